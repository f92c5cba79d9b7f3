# German. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } fordert { $opponent } zu einer Partie **TAMSK** heraus!
challenge-rematch = 🔁 { $challenger } fordert { $opponent } zur Revanche für **TAMSK**-Partie { $game } heraus, mit vertauschten Farben!
challenge-to-all = ⏳ { $challenger } fordert **euch alle** zu einer Partie **TAMSK** heraus. Wer nimmt an?
challenge-terms =
    Stufe { $level } · { $level ->
        [1] ohne Sand, ein Ring gehört { $window } lang dir allein
       *[other] Sand { $sand }
    } · { $start } · { $color }
challenge-unrated = Nicht gewertet.
challenge-note = > { $note }
challenge-lapses = Die Herausforderung gilt bis { $at }. Neu bei TAMSK? `/tamsk regeln` erklärt es in zwei Minuten.
challenge-taken = ⏳ { $challenger } und { $opponent } spielen: { $place }
challenge-declined = { $opponent } hat die Herausforderung von { $challenger } zu einer Partie TAMSK abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zu einer Partie TAMSK zurückgezogen.
challenge-lapsed = Die Herausforderung von { $challenger } zu einer Partie TAMSK blieb ohne Antwort und ist abgelaufen.
challenge-sent = Deine Herausforderung (Partie { $game }) kommt gleich in diesen Kanal. Mit **Zurückziehen** kannst du sie dort zurücknehmen.
challenge-no-thread = Mir fehlt hier { $list }, deshalb wird in diesem Kanal gespielt statt in einem Thread.
challenge-no-previews = Mir fehlt hier **Links einbetten**, deshalb haben Links keine Vorschau.
you-accepted =
    Los geht’s! Du spielst { $color ->
        [red] 🔴 **Rot** und beginnst
       *[black] ⚫ **Schwarz**; { $opponent } beginnt
    }. { $free ->
        [free] Zuerst setzt ihr beide eure Sanduhren.
       *[corners] Die Sanduhren stehen auf den Ecken.
    } { $place ->
        [here] Das Brett kommt gleich.
       *[other] Das Brett kommt gleich in { $place }.
    }
you-declined = Du hast die Herausforderung abgelehnt.
you-withdrew = Du hast deine Herausforderung zurückgezogen.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } ist 🔴 Rot, { $black } ist ⚫ Schwarz · Stufe { $level }{ $level ->
        [1] { "" }
       *[other] , Sand { $sand }
    }. Mit jedem Zug darf ein Ring aufs Brett. Wer am Ende die wenigsten Ringe übrig hat, gewinnt.
story-how-to =
    -# { $start ->
        [free] Tippe unter dem Brett auf **Setzen**, dann auf ein Feld.
       *[corners] Tippe unter dem Brett auf eine deiner Sanduhren, dann auf ihr Ziel.
    } Danach legst du einen Ring oder behältst ihn. Neu bei TAMSK? `/tamsk regeln`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } zieht **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } beendet den verspäteten Zug **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } setzt eine Sanduhr auf **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } legt { $kind ->
        [fill] einen Ring auf das offen gebliebene Feld **{ $space }**
        [extra] den Extraring auf **{ $space }**
       *[ordinary] einen Ring auf **{ $space }**
    }.
story-timer =
    ⏱️ Die Zuguhr ist umgedreht: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } muss bis { $at } ziehen.
story-glass-lost =
    💔 Die Sanduhr von { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } auf **{ $space }** ist abgelaufen. Sie bleibt stehen und blockiert das Feld.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } hat die Zuguhr ablaufen lassen. Jetzt ist { $opponent } dran{ $extra ->
        [earned] { " " }und darf mit dem nächsten Zug einen Extraring legen
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } hält noch die Sanduhr von **{ $space }** in der Hand und darf diesen Zug beenden, bis { $color ->
        [red] Schwarz
       *[black] Rot
    } gezogen hat.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } kann nicht ziehen und setzt aus; { $opponent } macht weiter.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } Die Sanduhr von { $player } steht wieder auf **{ $space }**: Sie kann nicht mehr ziehen.
story-closing = 🏁 Niemand ist mehr am Zug. Offene Ringe dürfen noch gelegt werden, dann wird gezählt.
story-resumed =
    Ein Ring wurde gelegt, also geht die Partie weiter: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ist am Zug.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } bietet Remis an. Zum Annehmen: **Mehr …**, dann **Remis annehmen**. Das Angebot gilt, bis { $opponent } zieht.

## The state of a game

turn-of =
    ▶️ { $color ->
        [red] 🔴 **Rot**
       *[black] ⚫ **Schwarz**
    } ist am Zug: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Rot**
       *[black] ⚫ **Schwarz**
    } ist am Zug und setzt Sanduhr { $number } von 3: { $player }
in-hand =
    { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } hält die Sanduhr von { $space } in der Hand.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } darf bis { $until } einen Ring auf **{ $space }** legen{ $then ->
        [fill] ; danach oder wenn keiner kommt, darf { $color ->
            [red] Schwarz
           *[black] Rot
        }
        [both] ; danach darf, wer schneller ist
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } darf einen Ring auf das offen gebliebene Feld **{ $space }** legen.
ring-open-to-both = ⭕ Auf **{ $space }** darf noch ein Ring: Wer schneller ist, legt ihn.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } darf bis { $until } außerdem einen Extraring legen, wo Platz ist.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } hat einen Extraring verdient und darf ihn mit dem nächsten Zug legen.
first-turns = Zuerst ziehen die Sanduhren, die noch nie umgedreht wurden: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    }: { $glasses }
glass-running = { $space } leer { $relative } ({ $clock })
glass-unturned = { $space } noch nicht umgedreht
glass-standing = { $space }
glass-lost = ~~{ $space }~~ abgelaufen
rings-left = Ringe im Vorrat: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Zuguhr: { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } muss bis { $at } ziehen.
timer-unaimed = ⏱️ Der Sand der Zuguhr läuft bis { $at }; sie gilt gerade niemandem.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    } bietet Remis an.

without-picture = -# Ich darf das Bild hier nicht anhängen: Mir fehlt **Dateien anhängen**. `/tamsk brett` zeigt es dir.
was-away =
    ⏸️ Hier konnte { $away } lang niemand spielen. { $sand ->
        [runs] Alle Sanduhren bekommen diese Zeit zurück
       *[none] Alle Fristen verlängern sich um diese Zeit
    }, bei beiden gleich.
low-sand =
    ⏳ { $player }, deine Sanduhr auf **{ $space }** ist bald leer: Der Sand reicht nur noch bis { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Ein Zug mit ihr dreht sie um.
        [wait] { " " }Wenn du am Zug bist, dreht ein Zug mit ihr sie um.
        [first] { " " }Vorher sind aber die Sanduhren dran, die noch nie umgedreht wurden.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Rot gewinnt**
       *[black] ⚫ **Schwarz gewinnt**
    }: { $player }
result-draw = 🤝 **Remis** zwischen { $red } und { $black }
result-aborted = Die Partie zwischen { $red } und { $black } wurde **abgebrochen** und zählt nicht.
reason-rings = Keine Sanduhr kann mehr ziehen. Ringe übrig: 🔴 { $red }, ⚫ { $black }. Wer weniger hat, gewinnt.
reason-rings-equal = Keine Sanduhr kann mehr ziehen, und beide haben noch { $left } { $left ->
        [one] Ring
       *[other] Ringe
    }.
reason-sand =
    Keine Sanduhr kann mehr ziehen, und beide haben noch { $left } { $left ->
        [one] Ring
       *[other] Ringe
    }. Also entscheidet, wessen Sand später abläuft (fett):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Keine Sanduhr kann mehr ziehen, beide haben noch { $left } { $left ->
        [one] Ring
       *[other] Ringe
    }, und auch der Sand läuft auf beiden Seiten genau gleichzeitig ab:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = nie umgedreht
reason-full-space =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } ist auf ein volles Feld gezogen. Damit ist die Partie sofort verloren.
reason-resignation =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } hat aufgegeben.
reason-agreement = Beide haben sich darauf geeinigt.
reason-forfeit =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } hat { $days } lang nicht gezogen.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } hat vor dem eigenen ersten Zug abgebrochen.
reason-called-off = Abgebrochen von der Serververwaltung.
reason-nobody-began = { $days } lang hat niemand gezogen, und es gab weniger als zwei Züge.
reason-no-rings = Vierzig Züge in Folge kam kein Ring dazu. Ringe übrig: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Vierzig Züge in Folge kam kein Ring dazu, und beide haben noch { $left } { $left ->
        [one] Ring
       *[other] Ringe
    }.
reason-no-rings-sand =
    Vierzig Züge in Folge kam kein Ring dazu, und beide haben noch { $left } { $left ->
        [one] Ring
       *[other] Ringe
    }. Also entscheidet, wessen Sand später abläuft (fett):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } gewinnt bei TAMSK gegen { $loser } (Partie { $game }): { $place }
parent-draw = 🤝 { $red } und { $black } spielen remis bei TAMSK (Partie { $game }): { $place }
parent-aborted = TAMSK-Partie { $game } zwischen { $red } und { $black } wurde abgebrochen: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Wertungen auf Stufe { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Die { $nth }. gewertete Partie der beiden innerhalb einer Woche: Sie zählt nur zu 1/{ $nth }.
unrated-agreed = -# Nicht gewertet, wie abgemacht: Die Wertungen bleiben gleich.
unrated-too-short = -# Es gab weniger als zwei Züge, die Wertungen bleiben also gleich.
leaderboard-title = 🏆 **Rangliste auf Stufe { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
leaderboard-provisional = -# Eine Wertung mit ? ist vorläufig: Nach einigen weiteren gewerteten Partien ist sie sicher genug für einen Rang.
leaderboard-empty = Auf Stufe { $level } hat gerade niemand einen Rang. Nach einigen gewerteten Partien ist eine Wertung sicher genug dafür: `/tamsk herausfordern stufe:{ $level }`
leaderboard-you = Du stehst auf Rang **{ $rank }**, mit einer Wertung von { $rating }.
leaderboard-you-provisional = Deine Wertung ({ $rating }) ist noch vorläufig: Nach einigen weiteren gewerteten Partien ist sie sicher genug für einen Rang.
leaderboard-you-idle = Deine Wertung ist { $rating }, du stehst aber nicht in der Liste: Deine letzte gewertete Partie auf dieser Stufe ist mehr als 90 Tage her.
leaderboard-you-unknown = Du hast auf Stufe { $level } noch keine gewertete Partie. `/tamsk herausfordern stufe:{ $level }` beginnt eine.
profile-title = 👤 **{ $player } bei TAMSK**
profile-none = { $player } hat auf diesem Server noch keine Partie beendet. `/tamsk herausfordern` beginnt eine.
profile-ranked =
    ⭐ **Stufe { $level }** · Wertung { $rating }, Rang { $rank } · { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
profile-provisional =
    ⭐ **Stufe { $level }** · Wertung { $rating }, noch vorläufig · { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
profile-idle =
    ⭐ **Stufe { $level }** · Wertung { $rating }, nach 90 Tagen ohne gewertete Partie nicht in der Liste · { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
profile-unrated = ⭐ **Stufe { $level }** · noch keine gewertete Partie
profile-color =
    { $color ->
        [red] 🔴 als Rot
       *[black] ⚫ als Schwarz
    }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-glasses = ⏳ Sanduhren: { $saved } mit weniger als einem Fünftel des Sandes gerettet, { $lost } verloren
profile-closest = Knappste Rettung: { $left } vor Ablauf, gegen **{ $opponent }**
profile-pace = Zeit pro Zug im Schnitt: { $average }
profile-nemesis =
    😈 Nemesis: **{ $name }** mit { $games ->
        [one] 1 Sieg
       *[other] { $games } Siegen
    }
history-title = 📜 **Beendete Partien von { $player }**{ $pages }
history-none = { $player } hat auf diesem Server noch keine Partie beendet. `/tamsk herausfordern` beginnt eine.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **Sieg** gegen
        [lost] **Niederlage** gegen
       *[drawn] **Remis** gegen
    } { $opponent } · Stufe { $level } · { $change } · Partie { $game } { $link }
history-unrated = nicht gewertet
history-hint = -# `/tamsk nachspielen partie:{ $game }` zeigt eine Partie noch einmal und gibt dir ihre Aufzeichnung als Datei.
page-of = { " " }· Seite { $page } von { $pages }
button-page-before = ◀ Seite { $page }
button-page-after = Seite { $page } ▶
button-level = Stufe { $level }

## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-withdraw-game = Herausforderung { $game } zurückziehen
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, letzter Platz)
button-put-back = Zurückstellen
button-place = Setzen
button-ring = Ring
button-ring-on = Ring auf { $space } legen
button-hold = Ring behalten
button-timer = Zuguhr umdrehen
button-more = Mehr …
button-text = Brett als Text
button-resign = Aufgeben
button-resign-sure = Ja, aufgeben
button-draw = Remis anbieten
button-draw-accept = Remis annehmen
button-abort = Partie abbrechen
button-abort-sure = Ja, Partie abbrechen
button-no = Nein
button-dare = Auf { $space } ziehen und verlieren
button-timer-side =
    Zuguhr nach { $side ->
        [left] links
       *[right] rechts
    }
button-rematch = Revanche
choose-place = Feld wählen
choose-extra = Extraring auf … { $from } bis { $to }
choose-spaces = { $from } bis { $to }
space-room = { $space } (Ringe: { $rings } von { $capacity })

## Private answers

you-lifted =
    Du hast die Sanduhr von **{ $space }** in der Hand. Wohin? Die Zahlen zeigen, wie viele Ringe dort liegen und wie viele insgesamt hinpassen.{ $sand ->
        [runs] { " " }Sie hat noch { $left } und läuft weiter; ziehst du jetzt, hat sie danach { $after }.
       *[rests] { "" }
    }
you-put-back = Du hast die Sanduhr auf **{ $space }** zurückgestellt.
you-moved = Du hast **{ $from } → { $to }** gezogen.
you-moved-late = Du hast deinen verspäteten Zug **{ $from } → { $to }** beendet.
you-placed = Du hast eine Sanduhr auf **{ $space }** gesetzt.
you-may-ring = Einen Ring auf **{ $space }** legen? Bis { $until } darfst nur du.
you-may-fill = Dein Gegenüber hat **{ $space }** offen gelassen: Du darfst dort einen Ring legen.
you-may-extra = Du darfst bis { $until } einen **Extraring** auf ein beliebiges Feld mit Platz legen: Wähle es unten oder mit `/tamsk ring`.
you-have-no-rings = Dein Vorrat ist leer: Es gibt keinen Ring mehr zu legen.
you-dropped =
    Du hast { $kind ->
        [fill] einen Ring auf das offen gebliebene Feld **{ $space }**
        [extra] deinen Extraring auf **{ $space }**
       *[ordinary] einen Ring auf **{ $space }**
    } gelegt. { $left ->
        [0] Dein Vorrat ist leer!
        [one] Noch ein Ring übrig.
       *[other] Noch { $left } Ringe übrig.
    }
you-held = Du behältst deinen Ring.
you-turned-timer =
    Du hast die Zuguhr umgedreht: { $color ->
        [red] Rot
       *[black] Schwarz
    } muss bis { $at } ziehen.
you-resigned = Du hast aufgegeben.
you-offered-draw = Du hast Remis angeboten. Das Angebot gilt, bis dein Gegenüber zieht.
you-agreed-draw = Du hast das Remis angenommen.
you-aborted = Du hast die Partie abgebrochen.
nothing-done = Es ist nichts geschehen.
ask-call-off = Partie { $game } ({ $red } – { $black }) schließen? Sie wird abgebrochen und zählt nicht. Das lässt sich nicht rückgängig machen.
ask-forget = Die Wertungen von { $player } auf diesem Server löschen? Partien und Ergebnisse bleiben; die nächste gewertete Partie beginnt von vorn. Das lässt sich nicht rückgängig machen.
you-forgot = Die Wertungen von { $player } auf diesem Server sind gelöscht.
you-called-off = Du hast Partie { $game } geschlossen.
rematch-sent = Deine Herausforderung zur Revanche (Partie { $game }) kommt gleich in { $place }.
you-put-timer =
    Die Zuguhr steht jetzt { $side ->
        [left] links
       *[right] rechts
    }.
you-entered-full = Du bist auf **{ $space }** gezogen, und das Feld ist voll. Damit ist die Partie verloren.
ask-dare = **{ $to } ist voll. Ziehst du von { $from } dorthin, verlierst du die Partie sofort.** Noch ist nichts passiert; willst du das wirklich?
ask-resign = Partie { $game } gegen { $opponent } aufgeben? Das lässt sich nicht rückgängig machen.
ask-abort = Partie { $game } gegen { $opponent } abbrechen? Sie zählt dann nicht. Das lässt sich nicht rückgängig machen.
ask-ring = Wohin willst du einen Ring legen? { $list }.
ask-ring-ordinary = **{ $space }** (dorthin ging dein Zug)
ask-ring-fill = **{ $space }** (von deinem Gegenüber offen gelassen)
ask-ring-extra = Extraring (auf ein beliebiges Feld mit Platz)
no-ring-there =
    { $why ->
        [full] **{ $space }** ist voll.
       *[other] Auf **{ $space }** kannst du jetzt keinen Ring legen.
    } Offen für dich: { $list }.
ask-place = Wohin setzt du deine Sanduhr? In Klammern: Ringe, die dort liegen, und Plätze insgesamt.
more-menu =
    Partie { $game } · Stufe { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· Sand { $sand }
    }
game-is-over = Die Partie ist vorbei.

## Settings

settings-title = Das gilt für TAMSK in { $channel } und den Threads dort:
settings-line =
    { $setting ->
        [level] Stufe
        [sand] Sand
        [threads] Ein Thread pro Partie
        [rated] Partien zählen für die Rangliste
        [pings] Pings
        [language] Sprache öffentlicher Nachrichten
        [patience] Geduld pro Zug
        [open-games] Partien gleichzeitig
       *[play] Neue Partien erlaubt
    }: **{ $value }** · { $from ->
        [channel] für diesen Kanal eingestellt
        [server] für den Server eingestellt
       *[built-in] Voreinstellung
    }
settings-hint = -# Mit `/tamsk einstellungen kanal` und `/tamsk einstellungen server` lässt sich das ändern. Laufende Partien behalten Stufe, Sand und Geduld, mit denen sie begonnen haben.
settings-changed = Erledigt.
settings-yes = ja
settings-no = nein
settings-pings =
    { $pings ->
        [turn] am Zug und bei wenig Sand
        [low-sand] nur bei wenig Sand
       *[none] keine
    }
settings-language =
    { $language ->
        [server] die Sprache des Servers
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
        [0] so viele ihr wollt
       *[other] höchstens { $most }
    }

## What is stored about somebody

privacy-shown = In dieser Datei steht alles, was ich über dich gespeichert habe, von allen Servern. Zeitpunkte stehen darin als Millisekunden seit 1970 (UTC). `/tamsk datenschutz löschen` löscht alles.
privacy-too-much = Über dich ist zu viel gespeichert für eine einzige Datei hier. Wer diesen Bot betreibt, kann dir alles geben.
ask-erase = **Alles über dich löschen, auf allen Servern?** Deine offenen Herausforderungen werden zurückgezogen, laufende Partien gibst du auf, deine Wertungen sind weg, und in beendeten Partien steht statt dir „jemand von früher“. Nachrichten im Chat bleiben stehen. Das lässt sich nicht rückgängig machen.
button-forget = Ja, löschen
button-erase = Ja, alles löschen
you-erased = Erledigt: Über dich ist nichts mehr gespeichert.
former-player = jemand von früher

## Refusals: why, and what can be done

no-game-over = Diese Partie ist vorbei. `/tamsk herausfordern` beginnt eine neue.
no-away = In diesem Moment war der Bot nicht da, deshalb zählt es nicht. Bitte mach es noch einmal.
no-closing = Niemand ist mehr am Zug; nur offene Ringe dürfen noch gelegt werden, mit **Ring** oder `/tamsk ring`.
no-not-your-turn = Gerade ist { $player } am Zug. Sobald du dran bist, bekommst du einen Ping.
no-only-late-move = Die Zuguhr ist dir abgelaufen, du darfst also nur noch den Zug mit der Sanduhr von **{ $space }** beenden.
no-place-first = Beim freien Start setzt du zuerst deine drei Sanduhren, mit **Setzen** oder `/tamsk setzen`.
no-not-free-start = Diese Partie begann auf den Ecken, es gibt also nichts zu setzen. Zieh mit `/tamsk ziehen` oder den Buttons.
no-all-placed = Deine drei Sanduhren stehen schon. Zieh mit `/tamsk ziehen` oder den Buttons.
no-glass-there = Auf **{ $space }** steht keine Sanduhr. Deine: { $own }.
no-not-your-glass = Die Sanduhr auf **{ $space }** gehört deinem Gegenüber. Deine: { $own }.
no-glass-is-lost = Die Sanduhr auf **{ $space }** ist abgelaufen und zieht nie wieder. Nimm eine andere.
no-not-adjacent = **{ $to }** liegt nicht neben **{ $from }**. Mögliche Ziele von dort: { $ways }.
no-same-space = Auf **{ $space }** steht die Sanduhr schon. Mögliche Ziele von dort: { $ways }.
no-occupied = Auf **{ $space }** steht schon eine Sanduhr. Wähle ein anderes Feld.
no-full = **{ $space }** ist voll. Wähle ein Feld mit Platz.
no-first-turns = Solange eine deiner Sanduhren noch nie umgedreht wurde, ziehst du mit so einer. Möglich: { $list }.
no-way = Die Sanduhr auf **{ $space }** kann nirgends hin: Alle Felder ringsum sind besetzt oder voll.
no-lifted-already = Du hast die Sanduhr von **{ $space }** schon in der Hand.
no-nothing-lifted = Du hast keine Sanduhr in der Hand.
no-ring-right = Du darfst gerade keinen Ring legen. Einen Ring gibt es nach jedem deiner Züge oder dort, wo dein Gegenüber keinen gelegt hat.
no-ring-right-over = Deine Zeit für einen Ring auf **{ $space }** ist vorbei.
no-window-runs = Dein Gegenüber darf noch bis { $until } einen Ring auf **{ $space }** legen. Kommt bis dahin keiner, darfst du.
no-extra-ring = Du hast keinen Extraring. Den verdienst du dir, wenn dein Gegenüber die Zuguhr ablaufen lässt.
no-extra-only-earned = Dein Extraring wartet: Zieh zuerst, dann darfst du ihn auf ein beliebiges Feld mit Platz legen.
no-last-place-kept = Der letzte Platz auf **{ $space }** ist bis { $until } für dein Gegenüber reserviert. Wähle ein anderes Feld.
no-holder-empty = Dein Vorrat ist leer: Du hast keinen Ring mehr.
no-nothing-to-decline = Es gibt keinen Ring, den du behalten könntest.
no-turn-timer = Auf Stufe { $level } gibt es keine Zuguhr; sie gehört zu Stufe 3.
no-timer-is-the-opponents = Du bist selbst am Zug. Die Zuguhr drehst du um, wenn dein Gegenüber am Zug ist.
no-timer-runs = Der Sand der Zuguhr läuft noch bis { $until }. Danach kann sie wieder umgedreht werden.
no-draws = Ein Remis gibt es nur auf Stufe 1. Sonst entscheidet der Sand. Aufgeben kannst du mit `/tamsk aufgeben`.
no-draw-stands = Dein Gegenüber hat Remis angeboten. Nimmst du an, endet die Partie remis; willst du das?
no-draw-lapsed = Es steht kein Remisangebot mehr: Es gilt nur, bis das Gegenüber zieht.
no-draw-offered-already = Du hast schon Remis angeboten. Das Angebot gilt, bis dein Gegenüber zieht.
no-too-late-to-abort = Du hast schon gezogen, abbrechen geht also nicht mehr. Aufgeben kannst du mit `/tamsk aufgeben`.
no-unknown-game = So eine Partie gibt es hier nicht. `/tamsk partien` zeigt deine.
no-not-your-game = In dieser Partie spielst du nicht mit. `/tamsk herausfordern` beginnt eine eigene.
no-not-started = Diese Herausforderung hat noch niemand angenommen.
no-already-started = Diese Herausforderung wurde schon angenommen. Gespielt wird hier: { $place }
no-challenge-declined = Diese Herausforderung wurde abgelehnt, daraus wird keine Partie mehr. `/tamsk herausfordern` macht eine neue.
no-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen, daraus wird keine Partie mehr. `/tamsk herausfordern` macht eine neue.
no-challenge-lapsed = Diese Herausforderung blieb 24 Stunden ohne Antwort, daraus wird keine Partie mehr. `/tamsk herausfordern` macht eine neue.
no-challenge-gone = Diese Nachricht gehört zu einer Herausforderung, die nicht mehr gilt; daraus wird keine Partie mehr. `/tamsk herausfordern` macht eine neue.
no-not-for-you = Diese Herausforderung gilt jemand anderem. Mit `/tamsk herausfordern` machst du deine eigene.
no-own-challenge = Das ist deine eigene Herausforderung; annehmen muss sie jemand anderes. Mit **Zurückziehen** nimmst du sie zurück.
no-not-your-challenge = Zurückziehen kann eine Herausforderung nur, wer sie gestellt hat.
no-stale = Diese Stellung ist nicht mehr aktuell. So steht es jetzt auf dem Brett.
no-answered-before = Das wurde schon beantwortet. Mach es bitte noch einmal, wenn du es noch willst.
no-not-black = Nur Schwarz bestimmt, auf welcher Seite die Zuguhr steht.
no-challenged-self = Dich selbst kannst du nicht herausfordern. Lass `gegen` weg, um alle herauszufordern.
no-challenged-bot = Bots spielen kein TAMSK. Fordere einen Menschen heraus, oder lass `gegen` weg, um alle herauszufordern.
no-challenged-stranger = { $player } ist nicht auf diesem Server. Fordere jemanden von hier heraus, oder lass `gegen` weg.
no-challenged-blind = { $player } kann diesen Kanal nicht sehen. Fordere jemand anderen heraus, oder nimm einen anderen Kanal.
no-length-unreadable = „{ $text }“ verstehe ich nicht als Zeitangabe. Schreib sie wie `3m`, `90m`, `36h` oder `7d` (d sind Tage).
no-sand-out-of-range = Der Sand muss hier mindestens { $min } und höchstens { $max } reichen.
no-note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
no-too-fast = Das war sehr viel auf einmal. Weiter geht es { $when }.
no-not-played-here = In diesem Kanal beginnen keine Partien. Versuch es in einem anderen. Wer den Kanal verwaltet, kann das mit `/tamsk einstellungen` ändern.
no-too-many-games = { $most ->
        [one] In diesem Kanal läuft schon eine Partie, und mehr als eine darf es gleichzeitig nicht sein
       *[other] In diesem Kanal laufen schon { $most } Partien, und mehr dürfen es gleichzeitig nicht sein
    }. Warte, bis eine vorbei ist, oder spiel in einem anderen Kanal.
no-patience-out-of-range = Die Geduld muss mindestens { $min } und höchstens { $max } betragen.
no-not-over = Diese Partie ist noch nicht vorbei. Eine Revanche gibt es nach dem Ende.
no-rematch-stands = Du hast schon um Revanche gebeten; jetzt ist dein Gegenüber dran.
no-rematch-begun = Die Revanche hat schon begonnen: Es ist Partie { $game }.
no-opponent-erased = Dein Gegenüber in dieser Partie ist nur noch „jemand von früher“: Herausfordern lässt sich da niemand mehr.
no-rematch-too-late = Dieser Button galt einen Tag lang. Mit `/tamsk revanche` geht es immer noch.
no-administration = Dafür brauchst du **Server verwalten**.
no-administration-of-own = In dieser Partie spielst du selbst. Schließen kann sie jemand anderes mit **Server verwalten**; dir bleibt `/tamsk aufgeben`.
no-settings = { $whose ->
        [channel] Um die Einstellungen dieses Kanals zu ändern, brauchst du **Kanäle verwalten**
       *[server] Um die Einstellungen dieses Servers zu ändern, brauchst du **Server verwalten**
    }. `/tamsk einstellungen zeigen` zeigt sie allen.
no-too-many-challenges = Du hast schon { $most } offene Herausforderungen. Zieh eine zurück, oder warte, bis eine beantwortet ist.
no-space = Ein Feld „{ $text }“ gibt es nicht. Felder heißen A1 bis G4: ein Buchstabe für die Spalte und eine Zahl für die Reihe, wie es auf den Feldern steht.
no-game-here = Du hast hier keine laufende Partie. `/tamsk herausfordern` beginnt eine.
no-several-games = Du hast hier mehrere Partien. Sag mit `partie`, welche du meinst: { $list }.
no-only-on-servers = TAMSK wird auf Servern gespielt, nicht in Direktnachrichten.
no-unknown-command = Dieser Befehl wurde aktualisiert. Gib ihn bitte gleich noch einmal ein.
no-unknown-button = Dieser Button stammt aus einer älteren Version. `/tamsk brett` zeigt das Brett, wie es jetzt steht.
no-permissions = Hier kann ich nicht spielen, denn in diesem Kanal fehlt mir: { $list }. Wer den Server verwaltet, kann das erlauben. Oder versuch es in einem anderen Kanal.
no-permissions-there = Die Herausforderung käme in { $channel }, doch dort fehlen mir Rechte: { $list }. Wer den Server verwaltet, kann sie mir geben.
no-trouble = Bei mir ist etwas schiefgegangen; es wurde nichts geändert. Bitte versuch es gleich noch einmal.
no-replay = Die Wiederholung ließ sich nicht erstellen. Bitte versuch es noch einmal.
no-ply = Diese Partie hat nur die Züge 0 bis { $last }.

## Lists

games-none = { $player } hat auf diesem Server keine offene Partie. `/tamsk herausfordern` beginnt eine.
games-title = Partien von { $player }:
games-running = **{ $game }** · { $opponent } · Stufe { $level } · { $turn } · { $link }
games-to-move = ▶️ **du bist am Zug**
games-waiting = { $player } ist am Zug
games-closing = 🏁 gleich zu Ende
games-deadline =
    { $what ->
        [glass] { $space } läuft { $at } ab
        [timer] die Zuguhr läuft { $at } ab
        [own-forfeit] sonst verlierst du { $at }
        [forfeit] sonst ist die Partie { $at } verloren
       *[abort] sonst wird die Partie { $at } abgebrochen
    }
games-offered = **{ $game }** · { $challenger } fordert { $opponent } heraus, bis { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } fordert alle heraus, bis { $at } · { $link }
games-more =
    { $count ->
        [one] … und noch eine.
       *[other] … und { $count } weitere.
    }
choice-challenge = { $game }: Herausforderung von { $challenger }, Stufe { $level }
choice-game = { $game }: { $red } – { $black }, Stufe { $level }
choice-game-to-move = { $game }: { $red } – { $black }, Stufe { $level } – du bist am Zug
choice-game-over =
    { $game }: { $red } – { $black }, Stufe { $level } – { $result ->
        [red] Rot hat gewonnen
        [black] Schwarz hat gewonnen
        [draw] Remis
       *[aborted] abgebrochen
    }
choice-from-running = { $space } – noch { $left } – { $ways }
choice-from-unturned = { $space } – noch nicht umgedreht – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] kann gerade nirgends hin
        [one] ein Weg
       *[other] { $ways } Wege
    }
choice-not-your-turn = du bist nicht am Zug
choice-to-room = { $space } – Ringe: { $rings } von { $capacity }
choice-to-fills = { $space } – letzter Platz: mit einem Ring voll
choice-ring-ordinary = { $space } – dorthin ging dein Zug
choice-ring-fill = { $space } – von deinem Gegenüber offen gelassen
choice-ring-extra = { $space } – dein Extraring

## Pictures in words

board-header = TAMSK-Partie { $game }, Stufe { $level }, Zug { $ply }.
board-turn =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } am Zug.
board-closing = Zum Schluss: nur noch offene Ringe.
board-over =
    Ende: { $result ->
        [red] Rot hat gewonnen
        [black] Schwarz hat gewonnen
        [draw] Remis
       *[aborted] abgebrochen
    }.
board-last-move =
    Letzter Zug: { $color ->
        [red] Rot
       *[black] Schwarz
    } { $from }-{ $to }.
board-last-placed =
    Letzter Zug: { $color ->
        [red] Rot
       *[black] Schwarz
    } setzt auf { $space }.
board-glasses =
    { $color ->
        [red] Rote
       *[black] Schwarze
    } Sanduhren: { $glasses }.
board-no-glasses =
    { $color ->
        [red] Rote
       *[black] Schwarze
    } Sanduhren: noch keine gesetzt.
board-glass-left = { $space } noch { $left }
board-glass-out = { $space } abgelaufen
board-rings = Ringe auf dem Brett: { $rings }.
board-no-rings = Ringe auf dem Brett: keine.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Ringe im Vorrat: Rot { $red }, Schwarz { $black }.
board-lifted =
    In der Hand: { $color ->
        [red] Rot
       *[black] Schwarz
    } { $space }.
board-timer =
    Zuguhr: noch { $left } für { $color ->
        [red] Rot
       *[black] Schwarz
    }.
board-timer-unaimed = Zuguhr: noch { $left }, gilt niemandem.
board-ring-right =
    Ring offen für { $color ->
        [red] Rot
       *[black] Schwarz
    }: { $space }.
board-extra =
    Extraring offen für { $color ->
        [red] Rot
       *[black] Schwarz
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Rot (R): { $red } · ⚫ Schwarz (B): { $black }
board-legend = Jedes Feld mit seinen Ringen; R und B sind Sanduhren (Rot, Schwarz), r und b sind abgelaufen.

## Replays

replay-of =
    🎞️ Partie { $game }: 🔴 { $red } – ⚫ { $black }, Stufe { $level }, { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }. { $result ->
        [red] Rot hat gewonnen.
        [black] Schwarz hat gewonnen.
        [draw] Remis.
        [aborted] Sie wurde abgebrochen.
       *[none] Sie läuft noch.
    }
replay-files =
    -# { $chart ->
        [chart] Das Diagramm zeigt, wie der Sand jeder Sanduhr lief, mit jedem Umdrehen und jedem Verlust. Die Datei ist die Aufzeichnung der Partie.
       *[none] Die Datei ist die Aufzeichnung der Partie.
    }
replay-picture =
    Animierte Wiederholung der TAMSK-Partie { $game }, { $red } (Rot) gegen { $black } (Schwarz), { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }. { $result ->
        [none] So steht es:
       *[other] So endete es:
    }
chart-picture = Sanddiagramm der TAMSK-Partie { $game }: die sechs Sanduhren (Sand { $sand }) im Lauf der Partie (Dauer { $length }). { $glasses }.
chart-glass =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } { $space } { $turns ->
        [one] einmal
       *[other] { $turns }-mal
    } umgedreht
chart-glass-lost =
    { $color ->
        [red] Rot
       *[black] Schwarz
    } { $space } { $turns ->
        [one] einmal
       *[other] { $turns }-mal
    } umgedreht, verloren nach { $at }
chart-save =
    Knappste Rettung (nach { $at }): { $color ->
        [red] Rot
       *[black] Schwarz
    } zog von { $space } weg, { $left } vor dem Ablaufen.

## Rules

rules-goal = **TAMSK in Kürze**
    Zwei Seiten mit je drei Sanduhren und 32 Ringen. **Wer am Ende die wenigsten Ringe übrig hat, gewinnt.**
    Das Brett hat 37 Felder, von A1 (unten links) bis G4 (oben rechts): Spalten A bis G von links nach rechts, Reihen von unten gezählt. Die kleinen Röhren am Rand fassen 1 Ring, weiter innen 2, dann 3, und die Mitte D4 fasst 4.
    🔴 Rot steht zu Beginn auf A1, D7, G1 und fängt an; ⚫ Schwarz steht auf A4, D1, G4.
    In jedem Zug **ziehst du mit einer Sanduhr** auf ein freies Nachbarfeld und **legst dort einen Ring**.
    -# Weiter geht’s: `/tamsk regeln` mit einem Thema – Ziehen, Ringe, Sand, Zuguhr, Ende, freier Start, Bild, Befehle.
rules-turn = **Ziehen**
    • Wenn du dran bist, ziehst du genau eine deiner Sanduhren auf ein Nachbarfeld, auf dem keine Sanduhr steht.
    • Passen gibt es nicht. Kannst du nicht ziehen, setzt du aus, und dein Gegenüber macht weiter.
    • **Wer auf ein volles Feld zieht, verliert die Partie sofort.** Vorher fragt der Bot nach.
    • Stufen 2 und 3: Solange eine deiner Sanduhren noch nie umgedreht wurde, ziehst du mit so einer.
    Im Chat: Tippe unter dem Brett auf eine Sanduhr, dann auf ihr Ziel. Oder schreib `/tamsk ziehen von:A1 nach:B2`.
rules-rings = **Ringe**
    • Nach deinem Zug darfst du einen deiner Ringe auf das Feld legen, auf das du gerade gezogen bist. Du hast dafür ein Zwölftel des Sandes (15 Sekunden bei 3-Minuten-Uhren).
    • Deine Zeit läuft auch weiter, wenn dein Gegenüber zieht. Ist sie um oder behältst du den Ring, und dein Gegenüber hat noch nicht gezogen, dann darf dort ein Ring *deines Gegenübers* hin, bis jemand zieht.
    • Auf ein Feld passen 1, 2, 3 oder 4 Ringe. Ein volles Feld ist zu: Niemand darf mehr darauf ziehen.
    • Auf Stufe 1 eilt nichts: Du darfst noch legen, bis jemand zieht oder dein Gegenüber schneller ist. Nur nach dem letzten Zug der Partie läuft die Zeit auch dort: erst für dich allein, dann noch einmal so lange für beide.
    Im Chat: **Ring auf … legen** in der Antwort auf deinen Zug, **Ring** unter dem Brett oder `/tamsk ring`.
rules-sand = **Sand** (Stufen 2 und 3)
    • Jeder Zug dreht die Sanduhr um. Beim ersten Mal hat sie den vollen Sand; später läuft zurück, was durchgelaufen war. Drehst du sie um, wenn von 3 Minuten noch 1 übrig ist, hat sie wieder 2; ist noch fast alles oben, hat sie danach fast nichts mehr!
    • Eine Sanduhr, deren Sand durch ist, ist verloren. Sie bleibt stehen, blockiert ihr Feld und zieht nie wieder.
    • Der Sand läuft in Echtzeit, Tag und Nacht, egal, was jemand tut. Einigt euch also auf einen Sand, der zu euch passt: 3 Minuten sind es im Original, 1 Tag passt gut in den Alltag.
    • Eine Sanduhr, die noch nie umgedreht wurde, läuft nicht.
rules-timer = **Die Zuguhr** (Stufe 3)
    • Dein Gegenüber ist zu langsam? Dann dreh die neutrale Zuguhr um. Sie läuft ein Zwölftel des Sandes (15 Sekunden bei 3-Minuten-Uhren).
    • Läuft sie ab, bevor dein Gegenüber gezogen hat, bist du dran und darfst mit deinem nächsten Zug einen **Extraring** legen, wo immer Platz ist.
    • Hatte dein Gegenüber schon eine Sanduhr in der Hand (angetippt), darf dieser Zug noch beendet werden, bis du gezogen hast.
    • Solange ihr Sand läuft, kann niemand die Zuguhr umdrehen.
    Im Chat: **Zuguhr umdrehen** unter dem Brett oder `/tamsk zuguhr`.
rules-end = **Das Ende**
    • Die Partie endet, wenn keine Sanduhr mehr ziehen und niemand mehr einen Ring legen kann. Wer weniger Ringe übrig hat, gewinnt.
    • Gleich viele Ringe: auf Stufe 1 Remis; auf Stufe 2 und 3 gewinnt die Seite, deren letzte Sanduhr später abläuft.
    • Aufgeben kannst du mit `/tamsk aufgeben`. Auf Stufe 1 kannst du Remis anbieten. Vor deinem ersten Zug geht auch `/tamsk abbrechen`.
    • Auch nach vierzig Zügen in Folge ohne Ring ist Schluss, und die Ringe werden gezählt. Wer { $patience } lang nicht zieht, verliert.
rules-free = **Freier Start**
    Das Brett ist am Anfang leer. In den ersten drei Zügen setzt jede Seite je eine Sanduhr auf ein beliebiges freies Feld mit Platz und darf dort einen Ring legen. Auf Stufe 2 und 3 wird sie gleich umgedreht. Danach geht es weiter wie gewohnt.
rules-commands = **Befehle**
    `/tamsk herausfordern` – eine Partie beginnen (Stufe 1 ohne Zeit, 2 mit Sand, 3 auch mit der Zuguhr)
    `/tamsk ziehen`, `/tamsk setzen`, `/tamsk ring`, `/tamsk zuguhr` – spielen; die Buttons unter dem Brett tun dasselbe
    `/tamsk brett` – das Brett nur für dich, als Bild oder Text, auch nach jedem früheren Zug
    `/tamsk partien` – deine offenen Partien, die eiligen zuerst
    `/tamsk aufgeben`, `/tamsk remis`, `/tamsk abbrechen` – eine Partie beenden
    `/tamsk revanche` – dein Gegenüber noch einmal herausfordern, mit vertauschten Farben
    `/tamsk nachspielen` – eine Partie noch einmal ansehen, mit Aufzeichnung
    `/tamsk rangliste`, `/tamsk profil`, `/tamsk verlauf` – die Rangliste, eine Person, beendete Partien
    `/tamsk regeln` – die Regeln, nach Themen
    `/tamsk einstellungen` – wie TAMSK hier gespielt wird
    `/tamsk datenschutz` – was über dich gespeichert ist, und wie du es löschst
    `/tamsk verwaltung` – für alle, die den Server verwalten
    `/tamsk info` – Version und Einladung
rules-picture = Der Beginn einer Partie: Rot auf A1, D7, G1; Schwarz auf A4, D1, G4. Am Rand fasst ein Feld 1 Ring, nach innen werden es mehr, bis 4 in der Mitte.
rules-marks = **Das Bild**
    • Jede **Röhre** hat so viele dunkle Plätze um sich, wie sie Ringe fasst; je höher sie ist, desto dunkler ist sie innen. Ringe sind hell und füllen diese Plätze der Reihe nach: D5 hat 1 von 3. Ein volles Feld ist dunkel und zu, wie A3 und F5.
    • **Sanduhren**: rund ist 🔴 Rot, eckig ⚫ Schwarz, daneben der Name des Feldes, darunter die Zeit, die noch bleibt. Der Sand steht so, wie er wirklich steht. Eine Sanduhr, die noch nie umgedreht wurde, steht still und zeigt keine Zeit; eine durchgestrichene ist abgelaufen (B2).
    • **Letzter Zug**: vom gestrichelten blauen Kreis (F5) den Pfeil entlang zum durchgezogenen (F4).
    • **In der Hand**: eine angehobene Sanduhr (F2); dunkle Kreise zeigen, wohin sie darf.
    • **Wo ein Ring erlaubt ist**: ein Plus, rund für Rot, eckig für Schwarz, und gestricheltes Gold auf dem Platz, den er bekäme (F4). Ein kleines goldenes Plus ist ein Extraring.
    • **Wer spielt**: Hell sind die Ecken der Seite, die am Zug ist. Neben dem Namen stehen die Ringe im Vorrat; das Plus darunter heißt, dass gerade einer gelegt werden darf oder, wenn es grau ist, dass mit dem nächsten Zug ein Extraring kommt.
    • **An den Seiten**: Nummer der Partie, Stufe, Dauer des Sandes, Zahl der Züge (»); dazu die Zuguhr: ihr Sand und wem sie gilt.
rules-marks-picture = Eine Partie auf Stufe 3, in der die Zeichen des Bildes zu sehen sind: volle Felder, eine verlorene Sanduhr, eine in der Hand, der letzte Zug, ein offener Ring und die Zuguhr.
about = **TAMSK**-Bot { $version }, läuft seit { $since }. Meine Uhr weicht { $offset } ms von der Uhr von Discord ab. { $games ->
        [0] Gerade läuft keine Partie.
        [one] Gerade läuft eine Partie.
       *[other] Gerade laufen { $games } Partien.
    }
    Lade mich ein: <{ $invite }>
    TAMSK ist ein Spiel von Kris Burm. Dieser Bot steht in keiner Verbindung zu ihm, seinen Verlagen oder Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
span-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
span-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
span-millis = { $count } ms
anybody = alle
color-by-lot = Farben ausgelost
color-chosen =
    wer herausfordert, spielt { $color ->
        [red] 🔴 Rot
       *[black] ⚫ Schwarz
    }
start-corners = Start auf den Ecken
start-free = freier Start
permission-view = **Kanal ansehen**
permission-send = **Nachrichten senden**
permission-send-in-threads = **Nachrichten in Threads senden**
permission-threads = **Öffentliche Threads erstellen**
permission-attach = **Dateien anhängen**
side-name =
    { $color ->
        [red] Rot
       *[black] Schwarz
    }
list-join = { $first }, { $rest }
list-or = { $first } oder { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = herausfordern
command-move = ziehen
command-place = setzen
command-ring = ring
command-timer = zuguhr
command-board = brett
command-games = partien
command-leaderboard = rangliste
command-profile = profil
command-history = verlauf
command-resign = aufgeben
command-draw = remis
command-abort = abbrechen
command-rematch = revanche
command-replay = nachspielen
command-settings = einstellungen
command-settings-show = zeigen
command-settings-channel = kanal
command-settings-server = server
command-privacy = datenschutz
command-privacy-show = zeigen
command-privacy-erase = löschen
command-admin = verwaltung
command-admin-close = schließen
command-admin-forget = vergessen
command-rules = regeln
command-about = info
option-opponent = gegen
option-level = stufe
option-sand = sand
option-colour = farbe
option-start = start
option-rated = gewertet
option-note = notiz
option-from = von
option-to = nach
option-ring = ring
option-game = partie
option-at = feld
option-on = auf
option-format = format
option-ply = zug
option-player = person
option-page = seite
option-topic = thema
option-threads = threads
option-pings = pings
option-language = sprache
option-patience = geduld
option-open-games = gleichzeitig
option-play = spielen
option-reset = zurücksetzen
option-share = teilen

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Jemanden oder alle zu einer Partie TAMSK herausfordern
cmd-challenge-opponent = Wen du herausforderst; lass es weg, um alle herauszufordern
cmd-challenge-level = 1 ohne Zeit, 2 mit laufenden Sanduhren, 3 auch mit der Zuguhr
cmd-challenge-sand = Wie lange eine Sanduhr läuft: 3m, 15m, 1h, 6h, 1d, 3d, 7d oder eine beliebige Dauer
cmd-challenge-colour = Was du spielst; ausgelost, wenn du es weglässt
cmd-challenge-start = Sanduhren auf den Ecken oder einzeln gesetzt
cmd-challenge-rated = Ob die Partie für die Rangliste zählt
cmd-challenge-note = Ein paar Worte zur Herausforderung
cmd-move = Mit einer deiner Sanduhren ziehen
cmd-move-from = Das Feld, auf dem sie steht
cmd-move-to = Das Feld, auf das sie zieht
cmd-move-ring = Dort gleich einen Ring legen oder ihn behalten
cmd-place = Eine Sanduhr setzen (nur beim freien Start)
cmd-place-at = Das Feld, auf das du sie setzt
cmd-ring = Den Ring legen, den du gerade legen darfst
cmd-ring-on = Wohin, wenn du die Wahl hast
cmd-timer = Die Zuguhr umdrehen (Stufe 3)
cmd-board = Das Brett ansehen, nur für dich
cmd-board-format = Als Bild oder als Text
cmd-board-ply = Das Brett nach so vielen Zügen
cmd-games = Offene Partien zeigen, die eiligen zuerst
cmd-games-player = Wessen Partien; deine, wenn du es weglässt
cmd-leaderboard = Die Rangliste dieses Servers ansehen
cmd-leaderboard-level = Auf welcher Stufe
cmd-leaderboard-page = Welche Seite
cmd-profile = Wertungen, Ergebnisse und Sanduhren einer Person ansehen
cmd-profile-player = Wessen Profil; deines, wenn du es weglässt
cmd-history = Beendete Partien zeigen, die neuesten zuerst
cmd-history-player = Wessen Partien; deine, wenn du es weglässt
cmd-history-page = Welche Seite
cmd-replay = Eine Partie noch einmal ansehen, mit Sand und Aufzeichnung
cmd-replay-share = Allen hier zeigen; sonst siehst nur du es
cmd-resign = Die Partie aufgeben
cmd-draw = Remis anbieten oder annehmen (Stufe 1)
cmd-abort = Die Partie vor deinem ersten Zug abbrechen
cmd-rematch = Dein Gegenüber noch einmal herausfordern, mit vertauschten Farben
cmd-settings = Wie TAMSK hier gespielt wird
cmd-settings-show = Was in diesem Kanal gilt und woher jede Einstellung kommt
cmd-settings-channel = Ändern, was in diesem Kanal und seinen Threads gilt (nur mit „Kanäle verwalten“)
cmd-settings-server = Ändern, was auf dem ganzen Server gilt (nur mit „Server verwalten“)
cmd-settings-level = Die Stufe, wenn eine Herausforderung keine nennt
cmd-settings-sand = Der Sand, wenn eine Herausforderung keinen nennt: 3m, 15m, 1h, 6h, 1d, 3d, 7d oder beliebig
cmd-settings-threads = Ob jede Partie einen eigenen Thread bekommt
cmd-settings-rated = Ob Partien für die Rangliste zählen
cmd-settings-pings = Wofür es Pings gibt
cmd-settings-language = Die Sprache öffentlicher Nachrichten
cmd-settings-patience = Wie lange ein Zug dauern darf, bevor die Partie verloren ist, zum Beispiel 3d
cmd-settings-open-games = Wie viele Partien gleichzeitig in einem Kanal laufen dürfen; 0 für beliebig viele
cmd-settings-play = Ob neue Partien beginnen dürfen
cmd-settings-reset = Eine Einstellung zurücknehmen
cmd-admin = Für alle, die den Server verwalten
cmd-admin-close = Partie oder Herausforderung schließen, aus jedem Kanal (nur mit „Server verwalten“)
cmd-admin-close-game = Die Nummer der Partie
cmd-privacy = Was über dich gespeichert ist
cmd-privacy-show = Eine Datei mit allem bekommen, was über dich gespeichert ist
cmd-privacy-erase = Alles über dich löschen
cmd-admin-forget = Jemandes Wertungen auf diesem Server löschen (nur mit „Server verwalten“)
cmd-admin-forget-player = Wessen
cmd-rules = Die Regeln in Kürze
cmd-rules-topic = Worüber
cmd-about = Version, Uhr und Einladung
cmd-game = Welche Partie, wenn du mehrere hast
cmd-tamsk = TAMSK spielen, das Spiel der Sanduhren
cmd-user-challenge = Zu TAMSK herausfordern
cmd-choice-level-1 = 1 – ohne Zeit
cmd-choice-level-2 = 2 – mit laufenden Sanduhren
cmd-choice-level-3 = 3 – mit der Zuguhr
cmd-choice-pings-turn = am Zug und bei wenig Sand
cmd-choice-pings-low-sand = nur bei wenig Sand
cmd-choice-pings-none = keine
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = alles
cmd-choice-reset-level = Stufe
cmd-choice-reset-sand = Sand
cmd-choice-reset-threads = Threads
cmd-choice-reset-rated = gewertet
cmd-choice-reset-pings = Pings
cmd-choice-reset-language = Sprache
cmd-choice-reset-patience = Geduld
cmd-choice-reset-open-games = Partien gleichzeitig
cmd-choice-reset-play = neue Partien
cmd-choice-lot = ausgelost
cmd-choice-red = Rot (beginnt)
cmd-choice-black = Schwarz
cmd-choice-corners = auf den Ecken
cmd-choice-free = freier Start
cmd-choice-drop = legen
cmd-choice-hold = behalten
cmd-choice-picture = Bild
cmd-choice-text = Text
cmd-choice-goal = das Ziel, in Kürze
cmd-choice-turn = Ziehen
cmd-choice-rings = Ringe
cmd-choice-sand = Sand
cmd-choice-timer = die Zuguhr
cmd-choice-end = das Ende
cmd-choice-free-start = freier Start
cmd-choice-marks = die Zeichen im Bild
cmd-choice-commands = Befehle
