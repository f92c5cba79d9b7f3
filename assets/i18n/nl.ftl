# Dutch. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } daagt { $opponent } uit voor een partij **TAMSK**!
challenge-rematch = 🔁 { $challenger } vraagt { $opponent } om revanche voor partij { $game } van **TAMSK**, met omgewisselde kleuren!
challenge-to-all = ⏳ { $challenger } daagt **iedereen** hier uit voor een partij **TAMSK**!
challenge-terms =
    Niveau { $level } · { $level ->
        [1] zonder zand, een ring is { $window } lang van jou alleen
       *[other] zand: { $sand }
    } · { $start } · { $color }
challenge-unrated = Telt niet voor de ranglijst.
challenge-note = > { $note }
challenge-lapses = De uitdaging staat tot { $at }. Ken je TAMSK nog niet? `/tamsk regels` legt het in twee minuten uit.
challenge-taken = ⏳ { $challenger } en { $opponent } spelen: { $place }
challenge-declined = { $opponent } heeft de uitdaging van { $challenger } voor een partij TAMSK afgeslagen.
challenge-withdrawn = { $challenger } heeft de uitdaging voor een partij TAMSK ingetrokken.
challenge-lapsed = Op de uitdaging van { $challenger } voor een partij TAMSK is niet op tijd gereageerd.
challenge-sent = Je uitdaging (partij { $game }) is onderweg naar dit kanaal. Daar kun je je nog bedenken met **Intrekken**.
challenge-no-thread = Ik mis hier rechten ({ $list }), dus de partij wordt in dit kanaal gespeeld en niet in een thread.
challenge-no-previews = Ik mis hier het recht **Links insluiten**, dus links komen zonder voorbeeld.
you-accepted =
    Daar gaan we! Je speelt met { $color ->
        [red] 🔴 **Rood** en begint
       *[black] ⚫ **Zwart**; { $opponent } begint
    }. { $free ->
        [free] Jullie plaatsen eerst om de beurt de zandlopers.
       *[corners] De zandlopers staan op de hoeken.
    } { $place ->
        [here] Het bord komt eraan.
       *[other] Het bord komt eraan in { $place }.
    }
you-declined = Je hebt de uitdaging afgeslagen.
you-withdrew = Je hebt je uitdaging ingetrokken.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } is 🔴 Rood, { $black } is ⚫ Zwart · niveau { $level }{ $level ->
        [1] { "" }
       *[other] , zand: { $sand }
    }. Wie aan het eind de minste ringen overheeft, wint, en bij elke zet mag je er een leggen.
story-how-to =
    -# { $start ->
        [free] Tik onder het bord op **Plaatsen** en dan op een veld.
       *[corners] Tik onder het bord op een van je zandlopers en kies dan een veld.
    } Leg daarna een ring of bewaar hem. Ken je TAMSK nog niet? `/tamsk regels`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } zette **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } maakte de late zet **{ $from } → { $to }** af.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } plaatste een zandloper op **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } legde { $kind ->
        [fill] een ring op het opengelaten **{ $space }**
        [extra] de extra ring op **{ $space }**
       *[ordinary] een ring op **{ $space }**
    }.
story-timer =
    ⏱️ De beurttimer is omgedraaid: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } heeft tot { $at } om te zetten.
story-glass-lost =
    💔 De zandloper van { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } op **{ $space }** is leeg. Hij blijft daar staan en blokkeert het veld.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } is over de tijd. { $opponent } is aan zet{ $extra ->
        [earned] { " " }en krijgt een extra ring bij de volgende zet
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } heeft de zandloper van **{ $space }** nog in de hand en mag die zet afmaken, tot { $color ->
        [red] Zwart
       *[black] Rood
    } heeft gezet.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } kan niet zetten en verliest de beurt; { $opponent } gaat door.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } De zandloper van { $player } op **{ $space }** is vanzelf teruggezet: hij kan geen kant meer op.
story-closing = 🏁 Er is niemand meer aan zet. Openstaande ringen mogen nog gelegd worden, daarna worden de ringen geteld.
story-resumed =
    Er is een ring gelegd, dus de partij gaat door: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } is aan zet.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } biedt remise aan. Aannemen: **Meer…** en dan **Remise aannemen**. Het aanbod staat tot { $opponent } zet.

## The state of a game

turn-of =
    ▶️ { $color ->
        [red] 🔴 **Rood**
       *[black] ⚫ **Zwart**
    } is aan zet: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Rood**
       *[black] ⚫ **Zwart**
    } plaatst zandloper { $number } van 3: { $player }
in-hand =
    { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } heeft de zandloper van { $space } in de hand.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } mag een ring leggen op **{ $space }** tot { $until }{ $then ->
        [fill] ; daarna, of als hij wordt bewaard, mag { $color ->
            [red] Zwart
           *[black] Rood
        }
        [both] ; daarna mag wie het eerst is
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } mag een ring leggen op het opengelaten **{ $space }**.
ring-open-to-both = ⭕ Wie het eerst is, mag een ring leggen op **{ $space }**.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } mag tot { $until } ook een extra ring leggen, op elk veld met plek.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } heeft een extra ring verdiend, te leggen bij de volgende zet.
first-turns = Zandlopers die nog nooit zijn omgedraaid, gaan eerst: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    }: { $glasses }
glass-running = { $space } loopt { $relative } leeg ({ $clock })
glass-unturned = { $space } nog niet omgedraaid
glass-standing = { $space }
glass-lost = ~~{ $space }~~ leeg
rings-left = Ringen in voorraad: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Beurttimer: { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } heeft tot { $at } om te zetten.
timer-unaimed = ⏱️ Het zand van de beurttimer loopt tot { $at }, maar telt voor niemand.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    } biedt remise aan.

without-picture = -# Ik mag het plaatje hier niet meesturen: ik mis het recht **Bestanden bijvoegen**. `/tamsk bord` laat het je zien.
was-away =
    ⏸️ Hier kon { $away } lang niemand spelen. { $sand ->
        [runs] Al het zand heeft die tijd teruggekregen
       *[none] Alle termijnen zijn met die tijd verlengd
    }, voor beide kanten gelijk.
low-sand =
    ⏳ { $player }, je zandloper op **{ $space }** is bijna leeg: hij loopt nog tot { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Zet je hem, dan draait hij om.
        [wait] { " " }Zet je hem in je beurt, dan draait hij om.
        [first] { " " }Maar zandlopers die nog nooit zijn omgedraaid, gaan voor.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Rood wint**
       *[black] ⚫ **Zwart wint**
    }: { $player }
result-draw = 🤝 **Remise** tussen { $red } en { $black }
result-aborted = De partij tussen { $red } en { $black } is **afgebroken** en telt niet.
reason-rings = Er kan geen zandloper meer van zijn plaats. Ringen in voorraad: 🔴 { $red }, ⚫ { $black }. Wie de minste heeft, wint.
reason-rings-equal = Er kan geen zandloper meer van zijn plaats, en beide kanten hebben { $left ->
        [0] geen ring meer
        [one] nog 1 ring
       *[other] nog { $left } ringen
    }.
reason-sand =
    Er kan geen zandloper meer van zijn plaats, en beide kanten hebben { $left ->
        [0] geen ring meer
        [one] nog 1 ring
       *[other] nog { $left } ringen
    }, dus wie het langst zand heeft, wint (vet):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Er kan geen zandloper meer van zijn plaats, beide kanten hebben { $left ->
        [0] geen ring meer
        [one] nog 1 ring
       *[other] nog { $left } ringen
    }, en het zand liep bij beide op dezelfde momenten af:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = nooit omgedraaid
reason-full-space =
    { $color ->
        [red] Rood
       *[black] Zwart
    } ging naar een vol veld en verliest daarmee meteen de partij.
reason-resignation =
    { $color ->
        [red] Rood
       *[black] Zwart
    } heeft opgegeven.
reason-agreement = In onderling overleg.
reason-forfeit =
    { $color ->
        [red] Rood
       *[black] Zwart
    } heeft { $days } lang niet gezet.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } heeft de partij afgebroken, nog vóór de eigen eerste zet.
reason-called-off = Het beheer van deze server heeft de partij afgebroken.
reason-nobody-began = Er is { $days } lang niet gezet, en er waren nog geen twee zetten gespeeld.
reason-no-rings = Veertig zetten op rij zonder ring. Ringen in voorraad: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Veertig zetten op rij zonder ring, en beide kanten hebben { $left ->
        [0] geen ring meer
        [one] nog 1 ring
       *[other] nog { $left } ringen
    }.
reason-no-rings-sand =
    Veertig zetten op rij zonder ring, en beide kanten hebben { $left ->
        [0] geen ring meer
        [one] nog 1 ring
       *[other] nog { $left } ringen
    }, dus wie het langst zand heeft, wint (vet):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } heeft met TAMSK gewonnen van { $loser } (partij { $game }): { $place }
parent-draw = 🤝 { $red } en { $black } speelden remise bij TAMSK (partij { $game }): { $place }
parent-aborted = TAMSK-partij { $game } tussen { $red } en { $black } is afgebroken: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Ratings op niveau { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Ratingpartij { $nth } tussen deze twee binnen een week, dus die telt voor 1/{ $nth } mee.
unrated-agreed = -# Zoals afgesproken telt deze partij niet: de ratings blijven gelijk.
unrated-too-short = -# Er zijn geen twee zetten gedaan, dus de ratings blijven gelijk.
leaderboard-title = 🏆 **Ranglijst van niveau { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $wins ->
        [one] 1 keer gewonnen
       *[other] { $wins } keer gewonnen
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $wins ->
        [one] 1 keer gewonnen
       *[other] { $wins } keer gewonnen
    }
leaderboard-provisional = -# Een rating met ? is voorlopig: na nog een paar ratingpartijen volgt een plaats op de ranglijst.
leaderboard-empty = Op dit moment staat niemand op de ranglijst van niveau { $level }. Na een paar ratingpartijen krijg je er een plaats op: `/tamsk uitdagen niveau:{ $level }`
leaderboard-you = Je staat op plaats **{ $rank }**, met { $rating }.
leaderboard-you-provisional = Je hebt { $rating }. Na nog een paar ratingpartijen krijg je een plaats op de ranglijst.
leaderboard-you-idle = Je hebt { $rating }, maar staat niet op de ranglijst: je laatste ratingpartij op dit niveau is meer dan 90 dagen geleden.
leaderboard-you-unknown = Je hebt nog geen ratingpartij op niveau { $level }. Met `/tamsk uitdagen niveau:{ $level }` begin je er een.
profile-title = 👤 **{ $player } bij TAMSK**
profile-none = { $player } heeft op deze server nog geen partij uitgespeeld. Met `/tamsk uitdagen` begin je er een.
profile-ranked =
    ⭐ **Niveau { $level }** · rating { $rating }, plaats { $rank } · { $games ->
        [one] 1 ratingpartij
       *[other] { $games } ratingpartijen
    }
profile-provisional =
    ⭐ **Niveau { $level }** · rating { $rating }, nog voorlopig · { $games ->
        [one] 1 ratingpartij
       *[other] { $games } ratingpartijen
    }
profile-idle =
    ⭐ **Niveau { $level }** · rating { $rating }, niet op de ranglijst na 90 dagen zonder ratingpartij · { $games ->
        [one] 1 ratingpartij
       *[other] { $games } ratingpartijen
    }
profile-unrated = ⭐ **Niveau { $level }** · nog geen ratingpartij
profile-color =
    { $color ->
        [red] 🔴 met Rood
       *[black] ⚫ met Zwart
    }: { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-glasses = ⏳ Zandlopers: { $saved } gered met minder dan een vijfde van het zand, { $lost } verloren
profile-closest = Redding op het nippertje: nog { $left }, tegen **{ $opponent }**
profile-pace = Gemiddelde tijd per zet: { $average }
profile-nemesis =
    😈 Kwelgeest: **{ $name }**, met { $games ->
        [one] 1 overwinning
       *[other] { $games } overwinningen
    }
history-title = 📜 **Uitgespeelde partijen van { $player }**{ $pages }
history-none = { $player } heeft op deze server nog geen partij uitgespeeld. Met `/tamsk uitdagen` begin je er een.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **gewonnen** van
        [lost] **verloren** van
       *[drawn] **remise** tegen
    } { $opponent } · niveau { $level } · { $change } · partij { $game } { $link }
history-unrated = telt niet mee
history-hint = -# `/tamsk terugkijken partij:{ $game }` laat een partij nog eens zien en geeft er het verslag van als bestand.
page-of = { " " }· pagina { $page } van { $pages }
button-page-before = ◀ Pagina { $page }
button-page-after = Pagina { $page } ▶
button-level = Niveau { $level }

## Buttons

button-accept = Aannemen
button-decline = Afslaan
button-withdraw = Intrekken
button-withdraw-game = Uitdaging { $game } intrekken
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, laatste plek)
button-put-back = Terugzetten
button-place = Plaatsen
button-ring = Ring
button-ring-on = Ring leggen op { $space }
button-hold = Ring bewaren
button-timer = Beurttimer
button-more = Meer…
button-text = Bord als tekst
button-resign = Opgeven
button-resign-sure = Ja, opgeven
button-draw = Remise aanbieden
button-draw-accept = Remise aannemen
button-abort = Afbreken
button-abort-sure = Ja, afbreken
button-no = Nee
button-dare = Naar { $space } en verliezen
button-timer-side =
    Beurttimer { $side ->
        [left] links
       *[right] rechts
    }
button-rematch = Revanche
choose-place = Kies een veld
choose-extra = Extra ring op … { $from } t/m { $to }
choose-spaces = { $from } t/m { $to }
space-room = { $space } ({ $rings } van { $capacity ->
        [one] 1 ring
       *[other] { $capacity } ringen
    })

## Private answers

you-lifted =
    Je hebt de zandloper van **{ $space }** in de hand. Waarheen? De getallen zijn de ringen die er liggen en hoeveel er in totaal passen.{ $sand ->
        [runs] { " " }Hij heeft nog { $left } en loopt door; zet je hem nu, dan krijgt hij { $after }.
       *[rests] { "" }
    }
you-put-back = Je hebt de zandloper teruggezet op **{ $space }**.
you-moved = Je zette **{ $from } → { $to }**.
you-moved-late = Je hebt je late zet **{ $from } → { $to }** afgemaakt.
you-placed = Je hebt een zandloper op **{ $space }** geplaatst.
you-may-ring = Een ring leggen op **{ $space }**? Tot { $until } mag alleen jij dat.
you-may-fill = Je tegenstander heeft **{ $space }** opengelaten: jij mag daar een ring leggen.
you-may-extra = Je hebt een **extra ring** voor elk veld met plek, tot { $until }: kies hieronder of gebruik `/tamsk ring`.
you-have-no-rings = Je voorraad is leeg: geen ring meer om te leggen.
you-dropped =
    Je legde { $kind ->
        [fill] een ring op het opengelaten **{ $space }**
        [extra] je extra ring op **{ $space }**
       *[ordinary] een ring op **{ $space }**
    }. { $left ->
        [0] Je voorraad is leeg!
        [one] Nog één ring over.
       *[other] Nog { $left } ringen over.
    }
you-held = Je bewaart je ring.
you-turned-timer =
    Je hebt de beurttimer omgedraaid: { $color ->
        [red] Rood
       *[black] Zwart
    } heeft tot { $at } om te zetten.
you-resigned = Je hebt opgegeven.
you-offered-draw = Je hebt remise aangeboden. Het aanbod staat tot je tegenstander zet.
you-agreed-draw = Je hebt de remise aangenomen.
you-aborted = Je hebt de partij afgebroken.
nothing-done = Er is niets gedaan.
ask-call-off = Partij { $game } sluiten, tussen { $red } en { $black }? De partij wordt afgebroken en telt niet. Dit kun je niet ongedaan maken.
ask-forget = De ratings van { $player } op deze server wissen? Partijen en uitslagen blijven; de volgende partij voor de ranglijst begint opnieuw. Dit kun je niet ongedaan maken.
you-forgot = De ratings van { $player } op deze server zijn gewist.
you-called-off = Je hebt partij { $game } gesloten.
rematch-sent = Je vraag om revanche (partij { $game }) is onderweg naar { $place }.
you-put-timer =
    De beurttimer staat nu { $side ->
        [left] links
       *[right] rechts
    }.
you-entered-full = Je ging naar **{ $space }**, en dat is vol. Daarmee verlies je de partij.
ask-dare = **{ $to } is vol. Zet je { $from } daarheen, dan verlies je meteen de partij.** Er is nog niets gebeurd; wil je dit echt?
ask-resign = Partij { $game } tegen { $opponent } opgeven? Dit kun je niet ongedaan maken.
ask-abort = Partij { $game } tegen { $opponent } afbreken? De partij telt dan niet. Dit kun je niet ongedaan maken.
ask-ring = Waar wil je een ring leggen? { $list }.
ask-ring-ordinary = **{ $space }** (het veld waar je heen ging)
ask-ring-fill = **{ $space }** (opengelaten door je tegenstander)
ask-ring-extra = de extra ring (op elk veld met plek)
no-ring-there =
    { $why ->
        [full] **{ $space }** is vol.
       *[other] Op **{ $space }** kun je nu geen ring leggen.
    } Open voor jou: { $list }.
ask-place = Waar plaats je je zandloper? Tussen haakjes: de ringen die er liggen en hoeveel er in totaal passen.
more-menu =
    Partij { $game } · niveau { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· zand: { $sand }
    }
game-is-over = De partij is afgelopen.

## Settings

settings-title = Dit geldt voor TAMSK in { $channel } en de threads daarvan:
settings-line =
    { $setting ->
        [level] Niveau
        [sand] Zand
        [threads] Een thread per partij
        [rated] Partijen tellen voor de ranglijst
        [pings] Meldingen
        [language] Taal van openbare berichten
        [patience] Bedenktijd per zet
        [open-games] Partijen tegelijk
       *[play] Nieuwe partijen toegestaan
    }: **{ $value }** · { $from ->
        [channel] ingesteld voor dit kanaal
        [server] ingesteld voor de server
       *[built-in] standaard
    }
settings-hint = -# Wijzigen kan met `/tamsk instellingen kanaal` en `/tamsk instellingen server`. Een lopende partij houdt het niveau, het zand en de bedenktijd van het begin.
settings-changed = Klaar.
settings-yes = ja
settings-no = nee
settings-pings =
    { $pings ->
        [turn] als je aan zet bent en als je zand bijna op is
        [low-sand] alleen als je zand bijna op is
       *[none] geen
    }
settings-language =
    { $language ->
        [server] die van de server zelf
        [fr] Français
        [es] Español
        [cs] Čeština
        [de] Deutsch
        [nl] Nederlands
        [it] Italiano
        [pl] Polski
       *[en] English
    }
settings-open-games =
    { $most ->
        [0] zoveel als je wilt
       *[other] hoogstens { $most }
    }

## What is stored about somebody

privacy-shown = Alles wat ik over je bewaar, van alle servers, staat in dit bestand. Tijdstippen zijn UTC-milliseconden sinds 1970. `/tamsk privacy wissen` wist het.
privacy-too-much = Wat ik over je bewaar, is hier te veel voor één bestand. Wie deze bot beheert, kan het je geven.
ask-erase = **Alles over jou wissen, op alle servers?** Je open uitdagingen worden ingetrokken, lopende partijen geef je op, je ratings verdwijnen en in afgelopen partijen staat “een oud-speler” op jouw plek. Berichten in de chat blijven staan. Dit kun je niet ongedaan maken.
button-forget = Ja, wissen
button-erase = Ja, alles wissen
you-erased = Klaar: er wordt niets meer over je bewaard.
former-player = een oud-speler

## Refusals: why, and what can be done

no-game-over = Deze partij is afgelopen. Met `/tamsk uitdagen` begin je een nieuwe.
no-away = De bot was op dat moment offline, dus dit telt niet. Doe het nog een keer.
no-closing = Er is niemand meer aan zet; alleen openstaande ringen mogen nog gelegd worden, met **Ring** of `/tamsk ring`.
no-not-your-turn = { $player } is aan zet. Je krijgt een melding als jij aan zet bent.
no-only-late-move = Je bent over de tijd, dus je mag alleen de zet met de zandloper van **{ $space }** nog afmaken.
no-place-first = Bij vrije start plaats je eerst je drie zandlopers, met **Plaatsen** of `/tamsk plaatsen`.
no-not-free-start = Deze partij begon op de hoeken, dus er valt niets te plaatsen. Zet met `/tamsk zet` of met de knoppen.
no-all-placed = Je drie zandlopers zijn al geplaatst. Zet er een met `/tamsk zet` of met de knoppen.
no-glass-there = Op **{ $space }** staat geen zandloper. Die van jou: { $own }.
no-not-your-glass = De zandloper op **{ $space }** is van je tegenstander. Die van jou: { $own }.
no-glass-is-lost = De zandloper op **{ $space }** is leeg en blijft voorgoed staan. Kies een andere.
no-not-adjacent = **{ $to }** ligt niet naast **{ $from }**. Van daar kun je naar: { $ways }.
no-same-space = De zandloper staat al op **{ $space }**. Van daar kun je naar: { $ways }.
no-occupied = Op **{ $space }** staat een zandloper. Kies een ander veld.
no-full = **{ $space }** is vol. Kies een veld met plek.
no-first-turns = Zolang een van je zandlopers nog nooit is omgedraaid, moet je er zo een zetten: { $list }.
no-way = De zandloper op **{ $space }** kan nergens heen: elk veld eromheen is bezet of vol.
no-lifted-already = Je hebt de zandloper van **{ $space }** al in de hand.
no-nothing-lifted = Je hebt geen zandloper in de hand.
no-ring-right = Je kunt nu geen ring leggen. Dat mag bij elke zet van jou, of waar je tegenstander een veld openlaat.
no-ring-right-over = Je tijd om een ring te leggen op **{ $space }** is voorbij.
no-window-runs = Je tegenstander mag tot { $until } nog een ring leggen op **{ $space }**. Gebeurt dat niet, dan mag jij.
no-extra-ring = Je hebt geen extra ring. Je verdient er een als je tegenstander over de tijd gaat.
no-extra-only-earned = Je extra ring wacht: zet eerst, dan mag je die leggen op elk veld met plek.
no-last-place-kept = De laatste plek van **{ $space }** blijft tot { $until } vrij voor je tegenstander. Kies een ander veld.
no-holder-empty = Je voorraad is leeg: je hebt geen ring meer om te leggen.
no-nothing-to-decline = Er is geen ring om te bewaren.
no-turn-timer = Op niveau { $level } is er geen beurttimer; die hoort bij niveau 3.
no-timer-is-the-opponents = Je bent zelf aan zet. De beurttimer draai je om in de beurt van je tegenstander.
no-timer-runs = Het zand van de beurttimer loopt nog tot { $until }. Daarna kan hij weer omgedraaid worden.
no-draws = Remise kun je alleen op niveau 1 afspreken. Met zand beslist het zand. Opgeven kan met `/tamsk opgeven`.
no-draw-stands = Je tegenstander biedt remise aan. Neem je dat aan, dan eindigt de partij in remise. Wil je dat?
no-draw-lapsed = Er staat geen remiseaanbod meer: het staat maar tot de tegenstander zet.
no-draw-offered-already = Je hebt al remise aangeboden. Het aanbod staat tot je tegenstander zet.
no-too-late-to-abort = Je hebt al gezet, dus je kunt de partij niet meer afbreken. Opgeven kan met `/tamsk opgeven`.
no-unknown-game = Die partij bestaat hier niet. `/tamsk partijen` toont die van jou.
no-not-your-game = Je speelt niet mee in deze partij. Met `/tamsk uitdagen` begin je er zelf een.
no-not-started = Die uitdaging is nog niet aangenomen.
no-already-started = Die uitdaging is al aangenomen. Er wordt hier gespeeld: { $place }
no-challenge-declined = Die uitdaging is afgeslagen en geldt niet meer. Daag opnieuw uit met `/tamsk uitdagen`.
no-challenge-withdrawn = Die uitdaging is ingetrokken en geldt niet meer. Daag opnieuw uit met `/tamsk uitdagen`.
no-challenge-lapsed = Op die uitdaging kwam binnen 24 uur geen antwoord; die geldt niet meer. Daag opnieuw uit met `/tamsk uitdagen`.
no-challenge-gone = Dit bericht hoort bij een uitdaging die niet meer geldt. Daag opnieuw uit met `/tamsk uitdagen`.
no-not-for-you = Die uitdaging is voor iemand anders. Daag zelf iemand uit met `/tamsk uitdagen`.
no-own-challenge = Dat is je eigen uitdaging; iemand anders moet die aannemen. Bedenk je je, gebruik dan **Intrekken**.
no-not-your-challenge = Alleen wie uitdaagt, kan de uitdaging intrekken.
no-stale = Die stelling is voorbij. Zo staat het bord er nu voor.
no-answered-before = Daar is al op geantwoord. Doe het nog een keer als je het nog steeds wilt.
no-not-black = Alleen Zwart kiest aan welke kant de beurttimer staat.
no-challenged-self = Je kunt jezelf niet uitdagen. Laat `tegenstander` weg om iedereen uit te dagen.
no-challenged-bot = Bots spelen geen TAMSK. Daag een mens uit, of laat `tegenstander` weg om iedereen uit te dagen.
no-challenged-stranger = { $player } zit niet op deze server. Daag iemand uit die er wel is, of laat `tegenstander` weg.
no-challenged-blind = { $player } kan dit kanaal niet zien. Daag iemand uit die dat wel kan, of doe het in een ander kanaal.
no-length-unreadable = Ik kan “{ $text }” niet als tijdsduur lezen. Schrijf bijvoorbeeld `3m`, `90m`, `36h` of `7d`.
no-sand-out-of-range = Hier is het zand minstens { $min } en hoogstens { $max }.
no-note-too-long = Het bericht mag hoogstens { $most } tekens lang zijn.
no-too-fast = Dat was veel in één keer. Je kunt { $when } weer verder.
no-not-played-here = In dit kanaal worden geen partijen begonnen. Probeer een ander, of vraag wie dit kanaal beheert naar `/tamsk instellingen`.
no-too-many-games = { $most ->
        [one] In dit kanaal loopt al een partij, en er mag er maar één
       *[other] In dit kanaal lopen al { $most } partijen, en meer mogen er niet
    } tegelijk. Wacht tot er een klaar is, of speel in een ander kanaal.
no-patience-out-of-range = De bedenktijd is minstens { $min } en hoogstens { $max }.
no-not-over = Die partij is nog niet afgelopen. Revanche kan daarna.
no-rematch-stands = Je hebt al om revanche gevraagd; nu moet je tegenstander die aannemen.
no-rematch-begun = De revanche is al begonnen: dat is partij { $game }.
no-opponent-erased = Je tegenstander van die partij is een oud-speler: er is niemand om uit te dagen.
no-rematch-too-late = Die knop was een dag geldig. Met `/tamsk revanche` kun je er nog steeds om vragen.
no-administration = Daarvoor is het recht **Server beheren** nodig.
no-administration-of-own = Je speelt zelf mee in die partij. Iemand anders die de server beheert, mag die sluiten; jij kunt opgeven met `/tamsk opgeven`.
no-settings = { $whose ->
        [channel] Om de instellingen van dit kanaal te wijzigen heb je het recht **Kanalen beheren** nodig
       *[server] Om de instellingen van deze server te wijzigen heb je het recht **Server beheren** nodig
    }. Met `/tamsk instellingen tonen` kan iedereen ze zien.
no-too-many-challenges = Je hebt al { $most ->
        [one] 1 open uitdaging
       *[other] { $most } open uitdagingen
    }. Trek er een in of wacht op een antwoord.
no-space = Er is geen veld “{ $text }”. Velden heten A1 tot en met G4: de letter van de kolom en de rij, zoals op de velden staat.
no-game-here = Je hebt hier geen lopende partij. Met `/tamsk uitdagen` begin je er een.
no-several-games = Je hebt hier meerdere partijen. Zeg welke met `partij`: { $list }.
no-only-on-servers = TAMSK speel je op servers, niet in privéberichten.
no-unknown-command = Dat commando is vernieuwd. Typ het over een momentje nog eens.
no-unknown-button = Die knop is van een oudere versie. `/tamsk bord` toont het huidige bord.
no-permissions = Hier kan niet gespeeld worden: in dit kanaal mis ik rechten ({ $list }). Vraag iemand die de server beheert om dat toe te staan, of probeer een ander kanaal.
no-permissions-there = De uitdaging zou in { $channel } komen, maar daar mis ik rechten ({ $list }). Vraag iemand die de server beheert om dat toe te staan.
no-trouble = Er ging bij mij iets mis en er is niets veranderd. Probeer het over een momentje nog eens.
no-replay = De herhaling is niet gelukt. Probeer het nog eens.
no-ply = Die partij gaat van zet 0 tot en met zet { $last }.

## Lists

games-none = { $player } heeft geen open partij op deze server. Met `/tamsk uitdagen` begin je er een.
games-title = Partijen van { $player }:
games-running = **{ $game }** · { $opponent } · niveau { $level } · { $turn } · { $link }
games-to-move = ▶️ **jij bent aan zet**
games-waiting = { $player } is aan zet
games-closing = 🏁 laatste ringen
games-deadline =
    { $what ->
        [glass] { $space } loopt { $at } leeg
        [timer] de beurttimer loopt { $at } leeg
        [own-forfeit] anders verlies je { $at }
        [forfeit] anders is de partij { $at } verloren
       *[abort] anders wordt de partij { $at } afgebroken
    }
games-offered = **{ $game }** · { $challenger } daagt { $opponent } uit, tot { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } daagt iedereen uit, tot { $at } · { $link }
games-more =
    { $count ->
        [one] …en nog een.
       *[other] …en nog { $count }.
    }
choice-challenge = { $game }: uitdaging van { $challenger }, niveau { $level }
choice-game = { $game }: { $red } – { $black }, niveau { $level }
choice-game-to-move = { $game }: { $red } – { $black }, niveau { $level } – jij bent aan zet
choice-game-over =
    { $game }: { $red } – { $black }, niveau { $level } – { $result ->
        [red] Rood heeft gewonnen
        [black] Zwart heeft gewonnen
        [draw] remise
       *[aborted] afgebroken
    }
choice-from-running = { $space } – nog { $left } – { $ways }
choice-from-unturned = { $space } – nog niet omgedraaid – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] kan nu nergens heen
        [one] één kant op
       *[other] { $ways } kanten op
    }
choice-not-your-turn = je bent niet aan zet
choice-to-room = { $space } – { $rings } van { $capacity ->
        [one] 1 ring
       *[other] { $capacity } ringen
    }
choice-to-fills = { $space } – laatste plek: een ring maakt het vol
choice-ring-ordinary = { $space } – het veld waar je heen ging
choice-ring-fill = { $space } – opengelaten door je tegenstander
choice-ring-extra = { $space } – je extra ring

## Pictures in words

board-header = TAMSK-partij { $game }, niveau { $level }, zet { $ply }.
board-turn =
    { $color ->
        [red] Rood
       *[black] Zwart
    } is aan zet.
board-closing = Slot: alleen nog openstaande ringen.
board-over =
    Afgelopen: { $result ->
        [red] Rood heeft gewonnen
        [black] Zwart heeft gewonnen
        [draw] remise
       *[aborted] afgebroken
    }.
board-last-move =
    Laatste zet: { $color ->
        [red] Rood
       *[black] Zwart
    } { $from }-{ $to }.
board-last-placed =
    Laatste zet: { $color ->
        [red] Rood
       *[black] Zwart
    } plaatste op { $space }.
board-glasses =
    Zandlopers van { $color ->
        [red] Rood
       *[black] Zwart
    }: { $glasses }.
board-no-glasses =
    Zandlopers van { $color ->
        [red] Rood
       *[black] Zwart
    }: nog geen geplaatst.
board-glass-left = { $space } nog { $left }
board-glass-out = { $space } leeg
board-rings = Ringen op het bord: { $rings }.
board-no-rings = Ringen op het bord: geen.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Ringen in voorraad: Rood { $red }, Zwart { $black }.
board-lifted =
    In de hand: { $color ->
        [red] Rood
       *[black] Zwart
    } { $space }.
board-timer =
    Beurttimer: nog { $left } voor { $color ->
        [red] Rood
       *[black] Zwart
    }.
board-timer-unaimed = Beurttimer: nog { $left }, telt voor niemand.
board-ring-right =
    Ring open voor { $color ->
        [red] Rood
       *[black] Zwart
    }: { $space }.
board-extra =
    Extra ring open voor { $color ->
        [red] Rood
       *[black] Zwart
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Rood (R): { $red } · ⚫ Zwart (B): { $black }
board-legend = Elk veld met zijn ringen; R en B zijn zandlopers, r en b zijn leeg.

## Replays

replay-of =
    🎞️ Partij { $game }: 🔴 { $red } – ⚫ { $black }, niveau { $level }, { $plies ->
        [one] { $plies } zet
       *[other] { $plies } zetten
    }. { $result ->
        [red] Rood heeft gewonnen.
        [black] Zwart heeft gewonnen.
        [draw] Remise.
        [aborted] De partij is afgebroken.
       *[none] De partij loopt nog.
    }
replay-files =
    -# { $chart ->
        [chart] De grafiek laat zien hoe het zand van elke zandloper liep, en wanneer hij werd omgedraaid of verloren ging. Het bestand is het verslag van de partij.
       *[none] Het bestand is het verslag van de partij.
    }
replay-picture =
    Geanimeerde herhaling van TAMSK-partij { $game }, { $red } (Rood) tegen { $black } (Zwart), { $plies ->
        [one] { $plies } zet
       *[other] { $plies } zetten
    }. { $result ->
        [none] Zo staat het ervoor:
       *[other] Zo eindigde het:
    }
chart-picture = Zandgrafiek van TAMSK-partij { $game }: de zes zandlopers van { $sand } over { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Rood
       *[black] Zwart
    } { $space } { $turns ->
        [one] één keer
       *[other] { $turns } keer
    } omgedraaid
chart-glass-lost =
    { $color ->
        [red] Rood
       *[black] Zwart
    } { $space } { $turns ->
        [one] één keer
       *[other] { $turns } keer
    } omgedraaid, verloren op { $at }
chart-save =
    Krapste redding: { $color ->
        [red] Rood
       *[black] Zwart
    } zette vanaf { $space } met nog { $left }, op { $at }.

## Rules

rules-goal = **TAMSK in het kort**
    Twee spelers, elk drie zandlopers en 32 ringen. **Wie aan het eind de minste ringen overheeft, wint.**
    Het bord heeft 37 velden, van A1 (linksonder) tot G4 (rechtsboven): kolommen A tot en met G van links naar rechts, rijen van onderaf geteld. Op de lage kokers aan de rand past 1 ring, op de volgende 2, dan 3, en op D4, in het midden, 4.
    🔴 Rood start op A1, D7 en G1 en begint; ⚫ Zwart start op A4, D1 en G4.
    Elke beurt: **zet één zandloper** naar een vrij buurveld en **leg** daar dan **een ring**.
    -# Verder: `/tamsk regels` met een onderwerp – zetten, ringen, zand, beurttimer, einde, vrije start, het plaatje, commando’s.
rules-turn = **Zetten**
    • In je beurt zet je precies één van je zandlopers naar een buurveld zonder zandloper.
    • Passen mag niet. Kun je niet zetten, dan verlies je je beurt en gaat je tegenstander door.
    • **Wie naar een vol veld gaat, verliest meteen de partij.** De bot vraagt eerst of je het zeker weet.
    • Niveau 2 en 3: zolang een van je zandlopers nog nooit is omgedraaid, moet je er zo een zetten.
    In de chat: tik onder het bord op een zandloper en kies dan een veld. Of typ `/tamsk zet van:A1 naar:B2`.
rules-rings = **Ringen**
    • Na je zet mag je een van je ringen leggen op het veld waar je net heen ging, binnen een twaalfde van het zand (15 seconden bij zandlopers van 3 minuten).
    • Je tijd loopt door, ook als je tegenstander zet. Is die voorbij of bewaar je de ring, en is er nog niet gezet, dan mag je tegenstander daar een *eigen* ring leggen tot er iemand zet.
    • Op een veld passen 1, 2, 3 of 4 ringen. Een vol veld is dicht: daar mag niemand meer heen.
    • Op niveau 1 is er geen haast: je mag nog leggen tot er iemand zet of je tegenstander je voor is. Alleen na de laatste zet van de partij loopt de tijd ook daar: eerst voor jou alleen, dan nog eens zo lang voor allebei.
    In de chat: **Ring leggen** in het antwoord op je zet, **Ring** onder het bord, of `/tamsk ring`.
rules-sand = **Zand** (niveau 2 en 3)
    • Zet je een zandloper, dan draait hij om. De eerste keer heeft hij al zijn zand; daarna loopt terug wat al doorgelopen was. Draai je hem om met nog 1 van de 3 minuten, dan heeft hij er weer 2; draai je hem bijna vol om, dan heeft hij bijna niets meer!
    • Een zandloper waarvan het zand op is, is verloren. Hij blijft op zijn veld staan, blokkeert het en wordt nooit meer gezet.
    • Het zand loopt in echte tijd, dag en nacht, wat er ook gebeurt. Spreek dus zand af dat jullie past: 3 minuten is zoals in de doos, met 1 dag speel je naast je gewone leven.
    • Een zandloper die nooit is omgedraaid, loopt niet.
rules-timer = **De beurttimer** (niveau 3)
    • Is je tegenstander te traag? Draai dan in diens beurt de neutrale beurttimer om. Hij loopt een twaalfde van het zand (15 seconden bij zandlopers van 3 minuten).
    • Is hij leeg voordat je tegenstander zet, dan is die over de tijd: jij bent aan zet, en bij je volgende zet mag je een **extra ring** leggen, op elk veld met plek.
    • Had je tegenstander al een zandloper in de hand (erop getikt), dan mag die zet nog afgemaakt worden tot jij hebt gezet.
    • Zolang zijn zand loopt, kan niemand hem omdraaien.
    In de chat: **Beurttimer** onder het bord, of `/tamsk beurttimer`.
rules-end = **Het einde**
    • De partij eindigt als er geen zandloper meer van zijn plaats kan en er geen ring meer gelegd kan worden. Wie de minste ringen overheeft, wint.
    • Evenveel ringen: op niveau 1 remise; op niveau 2 en 3 wint de kant waarvan de laatste zandloper later leegloopt.
    • Opgeven kan met `/tamsk opgeven`. Op niveau 1 kun je remise aanbieden. Vóór je eerste zet kun je de partij afbreken met `/tamsk afbreken`.
    • Veertig zetten op rij zonder ring beëindigen de partij ook, en dan worden de ringen geteld. Wie { $patience } niet zet, verliest.
rules-free = **Vrije start**
    Het bord begint leeg. In de eerste drie zetten plaatst elke speler telkens één zandloper op een vrij veld met plek; daar mag dan een ring bij. Op niveau 2 en 3 wordt de zandloper meteen omgedraaid. Daarna speel je gewoon verder.
rules-commands = **Commando’s**
    `/tamsk uitdagen` – een partij beginnen (niveau 1 zonder tijd, 2 met zand, 3 ook met de beurttimer)
    `/tamsk zet`, `/tamsk plaatsen`, `/tamsk ring`, `/tamsk beurttimer` – spelen; de knoppen onder het bord doen hetzelfde
    `/tamsk bord` – het bord voor jou alleen, als plaatje of tekst, ook na een eerdere zet
    `/tamsk partijen` – je open partijen, de dringende eerst
    `/tamsk opgeven`, `/tamsk remise`, `/tamsk afbreken` – een partij beëindigen
    `/tamsk revanche` – je tegenstander opnieuw uitdagen, met omgewisselde kleuren
    `/tamsk terugkijken` – een partij terugkijken, met het verslag
    `/tamsk ranglijst`, `/tamsk profiel`, `/tamsk geschiedenis` – de ranglijst, een speler, uitgespeelde partijen
    `/tamsk regels` – de regels, per onderwerp
    `/tamsk instellingen` – hoe TAMSK hier gespeeld wordt
    `/tamsk privacy` – wat er over je bewaard wordt, en hoe je het wist
    `/tamsk beheer` – voor wie de server beheert
    `/tamsk info` – versie en uitnodiging
rules-picture = Het begin van een partij: Rood op A1, D7 en G1; Zwart op A4, D1 en G4. Het aantal ringen dat op een veld past, loopt op van 1 aan de rand tot 4 in het midden.
rules-marks = **Het plaatje**
    • Elke **koker** heeft zoveel donkere plekken om zich heen als er ringen op passen; hoe hoger, hoe donkerder vanbinnen. Ringen zijn licht en vullen die plekken één voor één: D5 heeft er 1 van 3. Een vol veld is donker en dicht, zoals A3 en F5.
    • **Zandlopers**: rond is 🔴 Rood, vierkant ⚫ Zwart, met ernaast de naam van het veld en eronder de tijd die over is. Het zand staat zoals het echt staat. Nooit omgedraaid: hij staat stil, zonder tijd; doorgekruist: hij is leeg (B2).
    • **Laatste zet**: van de onderbroken blauwe cirkel (F5) naar de doorlopende (F4), langs de pijl.
    • **In de hand**: een opgetilde zandloper (F2); donkere cirkels tonen waar hij heen mag.
    • **Waar een ring gelegd mag worden**: een plus, rond voor Rood, vierkant voor Zwart, en onderbroken goud op de plek die de ring zou innemen (F4). Een kleine gouden plus is een extra ring.
    • **Spelers**: de lichte hoeken zijn van wie aan zet is. Naast de naam staan de ringen in voorraad; de plus eronder zegt dat er nu een gelegd mag worden of, als hij grijs is, dat er bij de volgende zet een extra ring komt.
    • **Aan de zijkanten**: partijnummer, niveau, duur van het zand, gedane zetten (»); en de beurttimer met zijn zand en voor wie hij telt.
rules-marks-picture = Een partij op niveau 3 waarin de tekens van het plaatje te zien zijn: volle velden, een verloren zandloper, een in de hand, de laatste zet, een openstaande ring en de beurttimer.
about = **TAMSK**-bot { $version }, in de lucht sinds { $since }. Mijn klok wijkt { $offset } ms af van die van Discord. { $games ->
        [0] Er loopt geen partij.
        [one] Er loopt één partij.
       *[other] Er lopen { $games } partijen.
    }
    Nodig me uit: <{ $invite }>
    TAMSK is een spel van Kris Burm. Deze bot is niet verbonden aan hem, zijn uitgevers of Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
span-hours =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
span-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
span-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
span-millis = { $count } ms
anybody = wie maar wil
color-by-lot = kleuren worden geloot
color-chosen =
    wie uitdaagt, speelt met { $color ->
        [red] 🔴 Rood
       *[black] ⚫ Zwart
    }
start-corners = start op de hoeken
start-free = vrije start
permission-view = **Kanalen bekijken**
permission-send = **Berichten verzenden**
permission-send-in-threads = **Berichten verzenden in threads**
permission-threads = **Openbare threads maken**
permission-attach = **Bestanden bijvoegen**
side-name =
    { $color ->
        [red] Rood
       *[black] Zwart
    }
list-join = { $first }, { $rest }
list-or = { $first } of { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = uitdagen
command-move = zet
command-place = plaatsen
command-ring = ring
command-timer = beurttimer
command-board = bord
command-games = partijen
command-leaderboard = ranglijst
command-profile = profiel
command-history = geschiedenis
command-resign = opgeven
command-draw = remise
command-abort = afbreken
command-rematch = revanche
command-replay = terugkijken
command-settings = instellingen
command-settings-show = tonen
command-settings-channel = kanaal
command-settings-server = server
command-privacy = privacy
command-privacy-show = tonen
command-privacy-erase = wissen
command-admin = beheer
command-admin-close = sluiten
command-admin-forget = vergeten
command-rules = regels
command-about = info
option-opponent = tegenstander
option-level = niveau
option-sand = zand
option-colour = kleur
option-start = start
option-rated = ranglijst
option-note = bericht
option-from = van
option-to = naar
option-ring = ring
option-game = partij
option-at = veld
option-on = op
option-format = vorm
option-ply = zet
option-player = speler
option-page = pagina
option-topic = onderwerp
option-threads = threads
option-pings = meldingen
option-language = taal
option-patience = bedenktijd
option-open-games = partijen-tegelijk
option-play = spelen
option-reset = herstellen
option-share = delen

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Daag iemand, of iedereen, uit voor een partij TAMSK
cmd-challenge-opponent = Wie je uitdaagt; laat het weg om iedereen uit te dagen
cmd-challenge-level = 1 zonder tijd, 2 met lopende zandlopers, 3 ook met de beurttimer
cmd-challenge-sand = Hoelang een zandloper loopt: 3m, 15m, 1h, 6h, 1d, 3d, 7d of een andere duur
cmd-challenge-colour = Je kleur; er wordt geloot als je het weglaat
cmd-challenge-start = Zandlopers op de hoeken, of één voor één geplaatst
cmd-challenge-rated = Of de partij telt voor de ranglijst
cmd-challenge-note = Een woordje bij de uitdaging
cmd-move = Zet een van je zandlopers
cmd-move-from = Het veld waar hij staat
cmd-move-to = Het veld waar hij heen gaat
cmd-move-ring = Er meteen een ring leggen, of die bewaren
cmd-place = Plaats een zandloper (alleen bij vrije start)
cmd-place-at = Het veld waar hij komt te staan
cmd-ring = Leg de ring die je nu mag leggen
cmd-ring-on = Waar, als er iets te kiezen is
cmd-timer = Draai de beurttimer om (niveau 3)
cmd-board = Bekijk het bord, voor jou alleen
cmd-board-format = Als plaatje of als tekst
cmd-board-ply = Het bord na zoveel zetten
cmd-games = Toon open partijen, de dringende eerst
cmd-games-player = Van wie; die van jou als je het weglaat
cmd-leaderboard = Bekijk de ranglijst van deze server
cmd-leaderboard-level = Op welk niveau
cmd-leaderboard-page = Welke pagina
cmd-profile = Bekijk ratings, resultaten en zandlopers van een speler
cmd-profile-player = Van wie; die van jou als je het weglaat
cmd-history = Toon uitgespeelde partijen, de nieuwste eerst
cmd-history-player = Van wie; die van jou als je het weglaat
cmd-history-page = Welke pagina
cmd-replay = Kijk een partij terug, met het zand en het verslag
cmd-replay-share = Laat het hier aan iedereen zien; anders zie alleen jij het
cmd-resign = Geef de partij op
cmd-draw = Bied remise aan of neem het aan (niveau 1)
cmd-abort = Breek de partij af vóór je eerste zet
cmd-rematch = Daag je tegenstander opnieuw uit, met omgewisselde kleuren
cmd-settings = Hoe TAMSK hier gespeeld wordt
cmd-settings-show = Wat in dit kanaal geldt en waar elke instelling vandaan komt
cmd-settings-channel = Wijzig wat geldt in dit kanaal en de threads ervan (vereist Kanalen beheren)
cmd-settings-server = Wijzig wat geldt op de hele server (vereist Server beheren)
cmd-settings-level = Het niveau van uitdagingen die er geen noemen
cmd-settings-sand = Het zand van uitdagingen die het niet noemen: 3m, 15m, 1h, 6h, 1d, 3d, 7d of een andere duur
cmd-settings-threads = Of elke partij een eigen thread krijgt
cmd-settings-rated = Of partijen tellen voor de ranglijst
cmd-settings-pings = Waarvoor spelers een melding krijgen
cmd-settings-language = De taal van openbare berichten
cmd-settings-patience = Hoelang iemand over een zet mag doen voordat de partij verloren is, bijvoorbeeld 3d
cmd-settings-open-games = Hoeveel partijen er tegelijk in een kanaal mogen lopen; 0 is onbeperkt
cmd-settings-play = Of er partijen begonnen mogen worden
cmd-settings-reset = Herstel een instelling
cmd-admin = Voor wie de server beheert
cmd-admin-close = Sluit een partij of uitdaging, vanuit elk kanaal (vereist Server beheren)
cmd-admin-close-game = Het nummer van de partij
cmd-privacy = Wat er over je bewaard wordt
cmd-privacy-show = Krijg een bestand met alles wat over je bewaard wordt
cmd-privacy-erase = Wis alles over jou
cmd-admin-forget = Wis iemands ratings op deze server (vereist Server beheren)
cmd-admin-forget-player = Van wie
cmd-rules = De regels in het kort
cmd-rules-topic = Waarover
cmd-about = Versie, klok en uitnodiging
cmd-game = Welke partij, als je er meerdere hebt
cmd-tamsk = Speel TAMSK, het spel met de zandlopers
cmd-user-challenge = Uitdagen voor TAMSK
cmd-choice-level-1 = 1 – zonder tijd
cmd-choice-level-2 = 2 – lopende zandlopers
cmd-choice-level-3 = 3 – met de beurttimer
cmd-choice-pings-turn = aan zet en zand bijna op
cmd-choice-pings-low-sand = alleen zand bijna op
cmd-choice-pings-none = geen
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = alles
cmd-choice-reset-level = niveau
cmd-choice-reset-sand = zand
cmd-choice-reset-threads = threads
cmd-choice-reset-rated = ranglijst
cmd-choice-reset-pings = meldingen
cmd-choice-reset-language = taal
cmd-choice-reset-patience = bedenktijd
cmd-choice-reset-open-games = partijen tegelijk
cmd-choice-reset-play = spelen
cmd-choice-lot = loten
cmd-choice-red = Rood (begint)
cmd-choice-black = Zwart
cmd-choice-corners = op de hoeken
cmd-choice-free = vrije start
cmd-choice-drop = leggen
cmd-choice-hold = bewaren
cmd-choice-picture = plaatje
cmd-choice-text = tekst
cmd-choice-goal = het doel, in het kort
cmd-choice-turn = zetten
cmd-choice-rings = ringen
cmd-choice-sand = zand
cmd-choice-timer = de beurttimer
cmd-choice-end = het einde
cmd-choice-free-start = vrije start
cmd-choice-marks = de tekens in het plaatje
cmd-choice-commands = commando’s
