# Czech. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } vyzývá { $opponent } na partii **TAMSKu**!
challenge-rematch = 🔁 { $challenger } vyzývá { $opponent } na odvetu za partii { $game } v **TAMSKu**, s prohozenými barvami!
challenge-to-all = ⏳ { $challenger } vyzývá **kohokoli** z vás na partii **TAMSKu**!
challenge-terms =
    Úroveň { $level } · { $level ->
        [1] bez písku, kroužek je { $window } jen tvůj
       *[other] písek { $sand }
    } · { $start } · { $color }
challenge-unrated = Nehodnocená partie.
challenge-note = > { $note }
challenge-lapses = Výzva platí do { $at }. Neznáš TAMSK? `/tamsk pravidla` ti ho za dvě minuty vysvětlí.
challenge-taken = ⏳ { $challenger } a { $opponent } už hrají: { $place }
challenge-declined = { $opponent } odmítá výzvu na TAMSK, kterou posílá { $challenger }.
challenge-withdrawn = { $challenger } stahuje výzvu na TAMSK.
challenge-lapsed = { $challenger }: výzva na TAMSK zůstala bez odpovědi a už neplatí.
challenge-sent = Tvoje výzva (partie { $game }) je na cestě do tohoto kanálu. Když si to rozmyslíš, klepni u ní na **Stáhnout výzvu**.
challenge-no-thread = Chybí mi tu oprávnění { $list }, takže se bude hrát přímo v tomto kanálu, ne ve vlákně.
challenge-no-previews = Chybí mi tu oprávnění **Vkládat odkazy**, takže se odkazy ukážou bez náhledu.
you-accepted =
    Jde se na to! Hraješ za { $color ->
        [red] 🔴 **červeného** a začínáš
       *[black] ⚫ **černého**; začíná { $opponent }
    }. { $free ->
        [free] Nejdřív oba rozmístíte své přesýpací hodiny.
       *[corners] Přesýpací hodiny stojí v rozích.
    } { $place ->
        [here] Deska je na cestě.
       *[other] Deska je na cestě: { $place }
    }
you-declined = Výzva odmítnuta.
you-withdrew = Výzva stažena.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } hraje za 🔴 červeného, { $black } za ⚫ černého · úroveň { $level }{ $level ->
        [1] { "" }
       *[other] , písek { $sand }
    }. Vyhrává ten, komu na konci zbude méně kroužků – a po každém tahu můžeš jeden položit.
story-how-to =
    -# { $start ->
        [free] Klepni pod deskou na **Umístit** a pak na políčko.
       *[corners] Klepni pod deskou na některé své hodiny a pak na políčko, kam mají jít.
    } Potom polož kroužek, nebo si ho nech. Neznáš TAMSK? `/tamsk pravidla`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } táhne **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } dokončuje opožděný tah **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } umisťuje přesýpací hodiny na **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } pokládá { $kind ->
        [fill] kroužek na **{ $space }**, kde po soupeři zůstalo volno
        [extra] kroužek navíc na **{ $space }**
       *[ordinary] kroužek na **{ $space }**
    }.
story-timer =
    ⏱️ Časovač tahu běží: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } musí táhnout do { $at }.
story-glass-lost =
    💔 { $color ->
        [red] 🔴 Červené
       *[black] ⚫ Černé
    } přesýpací hodiny na **{ $space }** se dosypaly. Zůstávají tam a blokují políčko.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }: čas na tah vypršel. Na tahu je { $opponent }{ $extra ->
        [earned] {" "}a s nejbližším tahem smí položit i kroužek navíc
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ještě smí dokončit tah hodinami z **{ $space }**, které má v ruce, dokud { $color ->
        [red] černý
       *[black] červený
    } netáhne.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } nemá kam táhnout a přichází o tah; pokračuje { $opponent }.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }: hodiny se z ruky samy vrátily na **{ $space }**: už s nimi nejde táhnout.
story-closing = 🏁 Nikdo už není na tahu. Kdo ještě smí, může položit kroužek; potom se kroužky spočítají.
story-resumed =
    Kroužek je položen, takže se hraje dál: na tahu je { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } nabízí remízu. Přijmeš ji takhle: **Více…** a pak **Přijmout remízu**. Nabídka platí, dokud { $opponent } netáhne.

## The state of a game

turn-of =
    ▶️ Na tahu je { $color ->
        [red] 🔴 **červený**
       *[black] ⚫ **černý**
    }: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Červený**
       *[black] ⚫ **Černý**
    } umisťuje přesýpací hodiny ({ $number }. ze 3): { $player }
in-hand =
    { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } má v ruce hodiny z { $space }.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } smí položit kroužek na **{ $space }** do { $until }{ $then ->
        [fill] ; potom, nebo když si ho nechá, smí { $color ->
            [red] černý
           *[black] červený
        }
        [both] ; potom ten, kdo bude rychlejší
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } smí položit kroužek na **{ $space }**, kde po soupeři zůstalo volno.
ring-open-to-both = ⭕ Na **{ $space }** smí položit kroužek ten, kdo bude rychlejší.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } smí ještě kamkoli položit kroužek navíc, do { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } má kroužek navíc: smí ho položit s nejbližším tahem.
first-turns = Nejdřív táhnou hodiny, které se ještě neotočily: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    }: { $glasses }
glass-running = { $space } se dosypou { $relative } ({ $clock })
glass-unturned = { $space } ještě neotočené
glass-standing = { $space }
glass-lost = ~~{ $space }~~ dosypané
rings-left = Zbývající kroužky: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Časovač tahu: { $color ->
        [red] 🔴 červený
       *[black] ⚫ černý
    } musí táhnout do { $at }.
timer-unaimed = ⏱️ Písek v časovači tahu běží do { $at }, ale nikoho nehoní.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Červený
       *[black] ⚫ Černý
    } nabízí remízu.

without-picture = -# Obrázek sem přiložit nesmím: chybí mi oprávnění **Přikládat soubory**. Ukáže ti ho `/tamsk deska`.
was-away =
    ⏸️ Hra tu { $away } stála. { $sand ->
        [runs] Všechen písek se o tu dobu posunul
       *[none] Všechny lhůty se o tu dobu posunuly
    }, oběma stejně.
low-sand =
    ⏳ { $player }, tvým přesýpacím hodinám na **{ $space }** dochází písek: vydrží do { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Tah je otočí.
        [wait] { " " }Až budeš na tahu, tah je otočí.
        [first] { " " }Napřed ale táhnou hodiny, které se ještě neotočily.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Vyhrává červený**
       *[black] ⚫ **Vyhrává černý**
    }: { $player }
result-draw = 🤝 **Remíza**: { $red } – { $black }
result-aborted = Partie { $red } – { $black } je **zrušena** a nepočítá se.
reason-rings = Žádné hodiny už nemohou táhnout. Zbývající kroužky: 🔴 { $red }, ⚫ { $black }. Vyhrává ten, komu jich zbylo méně.
reason-rings-equal =
    Žádné hodiny už nemohou táhnout a oběma zbývá stejně: { $left ->
        [one] 1 kroužek
        [few] { $left } kroužky
       *[other] { $left } kroužků
    }.
reason-sand =
    Žádné hodiny už nemohou táhnout a oběma zbývá stejně: { $left ->
        [one] 1 kroužek
        [few] { $left } kroužky
       *[other] { $left } kroužků
    }. Rozhoduje tedy, čí písek vydrží déle (tučně):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Žádné hodiny už nemohou táhnout, oběma zbývá stejně ({ $left ->
        [one] 1 kroužek
        [few] { $left } kroužky
       *[other] { $left } kroužků
    }) a všechen písek se dosypal ve stejných chvílích:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = nikdy neotočené
reason-full-space =
    { $color ->
        [red] Červený
       *[black] Černý
    } vstupuje na plné políčko, a tím okamžitě prohrává.
reason-resignation =
    { $color ->
        [red] Červený
       *[black] Černý
    } se vzdává.
reason-agreement = Dohodou obou hráčů.
reason-forfeit =
    Od { $color ->
        [red] červeného
       *[black] černého
    } nepřišel { $days } žádný tah.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ruší partii ještě před svým prvním tahem.
reason-called-off = Partii zrušila správa serveru.
reason-nobody-began = Padl nejvýš jeden tah a potom { $days } nikdo netáhl.
reason-no-rings = Čtyřicet tahů po sobě bez jediného kroužku. Zbývající kroužky: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal =
    Čtyřicet tahů po sobě bez jediného kroužku a oběma zbývá stejně: { $left ->
        [one] 1 kroužek
        [few] { $left } kroužky
       *[other] { $left } kroužků
    }.
reason-no-rings-sand =
    Čtyřicet tahů po sobě bez jediného kroužku a oběma zbývá stejně: { $left ->
        [one] 1 kroužek
        [few] { $left } kroužky
       *[other] { $left } kroužků
    }. Rozhoduje tedy, čí písek vydrží déle (tučně):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 V TAMSKu vyhrává { $winner }, prohrává { $loser } (partie { $game }): { $place }
parent-draw = 🤝 Remíza v TAMSKu, { $red } – { $black } (partie { $game }): { $place }
parent-aborted = Partie { $game } v TAMSKu ({ $red } – { $black }) je zrušena: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Rating na úrovni { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Pro vás dva už { $nth }. hodnocená partie během týdne, takže má váhu 1/{ $nth }.
unrated-agreed = -# Podle dohody bez hodnocení: rating se nemění.
unrated-too-short = -# Padl nejvýš jeden tah, takže se rating nemění.
leaderboard-title = 🏆 **Žebříček na úrovni { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }, { $wins ->
        [one] 1 výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }, { $wins ->
        [one] 1 výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }
leaderboard-provisional = -# Rating s otazníkem je předběžný: po několika dalších hodnocených partiích bude dost přesný na místo v žebříčku.
leaderboard-empty = Na úrovni { $level } zatím v žebříčku nikdo není. Po několika hodnocených partiích je rating dost přesný na místo v něm: `/tamsk výzva úroveň:{ $level }`
leaderboard-you = Jsi na **{ $rank }. místě**, rating { $rating }.
leaderboard-you-provisional = Tvůj rating je { $rating }. Po několika dalších hodnocených partiích bude dost přesný na místo v žebříčku.
leaderboard-you-idle = Tvůj rating je { $rating }, ale v žebříčku nejsi: poslední hodnocená partie na této úrovni je starší než 90 dní.
leaderboard-you-unknown = Na úrovni { $level } ještě nemáš žádnou hodnocenou partii. Začni ji: `/tamsk výzva úroveň:{ $level }`
profile-title = 👤 **{ $player } v TAMSKu**
profile-none = { $player } tu na serveru ještě nemá žádnou dohranou partii. Novou začne `/tamsk výzva`.
profile-ranked =
    ⭐ **Úroveň { $level }** · rating { $rating }, { $rank }. místo · { $games ->
        [one] 1 hodnocená partie
        [few] { $games } hodnocené partie
       *[other] { $games } hodnocených partií
    }
profile-provisional =
    ⭐ **Úroveň { $level }** · rating { $rating }, zatím předběžný · { $games ->
        [one] 1 hodnocená partie
        [few] { $games } hodnocené partie
       *[other] { $games } hodnocených partií
    }
profile-idle =
    ⭐ **Úroveň { $level }** · rating { $rating }, po 90 dnech bez hodnocené partie mimo žebříček · { $games ->
        [one] 1 hodnocená partie
        [few] { $games } hodnocené partie
       *[other] { $games } hodnocených partií
    }
profile-unrated = ⭐ **Úroveň { $level }** · zatím bez hodnocené partie
profile-color =
    { $color ->
        [red] 🔴 za červeného
       *[black] ⚫ za černého
    }: výhry { $won }, remízy { $drawn }, prohry { $lost }
profile-glasses = ⏳ Přesýpací hodiny: zachráněné s méně než pětinou písku { $saved }×, ztracené { $lost }×
profile-closest = Nejtěsnější záchrana: zbývalo { $left }, soupeř **{ $opponent }**
profile-pace = Průměrný čas na tah: { $average }
profile-nemesis =
    😈 Největší postrach: **{ $name }** – { $games ->
        [one] 1 výhra
        [few] { $games } výhry
       *[other] { $games } výher
    }
history-title = 📜 **Dohrané partie: { $player }**{ $pages }
history-none = { $player } tu na serveru ještě nemá žádnou dohranou partii. Novou začne `/tamsk výzva`.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **výhra**
        [lost] **prohra**
       *[drawn] **remíza**
    }, soupeř: { $opponent } · úroveň { $level } · { $change } · partie { $game } { $link }
history-unrated = nehodnocená
history-hint = -# `/tamsk přehrát partie:{ $game }` přehraje partii znovu a přidá její záznam jako soubor.
page-of = { " " }· strana { $page }/{ $pages }
button-page-before = ◀ Strana { $page }
button-page-after = Strana { $page } ▶
button-level = Úroveň { $level }

## Buttons

button-accept = Přijmout
button-decline = Odmítnout
button-withdraw = Stáhnout výzvu
button-withdraw-game = Stáhnout výzvu { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, poslední místo)
button-put-back = Vrátit na místo
button-place = Umístit
button-ring = Kroužek
button-ring-on = Položit kroužek na { $space }
button-hold = Nechat si kroužek
button-timer = Časovač tahu
button-more = Více…
button-text = Deska jako text
button-resign = Vzdát se
button-resign-sure = Ano, vzdávám se
button-draw = Nabídnout remízu
button-draw-accept = Přijmout remízu
button-abort = Zrušit partii
button-abort-sure = Ano, zrušit
button-no = Ne
button-dare = Táhnout na { $space } a prohrát
button-timer-side =
    Časovač tahu { $side ->
        [left] vlevo
       *[right] vpravo
    }
button-rematch = Odveta
choose-place = Vyber políčko
choose-extra = Kroužek navíc: { $from } až { $to }
choose-spaces = { $from } až { $to }
space-room = { $space } (kroužky: { $rings }/{ $capacity })

## Private answers

you-lifted =
    Máš v ruce hodiny z **{ $space }**. Kam s nimi? Čísla říkají, kolik kroužků tam leží a kolik se jich tam vejde.{ $sand ->
        [runs] { " " }Hodinám zbývá { $left } a písek běží dál; když jimi teď táhneš, budou mít { $after }.
       *[rests] { "" }
    }
you-put-back = Hodiny jsou zpátky na **{ $space }**.
you-moved = Tvůj tah: **{ $from } → { $to }**.
you-moved-late = Tvůj opožděný tah je dokončen: **{ $from } → { $to }**.
you-placed = Tvoje hodiny stojí na **{ $space }**.
you-may-ring = Položíš kroužek na **{ $space }**? Do { $until } smíš jen ty.
you-may-fill = Po soupeři zůstalo na **{ $space }** volno: smíš tam položit kroužek.
you-may-extra = Máš **kroužek navíc** na kterékoli políčko, kde je místo, do { $until }: vyber je níže, nebo napiš `/tamsk kroužek`.
you-have-no-rings = Tvoje zásoba je prázdná: nemáš co položit.
you-dropped =
    { $kind ->
        [fill] Kroužek leží na **{ $space }**, kde po soupeři zůstalo volno
        [extra] Kroužek navíc leží na **{ $space }**
       *[ordinary] Kroužek leží na **{ $space }**
    }. { $left ->
        [0] Tvoje zásoba je prázdná!
        [one] Zbývá ti jeden kroužek.
        [few] Zbývají ti { $left } kroužky.
       *[other] Zbývá ti { $left } kroužků.
    }
you-held = Kroužek si necháváš.
you-turned-timer =
    Časovač tahu běží: { $color ->
        [red] červený
       *[black] černý
    } musí táhnout do { $at }.
you-resigned = Vzdáváš se.
you-offered-draw = Nabízíš remízu. Nabídka platí, dokud soupeř netáhne.
you-agreed-draw = Souhlasíš s remízou.
you-aborted = Partie je zrušena.
nothing-done = Nic se nestalo.
ask-call-off = Ukončit partii { $game } ({ $red } – { $black })? Bude zrušena a nebude se počítat. Nejde to vrátit.
ask-forget = Vymazat rating, který má { $player } na tomto serveru? Partie a výsledky zůstanou; příští hodnocená partie začne od začátku. Nejde to vzít zpět.
you-forgot = Rating, který má { $player } na tomto serveru, je vymazán.
you-called-off = Partie { $game } je ukončena.
rematch-sent = Tvoje výzva na odvetu (partie { $game }) je na cestě: { $place }
you-put-timer =
    Časovač tahu teď stojí { $side ->
        [left] vlevo
       *[right] vpravo
    }.
you-entered-full = **{ $space }** je plné políčko. Tímhle tahem prohráváš.
ask-dare = **{ $to } je plné. Tahem z { $from } tam okamžitě prohraješ.** Zatím se nic nestalo; opravdu to chceš?
ask-resign = Vzdát partii { $game }? Soupeř: { $opponent }. Nejde to vrátit.
ask-abort = Zrušit partii { $game }? Soupeř: { $opponent }. Nebude se počítat. Nejde to vrátit.
ask-ring = Kam chceš položit kroužek? { $list }.
ask-ring-ordinary = **{ $space }** (kam vedl tvůj tah)
ask-ring-fill = **{ $space }** (kde po soupeři zůstalo volno)
ask-ring-extra = kroužek navíc (na kterékoli políčko, kde je místo)
no-ring-there =
    { $why ->
        [full] **{ $space }** je plné.
       *[other] Na **{ $space }** teď kroužek položit nemůžeš.
    } Na výběr máš: { $list }.
ask-place = Kam umístíš hodiny? V závorce: kolik kroužků tam leží a kolik se jich tam vejde.
more-menu =
    Partie { $game } · úroveň { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· písek { $sand }
    }
game-is-over = Partie skončila.

## Settings

settings-title = Co pro TAMSK platí v { $channel } a jeho vláknech:
settings-line =
    { $setting ->
        [level] Úroveň
        [sand] Písek
        [threads] Vlákno pro každou partii
        [rated] Partie se počítají do žebříčku
        [pings] Pingy
        [language] Jazyk veřejných zpráv
        [patience] Trpělivost s hráčem na tahu
        [open-games] Partií najednou
       *[play] Smí se začínat partie
    }: **{ $value }** · { $from ->
        [channel] nastaveno pro tento kanál
        [server] nastaveno pro server
       *[built-in] výchozí hodnota
    }
settings-hint = -# Změníš to příkazem `/tamsk nastavení kanál` nebo `/tamsk nastavení server`. Rozehrané partie si nechávají úroveň, písek a trpělivost, s jakými začaly.
settings-changed = Hotovo.
settings-yes = ano
settings-no = ne
settings-pings =
    { $pings ->
        [turn] na tahu a při docházejícím písku
        [low-sand] jen při docházejícím písku
       *[none] nikdy
    }
settings-language =
    { $language ->
        [server] podle serveru
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
        [0] bez omezení
       *[other] nejvýš { $most }
    }

## What is stored about somebody

privacy-shown = V tomto souboru je všechno, co o tobě mám uložené, ze všech serverů. Časy jsou v milisekundách UTC od roku 1970. Smažeš to příkazem `/tamsk soukromí smazat`.
privacy-too-much = Mám toho o tobě uloženo víc, než se sem do jednoho souboru vejde. Předat ti to může ten, kdo tohoto bota provozuje.
ask-erase = **Smazat o tobě všechno, na všech serverech?** Tvoje otevřené výzvy se stáhnou, rozehrané partie se vzdají, rating zmizí a v dohraných partiích za tebe bude stát „bývalý hráč“. Zprávy v chatu zůstanou, kde jsou. Nejde to vrátit.
button-forget = Ano, vymazat
button-erase = Ano, smazat všechno
you-erased = Hotovo: nic o tobě už uložené není.
former-player = bývalý hráč

## Refusals: why, and what can be done

no-game-over = Tahle partie už skončila. Novou začneš příkazem `/tamsk výzva`.
no-away = V tu chvíli byl bot mimo, takže se to nepočítá. Udělej to prosím znovu.
no-closing = Nikdo už není na tahu; kdo ještě smí, může položit kroužek, tlačítkem **Kroužek** nebo příkazem `/tamsk kroužek`.
no-not-your-turn = Na tahu je { $player }. Až přijde řada na tebe, dostaneš ping.
no-only-late-move = Čas na tah ti vypršel, smíš jen dokončit tah hodinami z **{ $space }**.
no-place-first = Při volném startu nejdřív umísti své troje hodiny, tlačítkem **Umístit** nebo příkazem `/tamsk umístit`.
no-not-free-start = Tahle partie začala v rozích, takže není co umisťovat. Táhni tlačítky nebo příkazem `/tamsk tah`.
no-all-placed = Tvoje troje hodiny už stojí. Táhni tlačítky nebo příkazem `/tamsk tah`.
no-glass-there = Na **{ $space }** žádné hodiny nestojí. Tvoje: { $own }.
no-not-your-glass = Hodiny na **{ $space }** patří soupeři. Tvoje: { $own }.
no-glass-is-lost = Hodiny na **{ $space }** se dosypaly a už nikdy netáhnou. Vyber jiné.
no-not-adjacent = **{ $to }** nesousedí s **{ $from }**. Odtud můžeš na: { $ways }.
no-same-space = Hodiny na **{ $space }** už tam stojí. Odtud můžeš na: { $ways }.
no-occupied = Na **{ $space }** stojí přesýpací hodiny. Vyber jiné políčko.
no-full = **{ $space }** je plné. Vyber políčko, kde je místo.
no-first-turns = Dokud máš hodiny, které se ještě neotočily, táhneš jedněmi z nich. Na výběr: { $list }.
no-way = Hodiny na **{ $space }** nemají kam jít: všechna políčka kolem jsou obsazená nebo plná.
no-lifted-already = Hodiny z **{ $space }** už v ruce máš.
no-nothing-lifted = V ruce žádné hodiny nemáš.
no-ring-right = Teď žádný kroužek položit nesmíš. Smíš po každém svém tahu, nebo tam, kde po soupeři zůstane volno.
no-ring-right-over = Tvůj čas položit kroužek na **{ $space }** už vypršel.
no-window-runs = Soupeř smí ještě do { $until } položit kroužek na **{ $space }**. Když to neudělá, smíš ty.
no-extra-ring = Kroužek navíc nemáš. Získáš ho, když soupeři vyprší čas na tah.
no-extra-only-earned = Kroužek navíc na tebe čeká: nejdřív táhni, pak ho smíš položit na kterékoli políčko, kde je místo.
no-last-place-kept = Poslední místo na **{ $space }** patří do { $until } soupeři. Vyber jiné políčko.
no-holder-empty = Tvoje zásoba je prázdná: žádný kroužek ti nezbývá.
no-nothing-to-decline = Teď žádný kroužek položit nemůžeš, takže si ani není co nechat.
no-turn-timer = Na úrovni { $level } časovač tahu není; patří k úrovni 3.
no-timer-is-the-opponents = Na tahu jsi ty. Časovač se otáčí, když je na tahu soupeř.
no-timer-runs = Písek v časovači tahu běží ještě do { $until }. Potom ho půjde znovu otočit.
no-draws = Na remíze se lze dohodnout jen na úrovni 1. Jinde rozhoduje písek. Vzdát se můžeš příkazem `/tamsk vzdát`.
no-draw-stands = Soupeř nabízí remízu. Když souhlasíš, partie skončí remízou; chceš to?
no-draw-lapsed = Nabídka remízy už neplatí: platí jen do soupeřova tahu.
no-draw-offered-already = Remízu už nabízíš; nabídka platí, dokud soupeř netáhne.
no-too-late-to-abort = Svůj první tah už máš za sebou, takže partii zrušit nejde. Vzdát se můžeš příkazem `/tamsk vzdát`.
no-unknown-game = Taková partie tu není. Tvoje vypíše `/tamsk partie`.
no-not-your-game = V téhle partii nehraješ. Vlastní začneš příkazem `/tamsk výzva`.
no-not-started = Tahle výzva ještě nebyla přijata.
no-already-started = Tahle výzva už je přijatá. Hraje se tady: { $place }
no-challenge-declined = Tahle výzva byla odmítnuta, partie z ní už nebude. Novou pošleš příkazem `/tamsk výzva`.
no-challenge-withdrawn = Tahle výzva byla stažena, partie z ní už nebude. Novou pošleš příkazem `/tamsk výzva`.
no-challenge-lapsed = Na tuhle výzvu nepřišla do 24 hodin odpověď, partie z ní už nebude. Novou pošleš příkazem `/tamsk výzva`.
no-challenge-gone = Tahle zpráva patří k výzvě, která už neplatí, partie z ní nebude. Novou pošleš příkazem `/tamsk výzva`.
no-not-for-you = Tahle výzva je pro někoho jiného. Vlastní pošleš příkazem `/tamsk výzva`.
no-own-challenge = To je tvoje vlastní výzva; přijmout ji musí někdo jiný. Když si to rozmyslíš, klepni na **Stáhnout výzvu**.
no-not-your-challenge = Výzvu může stáhnout jen ten, kdo vyzývá.
no-stale = Tahle pozice už neplatí. Tady je deska, jak vypadá teď.
no-answered-before = To už je vyřízené. Jestli to chceš znovu, udělej to prosím ještě jednou.
no-not-black = Stranu, kde stojí časovač tahu, vybírá jen černý.
no-challenged-self = Sebe vyzvat nemůžeš. Bez volby `soupeř` vyzveš kohokoli.
no-challenged-bot = Boti TAMSK nehrají. Vyzvi člověka, nebo vynech volbu `soupeř` a vyzveš kohokoli.
no-challenged-stranger = { $player } není na tomto serveru. Vyzvi někoho, kdo tu je, nebo vynech volbu `soupeř`.
no-challenged-blind = { $player } tento kanál nevidí. Vyzvi někoho, kdo ho vidí, nebo to udělej v jiném kanálu.
no-length-unreadable = „{ $text }“ neumím přečíst jako dobu. Napiš třeba `3m`, `90m`, `36h` nebo `7d`.
no-sand-out-of-range = Písek tu smí být nejméně { $min } a nejvýš { $max }.
no-note-too-long =
    Vzkaz smí mít nejvýš { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    }.
no-too-fast = Tolik najednou nestíhám. Pokračovat můžeš { $when }.
no-not-played-here = V tomto kanálu se partie nezačínají. Zkus jiný, nebo se na `/tamsk nastavení` zeptej někoho, kdo kanál spravuje.
no-too-many-games = { $most ->
        [one] V tomto kanálu se už jedna partie hraje a víc jich najednou
        [few] V tomto kanálu se už hrají { $most } partie a víc jich najednou
       *[other] V tomto kanálu se už hraje { $most } partií a víc jich najednou
    } být nesmí. Počkej, až některá skončí, nebo hraj v jiném kanálu.
no-patience-out-of-range = Trpělivost smí být nejméně { $min } a nejvýš { $max }.
no-not-over = Tahle partie ještě neskončila. Odveta přijde na řadu až potom.
no-rematch-stands = O odvetu už žádáš; teď ji musí přijmout soupeř.
no-rematch-begun = Odveta už začala: je to partie { $game }.
no-opponent-erased = Tvůj soupeř z té partie je už jen bývalý hráč: není koho vyzvat.
no-rematch-too-late = Tlačítko platilo jeden den. O odvetu můžeš pořád požádat příkazem `/tamsk odveta`.
no-administration = K tomu potřebuješ oprávnění **Spravovat server**.
no-administration-of-own = V téhle partii hraješ. Ukončit ji může někdo jiný ze správy serveru; ty se můžeš vzdát příkazem `/tamsk vzdát`.
no-settings = { $whose ->
        [channel] Ke změně nastavení tohoto kanálu potřebuješ oprávnění **Spravovat kanály**
       *[server] Ke změně nastavení tohoto serveru potřebuješ oprávnění **Spravovat server**
    }. `/tamsk nastavení zobrazit` je ukáže komukoli.
no-too-many-challenges =
    Už máš { $most ->
        [one] otevřenou výzvu, víc jich být nesmí. Stáhni ji, nebo počkej na odpověď.
        [few] { $most } otevřené výzvy. Některou stáhni, nebo počkej na odpověď.
       *[other] { $most } otevřených výzev. Některou stáhni, nebo počkej na odpověď.
    }
no-space = Políčko „{ $text }“ neexistuje. Políčka se jmenují A1 až G4: písmeno sloupce a řada, jak je na políčkách napsáno.
no-game-here = Žádnou rozehranou partii tu nemáš. Začneš ji příkazem `/tamsk výzva`.
no-several-games = Máš tu víc partií. Vyber jednu volbou `partie`: { $list }.
no-only-on-servers = TAMSK se hraje na serverech, ne v přímých zprávách.
no-unknown-command = Tenhle příkaz se mezitím změnil. Za chvilku ho prosím napiš znovu.
no-unknown-button = Tohle tlačítko je ze starší verze. Současnou desku ukáže `/tamsk deska`.
no-permissions = Tady hrát nemůžu: v tomto kanálu potřebuji oprávnění { $list }. Požádej někoho ze správy serveru, ať je povolí, nebo zkus jiný kanál.
no-permissions-there = Výzva by přišla do { $channel }, tam ale potřebuji oprávnění { $list }. Požádej někoho ze správy serveru, ať je povolí.
no-trouble = Něco se u mě pokazilo a nic se nezměnilo. Zkus to prosím za chvilku znovu.
no-replay = Přehrání partie se nepodařilo připravit. Zkus to prosím znovu.
no-ply = Tahle partie má tahy 0 až { $last }.

## Lists

games-none = { $player } tu na serveru nemá žádnou otevřenou partii. Novou začne `/tamsk výzva`.
games-title = Partie, které hraje { $player }:
games-running = **{ $game }** · { $opponent } · úroveň { $level } · { $turn } · { $link }
games-to-move = ▶️ **jsi na tahu**
games-waiting = na tahu je { $player }
games-closing = 🏁 končí
games-deadline =
    { $what ->
        [glass] { $space } se dosypou { $at }
        [timer] časovač tahu se dosype { $at }
        [own-forfeit] jinak { $at } prohraješ
        [forfeit] jinak { $at } prohraje
       *[abort] jinak se partie { $at } zruší
    }
games-offered = **{ $game }** · { $challenger } vyzývá { $opponent }, do { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } vyzývá kohokoli, do { $at } · { $link }
games-more =
    { $count ->
        [one] …a ještě jedna.
        [few] …a ještě { $count } další.
       *[other] …a ještě { $count } dalších.
    }
choice-challenge = { $game }: vyzývá { $challenger }, úroveň { $level }
choice-game = { $game }: { $red } – { $black }, úroveň { $level }
choice-game-to-move = { $game }: { $red } – { $black }, úroveň { $level } – jsi na tahu
choice-game-over =
    { $game }: { $red } – { $black }, úroveň { $level } – { $result ->
        [red] vyhrál červený
        [black] vyhrál černý
        [draw] remíza
       *[aborted] zrušená
    }
choice-from-running = { $space } – zbývá { $left } – { $ways }
choice-from-unturned = { $space } – ještě neotočené – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] teď není kam
        [one] jedna možnost
        [few] { $ways } možnosti
       *[other] { $ways } možností
    }
choice-not-your-turn = teď nejsi na tahu
choice-to-room = { $space } – kroužky: { $rings }/{ $capacity }
choice-to-fills = { $space } – poslední místo: kroužek ho zaplní
choice-ring-ordinary = { $space } – kam vedl tvůj tah
choice-ring-fill = { $space } – po soupeři tu zůstalo volno
choice-ring-extra = { $space } – tvůj kroužek navíc

## Pictures in words

board-header = TAMSK, partie { $game }, úroveň { $level }, tah { $ply }.
board-turn =
    Na tahu je { $color ->
        [red] červený
       *[black] černý
    }.
board-closing = Nikdo už není na tahu: zbývají jen poslední kroužky.
board-over =
    Konec: { $result ->
        [red] vyhrává červený
        [black] vyhrává černý
        [draw] remíza
       *[aborted] zrušeno
    }.
board-last-move =
    Poslední tah: { $color ->
        [red] červený
       *[black] černý
    } { $from }-{ $to }.
board-last-placed =
    Poslední tah: { $color ->
        [red] červený
       *[black] černý
    } umisťuje na { $space }.
board-glasses =
    { $color ->
        [red] Červené
       *[black] Černé
    } přesýpací hodiny: { $glasses }.
board-no-glasses =
    { $color ->
        [red] Červené
       *[black] Černé
    } přesýpací hodiny: žádné na desce.
board-glass-left = { $space } zbývá { $left }
board-glass-out = { $space } dosypané
board-rings = Položené kroužky: { $rings }.
board-no-rings = Položené kroužky: žádné.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Zbývající kroužky: červený { $red }, černý { $black }.
board-lifted =
    V ruce: { $color ->
        [red] červený
       *[black] černý
    } { $space }.
board-timer =
    Časovač tahu: { $color ->
        [red] červenému
       *[black] černému
    } zbývá { $left }.
board-timer-unaimed = Časovač tahu: zbývá { $left }, nikoho nehoní.
board-ring-right =
    Kroužek smí položit { $color ->
        [red] červený
       *[black] černý
    }: { $space }.
board-extra =
    Kroužek navíc smí položit { $color ->
        [red] červený
       *[black] černý
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Červený (R): { $red } · ⚫ Černý (B): { $black }
board-legend = U každého políčka stojí počet kroužků; R a B jsou přesýpací hodiny, r a b jsou dosypané.

## Replays

replay-of =
    🎞️ Partie { $game }: 🔴 { $red } – ⚫ { $black }, úroveň { $level }, { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    }. { $result ->
        [red] Vyhrál červený.
        [black] Vyhrál černý.
        [draw] Remíza.
        [aborted] Partie byla zrušena.
       *[none] Ještě se hraje.
    }
replay-files =
    -# { $chart ->
        [chart] Graf ukazuje, jak běžel písek v každých hodinách, se všemi otočeními a ztrátami. Soubor je záznam partie.
       *[none] Soubor je záznam partie.
    }
replay-picture =
    Animované přehrání partie { $game } v TAMSKu: { $red } (červený) – { $black } (černý), { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    }. { $result ->
        [none] Současný stav:
       *[other] Na konci:
    }
chart-picture = Graf písku z partie { $game } v TAMSKu: šestery přesýpací hodiny, písek { $sand }, za dobu { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Červené
       *[black] Černé
    } { $space }: { $turns ->
        [one] 1 otočení
       *[other] { $turns } otočení
    }
chart-glass-lost =
    { $color ->
        [red] Červené
       *[black] Černé
    } { $space }: { $turns ->
        [one] 1 otočení
       *[other] { $turns } otočení
    }, dosypané v čase { $at }
chart-save =
    Nejtěsnější záchrana: { $color ->
        [red] červené
       *[black] černé
    } hodiny táhly z { $space }, když jim zbývalo { $left }, v čase { $at }.

## Rules

rules-goal = **TAMSK ve zkratce**
    Dva hráči, každý má troje přesýpací hodiny a 32 kroužků. **Vyhrává ten, komu na konci zbude méně kroužků.**
    Deska má 37 políček, od A1 (vlevo dole) po G4 (vpravo nahoře): sloupce A až G zleva doprava, řady se počítají zdola. Malé trubičky na okraji pojmou 1 kroužek, dále 2, pak 3 a střed D4 pojme 4.
    🔴 Červený stojí na A1, D7, G1 a začíná; ⚫ černý stojí na A4, D1, G4.
    Každý tah: **posuň jedny hodiny** na volné sousední políčko a pak tam **polož kroužek**.
    -# Dál: `/tamsk pravidla` s tématem – tahy, kroužky, písek, časovač tahu, konec, volný start, značky na obrázku, příkazy.
rules-turn = **Tahy**
    • Když jsi na tahu, posuneš právě jedny své hodiny na sousední políčko, kde žádné hodiny nestojí.
    • Tah vynechat nesmíš. Když táhnout nemůžeš, o tah přicházíš a pokračuje soupeř.
    • **Kdo vstoupí na plné políčko, okamžitě prohrává.** Bot se předem zeptá, než tě tam pustí.
    • Úrovně 2 a 3: dokud máš hodiny, které se ještě neotočily, táhneš jedněmi z nich.
    V chatu: klepni pod deskou na hodiny a pak na políčko, kam mají jít. Nebo napiš `/tamsk tah odkud:A1 kam:B2`.
rules-rings = **Kroužky**
    • Po tahu smíš na políčko, kam hodiny vstoupily, položit jeden svůj kroužek. Máš na to dvanáctinu písku (15 sekund u tříminutových hodin).
    • Tvůj čas běží dál, i když soupeř táhne. Když vyprší, nebo si kroužek necháš, a soupeř mezitím netáhl, smí tam položit *svůj* kroužek, dokud někdo netáhne.
    • Na políčko se vejdou 1, 2, 3 nebo 4 kroužky. Plné políčko je zavřené: vstoupit na něj nesmí nikdo.
    • Na úrovni 1 není kam spěchat: položit smíš i později, dokud někdo netáhne nebo soupeř není rychlejší. Jen po posledním tahu partie běží čas i tam: nejdřív jen tobě, potom ještě jednou stejně dlouho oběma.
    V chatu: **Položit kroužek na B2** v odpovědi na tvůj tah, **Kroužek** pod deskou, nebo `/tamsk kroužek`.
rules-sand = **Písek** (úrovně 2 a 3)
    • Tah hodiny otočí. První otočení dá celý písek; potom se vrací to, co se už přesypalo. Zbývá-li ze 3 minut 1, po otočení jsou zase 2; zbývá-li skoro všechno, po otočení nezbude skoro nic!
    • Dosypané hodiny jsou ztracené. Zůstávají na svém políčku, blokují ho a už nikdy netáhnou.
    • Písek běží ve skutečném čase, ve dne v noci, ať kdokoli dělá cokoli. Domluvte se proto na písku, který vám sedí: 3 minuty jsou jako v krabici, 1 den se dá hrát vedle běžného života.
    • Hodiny, které se nikdy neotočily, neběží.
rules-timer = **Časovač tahu** (úroveň 3)
    • Je soupeř moc pomalý? Když je na tahu, otoč společný časovač. Běží dvanáctinu písku (15 sekund u tříminutových hodin).
    • Když se dosype dřív, než soupeř táhne, vypršel mu čas na tah: na tahu jsi ty a s nejbližším tahem smíš kamkoli položit **kroužek navíc**.
    • Když soupeř drží hodiny v ruce (po klepnutí na ně), smí ten tah ještě dokončit, dokud netáhneš ty.
    • Dokud v časovači běží písek, nikdo ho nesmí otočit.
    V chatu: **Časovač tahu** pod deskou, nebo `/tamsk časovač`.
rules-end = **Konec**
    • Partie končí, když už žádné hodiny nemohou táhnout a nikdo nesmí položit kroužek. Vyhrává ten, komu zbylo méně kroužků.
    • Při rovnosti kroužků je na úrovni 1 remíza; na úrovních 2 a 3 vyhrává strana, jejíž poslední hodiny se dosypou později.
    • Vzdát se můžeš příkazem `/tamsk vzdát`. Na úrovni 1 můžeš nabídnout remízu. Před svým prvním tahem můžeš partii zrušit příkazem `/tamsk zrušit`.
    • Partii ukončí i čtyřicet tahů po sobě bez kroužku a kroužky se spočítají. Kdo { $patience } netáhne, prohrává.
rules-free = **Volný start**
    Deska je na začátku prázdná. První tři tahy každého hráče umístí po jedněch hodinách na kterékoli volné políčko, kde je místo, a hráč tam smí položit kroužek. Na úrovních 2 a 3 se hodiny rovnou otočí. Potom se hraje jako obvykle.
rules-commands = **Příkazy**
    `/tamsk výzva` – začít partii (úroveň 1 bez času, 2 s pískem, 3 navíc s časovačem tahu)
    `/tamsk tah`, `/tamsk umístit`, `/tamsk kroužek`, `/tamsk časovač` – hrát; totéž umí tlačítka pod deskou
    `/tamsk deska` – deska jen pro tebe, jako obrázek nebo text, i po kterémkoli dřívějším tahu
    `/tamsk partie` – tvoje otevřené partie, nejdřív ty naléhavé
    `/tamsk vzdát`, `/tamsk remíza`, `/tamsk zrušit` – ukončit partii
    `/tamsk odveta` – vyzvat soupeře znovu, s prohozenými barvami
    `/tamsk přehrát` – přehrát si partii znovu, se záznamem
    `/tamsk žebříček`, `/tamsk profil`, `/tamsk historie` – žebříček, hráč, dohrané partie
    `/tamsk pravidla` – pravidla podle témat
    `/tamsk nastavení` – jak se tu TAMSK hraje
    `/tamsk soukromí` – co je o tobě uloženo, a smazání
    `/tamsk správa` – pro ty, kdo spravují server
    `/tamsk info` – verze a pozvánka
rules-picture = Začátek partie: červený na A1, D7, G1; černý na A4, D1, G4. Na políčko se vejde od 1 kroužku na okraji po 4 uprostřed.
rules-marks = **Obrázek**
    • Každá **trubička** má kolem sebe tolik tmavých míst, kolik kroužků pojme; čím je vyšší, tím je uvnitř tmavší. Kroužky jsou světlé a plní místa jedno po druhém: D5 má 1 ze 3. Plné políčko je tmavé a zavřené, jako A3 a F5.
    • **Přesýpací hodiny**: kulaté jsou 🔴 červeného, hranaté ⚫ černého; vedle skla je jméno políčka, pod ním zbývající čas. Písek je tam, kde opravdu je. Hodiny, které se nikdy neotočily, stojí bez času; přeškrtnuté se dosypaly (B2).
    • **Poslední tah**: z přerušovaného modrého kruhu (F5) do souvislého (F4), po šipce.
    • **V ruce**: zvednuté hodiny (F2); tmavé kruhy ukazují, kam smějí.
    • **Kam lze položit kroužek**: plus, kulaté pro červeného, hranaté pro černého, a přerušovaný zlatý obrys místa, které kroužek zabere (F4). Malé zlaté plus je kroužek navíc.
    • **Hráči**: světlé rohy má ten, kdo je na tahu. Vedle jména stojí zbývající kroužky; plus pod nimi znamená, že jeden lze položit hned, šedé plus, že s nejbližším tahem přijde kroužek navíc.
    • **Po stranách**: číslo partie, úroveň, délka písku, počet tahů (»); a časovač tahu s pískem a tím, koho honí.
rules-marks-picture = Partie na úrovni 3, na které jsou vidět značky obrázku: plná políčka, dosypané hodiny, hodiny v ruce, poslední tah, kroužek k položení a časovač tahu.
about = Bot **TAMSK** { $version }, běží od { $since }. Odchylka mých hodin od Discordu: { $offset } ms. { $games ->
        [0] Nehraje se žádná partie.
        [one] Hraje se jedna partie.
        [few] Hrají se { $games } partie.
       *[other] Hraje se { $games } partií.
    }
    Pozvi mě: <{ $invite }>
    TAMSK je hra Krise Burma. Tento bot nemá nic společného s ním, s jeho vydavateli ani s Discordem.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    }
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s
span-millis = { $count } ms
anybody = kdokoli
color-by-lot = barvy losem
color-chosen =
    kdo vyzývá, hraje za { $color ->
        [red] 🔴 červeného
       *[black] ⚫ černého
    }
start-corners = start v rozích
start-free = volný start
permission-view = **Zobrazit kanály**
permission-send = **Odesílání zpráv**
permission-send-in-threads = **Odesílání zpráv ve vláknech**
permission-threads = **Vytvářet veřejná vlákna**
permission-attach = **Přikládat soubory**
side-name =
    { $color ->
        [red] Červený
       *[black] Černý
    }
list-join = { $first }, { $rest }
list-or = { $first } nebo { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = výzva
command-move = tah
command-place = umístit
command-ring = kroužek
command-timer = časovač
command-board = deska
command-games = partie
command-leaderboard = žebříček
command-profile = profil
command-history = historie
command-resign = vzdát
command-draw = remíza
command-abort = zrušit
command-rematch = odveta
command-replay = přehrát
command-settings = nastavení
command-settings-show = zobrazit
command-settings-channel = kanál
command-settings-server = server
command-privacy = soukromí
command-privacy-show = zobrazit
command-privacy-erase = smazat
command-admin = správa
command-admin-close = ukončit
command-admin-forget = zapomenout
command-rules = pravidla
command-about = info
option-opponent = soupeř
option-level = úroveň
option-sand = písek
option-colour = barva
option-start = start
option-rated = hodnocená
option-note = vzkaz
option-from = odkud
option-to = kam
option-ring = kroužek
option-game = partie
option-at = políčko
option-on = kde
option-format = formát
option-ply = tah
option-player = hráč
option-page = strana
option-topic = téma
option-threads = vlákna
option-pings = pingy
option-language = jazyk
option-patience = trpělivost
option-open-games = počet-partií
option-play = hraní
option-reset = vrátit
option-share = sdílet

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Vyzvi někoho, nebo kohokoli, na partii TAMSKu
cmd-challenge-opponent = Koho vyzvat; když vynecháš, vyzveš kohokoli
cmd-challenge-level = 1 bez času, 2 s běžícím pískem, 3 navíc s časovačem tahu
cmd-challenge-sand = Jak dlouho běží přesýpací hodiny: 3m, 15m, 1h, 6h, 1d, 3d, 7d nebo jakákoli délka
cmd-challenge-colour = Za koho hraješ; když vynecháš, rozhodne los
cmd-challenge-start = Přesýpací hodiny v rozích, nebo umístěné jedny po druhých
cmd-challenge-rated = Jestli se partie počítá do žebříčku
cmd-challenge-note = Pár slov k výzvě
cmd-move = Táhni jedněmi ze svých přesýpacích hodin
cmd-move-from = Políčko, kde stojí
cmd-move-to = Políčko, kam jdou
cmd-move-ring = Položit tam hned kroužek, nebo si ho nechat
cmd-place = Umísti přesýpací hodiny (jen volný start)
cmd-place-at = Políčko, na které je umístíš
cmd-ring = Polož kroužek, který teď položit smíš
cmd-ring-on = Kam, když je na výběr
cmd-timer = Otoč časovač tahu (úroveň 3)
cmd-board = Podívej se na desku; uvidíš ji jen ty
cmd-board-format = Jako obrázek, nebo jako text
cmd-board-ply = Deska po tolika tazích
cmd-games = Vypiš otevřené partie, nejdřív ty naléhavé
cmd-games-player = Čí partie; když vynecháš, tvoje
cmd-leaderboard = Ukaž žebříček tohoto serveru
cmd-leaderboard-level = Na které úrovni
cmd-leaderboard-page = Která strana
cmd-profile = Ukaž rating, výsledky a přesýpací hodiny hráče
cmd-profile-player = Čí profil; když vynecháš, tvůj
cmd-history = Vypiš dohrané partie od nejnovějších
cmd-history-player = Čí partie; když vynecháš, tvoje
cmd-history-page = Která strana
cmd-replay = Přehraj si partii znovu, s pískem a záznamem
cmd-replay-share = Ukázat ji všem tady; jinak ji uvidíš jen ty
cmd-resign = Vzdej partii
cmd-draw = Nabídni nebo přijmi remízu (úroveň 1)
cmd-abort = Zruš partii před svým prvním tahem
cmd-rematch = Vyzvi soupeře znovu, s prohozenými barvami
cmd-settings = Jak se tu TAMSK hraje
cmd-settings-show = Co v tomto kanálu platí a odkud se to které nastavení bere
cmd-settings-channel = Změň, co platí v tomto kanálu a jeho vláknech (potřebuje Spravovat kanály)
cmd-settings-server = Změň, co platí na celém serveru (potřebuje Spravovat server)
cmd-settings-level = Úroveň výzev, které žádnou neuvádějí
cmd-settings-sand = Písek výzev, které žádný neuvádějí: 3m, 15m, 1h, 6h, 1d, 3d, 7d nebo jakákoli délka
cmd-settings-threads = Jestli každá partie dostane vlastní vlákno
cmd-settings-rated = Jestli se partie počítají do žebříčku
cmd-settings-pings = Kdy hráči dostávají ping
cmd-settings-language = Jazyk veřejných zpráv
cmd-settings-patience = Jak dlouho se čeká na tah, než hráč partii prohraje, třeba 3d
cmd-settings-open-games = Kolik partií se smí v kanálu hrát najednou; 0 znamená bez omezení
cmd-settings-play = Jestli se smí začínat partie
cmd-settings-reset = Které nastavení vrátit zpět
cmd-admin = Pro ty, kdo spravují server
cmd-admin-close = Ukonči partii nebo výzvu, z kteréhokoli kanálu (potřebuje Spravovat server)
cmd-admin-close-game = Číslo partie
cmd-privacy = Co je o tobě uloženo
cmd-privacy-show = Získej soubor se vším, co je o tobě uloženo
cmd-privacy-erase = Smaž všechno o sobě
cmd-admin-forget = Vymaž něčí rating na tomto serveru (potřebuje Spravovat server)
cmd-admin-forget-player = Čí
cmd-rules = Pravidla ve zkratce
cmd-rules-topic = O čem
cmd-about = Verze, hodiny a pozvánka
cmd-game = Která partie, když jich máš víc
cmd-tamsk = Hraj TAMSK, hru s přesýpacími hodinami
cmd-user-challenge = Vyzvat na TAMSK
cmd-choice-level-1 = 1 – bez času
cmd-choice-level-2 = 2 – písek běží
cmd-choice-level-3 = 3 – s časovačem tahu
cmd-choice-pings-turn = na tahu a při docházejícím písku
cmd-choice-pings-low-sand = jen při docházejícím písku
cmd-choice-pings-none = nikdy
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = všechno
cmd-choice-reset-level = úroveň
cmd-choice-reset-sand = písek
cmd-choice-reset-threads = vlákna
cmd-choice-reset-rated = hodnocená
cmd-choice-reset-pings = pingy
cmd-choice-reset-language = jazyk
cmd-choice-reset-patience = trpělivost
cmd-choice-reset-open-games = počet partií
cmd-choice-reset-play = hraní
cmd-choice-lot = losem
cmd-choice-red = červený (začíná)
cmd-choice-black = černý
cmd-choice-corners = v rozích
cmd-choice-free = volný start
cmd-choice-drop = položit
cmd-choice-hold = nechat si ho
cmd-choice-picture = obrázek
cmd-choice-text = text
cmd-choice-goal = cíl hry, ve zkratce
cmd-choice-turn = tahy
cmd-choice-rings = kroužky
cmd-choice-sand = písek
cmd-choice-timer = časovač tahu
cmd-choice-end = konec
cmd-choice-free-start = volný start
cmd-choice-marks = značky na obrázku
cmd-choice-commands = příkazy
