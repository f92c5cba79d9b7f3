# Italian. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } sfida { $opponent } a **TAMSK**!
challenge-rematch = 🔁 { $challenger } chiede a { $opponent } la rivincita della partita { $game } di **TAMSK**, a colori invertiti!
challenge-to-all = ⏳ { $challenger } lancia una sfida a **chiunque** voglia giocare a **TAMSK**!
challenge-terms =
    Livello { $level } · { $level ->
        [1] senza sabbia, l’anello è solo tuo per { $window }
       *[other] sabbia: { $sand }
    } · { $start } · { $color }
challenge-unrated = Partita non classificata.
challenge-note = > { $note }
challenge-lapses = Scadenza della sfida: { $at }. Non conosci TAMSK? `/tamsk regole` te lo spiega in due minuti.
challenge-taken = ⏳ { $challenger } e { $opponent } stanno giocando: { $place }
challenge-declined = { $opponent } ha rifiutato la sfida a TAMSK lanciata da { $challenger }.
challenge-withdrawn = { $challenger } ha ritirato la sua sfida a TAMSK.
challenge-lapsed = La sfida a TAMSK lanciata da { $challenger } è rimasta senza risposta.
challenge-sent = La tua sfida (partita { $game }) sta arrivando in questo canale. Se cambi idea: **Ritira**.
challenge-no-thread = Permessi che mi mancano qui: { $list }. Si giocherà quindi in questo canale e non in un thread.
challenge-no-previews = Qui mi manca il permesso **Incorpora link**: i link appariranno senza anteprima.
you-accepted =
    Si gioca! Hai { $color ->
        [red] il 🔴 **Rosso** e cominci tu
       *[black] il ⚫ **Nero**; comincia { $opponent }
    }. { $free ->
        [free] Prima si piazzano le clessidre, una a testa per turno.
       *[corners] Le clessidre sono sugli angoli.
    } { $place ->
        [here] Il tabellone sta arrivando.
       *[other] Il tabellone sta arrivando in { $place }.
    }
you-declined = Hai rifiutato la sfida.
you-withdrew = Hai ritirato la tua sfida.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } ha il 🔴 Rosso, { $black } ha il ⚫ Nero · livello { $level }{ $level ->
        [1] { "" }
       *[other] , sabbia: { $sand }
    }. Alla fine vince chi ha meno anelli nella riserva, e ogni mossa permette di posarne uno.
story-how-to =
    -# { $start ->
        [free] Tocca **Piazza** sotto il tabellone, poi scegli una casella.
       *[corners] Tocca una delle tue clessidre sotto il tabellone, poi la casella dove va.
    } Dopo, posa un anello o tienilo. Non conosci TAMSK? `/tamsk regole`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha mosso **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha finito la mossa tardiva **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha piazzato una clessidra in **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha posato { $kind ->
        [fill] un anello in **{ $space }**, nel posto rimasto libero
        [extra] l’anello extra in **{ $space }**
       *[ordinary] un anello in **{ $space }**
    }.
story-timer =
    ⏱️ Il timer del turno è stato girato: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } deve muovere. Scadenza: { $at }.
story-glass-lost =
    💔 La clessidra { $color ->
        [red] 🔴 rossa
       *[black] ⚫ nera
    } in **{ $space }** si è svuotata. Resta lì e blocca la casella.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha fatto scadere il timer del turno. Tocca a { $opponent }{ $extra ->
        [earned] , con un anello extra da posare alla prossima mossa
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } può ancora finire la mossa con la clessidra di **{ $space }**, già in mano, finché { $color ->
        [red] il Nero
       *[black] il Rosso
    } non ha mosso.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } non ha mosse possibili e perde il turno; { $opponent } continua.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } La clessidra di { $player } è tornata da sola in **{ $space }**: non può più muoversi.
story-closing = 🏁 Non ci sono più mosse. Si possono ancora posare gli ultimi anelli, poi si conta.
story-resumed =
    È stato posato un anello e la partita continua: { $color ->
        [red] 🔴
       *[black] ⚫
    } tocca a { $player }.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } propone la patta. Per accettarla: **Altro…**, poi **Accetta la patta**. La proposta vale finché { $opponent } non muove.

## The state of a game

turn-of =
    ▶️ Tocca al { $color ->
        [red] 🔴 **Rosso**
       *[black] ⚫ **Nero**
    }: { $player }
turn-to-place =
    ▶️ Il { $color ->
        [red] 🔴 **Rosso**
       *[black] ⚫ **Nero**
    } piazza la clessidra { $number } di 3: { $player }
in-hand =
    { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } ha in mano la clessidra di { $space }.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } può posare un anello in **{ $space }**. Scadenza: { $until }{ $then ->
        [fill] ; dopo, o se lo tiene, potrà farlo { $color ->
            [red] il Nero
           *[black] il Rosso
        }
        [both] ; poi può farlo chi arriva prima
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } può posare un anello in **{ $space }**, nel posto rimasto libero.
ring-open-to-both = ⭕ In **{ $space }** può posare un anello chi arriva prima.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } può posare anche un anello extra dove vuole. Scadenza: { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } ha guadagnato un anello extra, da posare con la prossima mossa.
first-turns = Prima si muovono le clessidre mai girate: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Rosso
       *[black] ⚫ Nero
    }: { $glasses }
glass-running = { $space } si svuota { $relative } ({ $clock })
glass-unturned = { $space } non ancora girata
glass-standing = { $space }
glass-lost = ~~{ $space }~~ vuota
rings-left = Anelli nella riserva: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Timer del turno: { $color ->
        [red] 🔴 il Rosso
       *[black] ⚫ il Nero
    } deve muovere. Scadenza: { $at }.
timer-unaimed = ⏱️ Il timer del turno scorre ancora, ma non vale per nessuno. Fine: { $at }.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Il Rosso
       *[black] ⚫ Il Nero
    } propone la patta.

without-picture = -# Qui non posso allegare l’immagine: mi manca il permesso **Allega file**. `/tamsk tabellone` te la mostra.
was-away =
    ⏸️ Qui nessuno ha potuto giocare per { $away }. { $sand ->
        [runs] Tutta la sabbia slitta di altrettanto
       *[none] Tutte le scadenze slittano di altrettanto
    }, per entrambi i colori.
low-sand =
    ⏳ { $player }, la tua clessidra in **{ $space }** è quasi vuota. Fine della sabbia: { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Se la muovi, si gira.
        [wait] { " " }Quando tocca a te, muovila e si girerà.
        [first] { " " }Prima però vanno mosse le clessidre mai girate.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Vince il Rosso**
       *[black] ⚫ **Vince il Nero**
    }: { $player }
result-draw = 🤝 **Patta** fra { $red } e { $black }
result-aborted = La partita fra { $red } e { $black } è **annullata** e non conta.
reason-rings = Nessuna clessidra può più muoversi. Anelli nella riserva: 🔴 { $red }, ⚫ { $black }. Vince chi ne ha meno.
reason-rings-equal = Nessuna clessidra può più muoversi, e gli anelli nella riserva sono pari: { $left } per parte.
reason-sand =
    Nessuna clessidra può più muoversi e gli anelli nella riserva sono pari ({ $left } per parte). Vince la clessidra che si svuota più tardi (in grassetto):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Nessuna clessidra può più muoversi, gli anelli nella riserva sono pari ({ $left } per parte) e le clessidre si svuotano negli stessi istanti:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = mai girata
reason-full-space =
    { $color ->
        [red] Il Rosso
       *[black] Il Nero
    } ha mosso su una casella piena: partita persa all’istante.
reason-resignation =
    { $color ->
        [red] Il Rosso
       *[black] Il Nero
    } abbandona.
reason-agreement = Di comune accordo.
reason-forfeit =
    { $color ->
        [red] Il Rosso
       *[black] Il Nero
    } perde a tavolino: nessuna mossa per { $days }.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ha annullato prima della sua prima mossa.
reason-called-off = L’ha annullata chi gestisce il server.
reason-nobody-began = Nessuno ha mosso per { $days }, con meno di due mosse giocate.
reason-no-rings = Quaranta mosse di fila senza un anello. Anelli nella riserva: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Quaranta mosse di fila senza un anello, e gli anelli nella riserva sono pari: { $left } per parte.
reason-no-rings-sand =
    Quaranta mosse di fila senza un anello e gli anelli nella riserva sono pari ({ $left } per parte). Vince la clessidra che si svuota più tardi (in grassetto):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } ha battuto { $loser } a TAMSK (partita { $game }): { $place }
parent-draw = 🤝 { $red } e { $black } hanno pattato a TAMSK (partita { $game }): { $place }
parent-aborted = La partita { $game } di TAMSK fra { $red } e { $black } è annullata: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Punteggi al livello { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Partita classificata n. { $nth } fra questi due avversari in una settimana: vale quindi 1/{ $nth }.
unrated-agreed = -# Partita non classificata, come da accordi: i punteggi non cambiano.
unrated-too-short = -# Meno di due mosse giocate: i punteggi non cambiano.
leaderboard-title = 🏆 **Classifica del livello { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
leaderboard-provisional = -# Un punteggio con ? è provvisorio: ancora qualche partita classificata e sarà abbastanza affidabile per un posto in classifica.
leaderboard-empty = Al momento la classifica del livello { $level } è vuota. Dopo qualche partita classificata un punteggio è abbastanza affidabile per un posto: `/tamsk sfida livello:{ $level }`
leaderboard-you = Sei al posto n. **{ $rank }**, con { $rating }.
leaderboard-you-provisional = Il tuo punteggio: { $rating } – ancora qualche partita classificata e sarà abbastanza affidabile per un posto in classifica.
leaderboard-you-idle = Il tuo punteggio: { $rating } – ma non compari in classifica: la tua ultima partita classificata a questo livello è di oltre 90 giorni fa.
leaderboard-you-unknown = Non hai ancora partite classificate al livello { $level }. `/tamsk sfida livello:{ $level }` ne comincia una.
profile-title = 👤 **{ $player } a TAMSK**
profile-none = { $player } non ha ancora finito una partita su questo server. `/tamsk sfida` ne comincia una.
profile-ranked =
    ⭐ **Livello { $level }** · punteggio { $rating }, n. { $rank } · { $games ->
        [one] 1 partita classificata
       *[other] { $games } partite classificate
    }
profile-provisional =
    ⭐ **Livello { $level }** · punteggio { $rating }, ancora provvisorio · { $games ->
        [one] 1 partita classificata
       *[other] { $games } partite classificate
    }
profile-idle =
    ⭐ **Livello { $level }** · punteggio { $rating }, fuori classifica dopo 90 giorni senza partite classificate · { $games ->
        [one] 1 partita classificata
       *[other] { $games } partite classificate
    }
profile-unrated = ⭐ **Livello { $level }** · ancora nessuna partita classificata
profile-color =
    { $color ->
        [red] 🔴 con il Rosso
       *[black] ⚫ con il Nero
    }: { $won ->
        [one] 1 vittoria
       *[other] { $won } vittorie
    }, { $drawn ->
        [one] 1 patta
       *[other] { $drawn } patte
    }, { $lost ->
        [one] 1 sconfitta
       *[other] { $lost } sconfitte
    }
profile-glasses = ⏳ Clessidre: { $saved ->
        [one] 1 salvata
       *[other] { $saved } salvate
    } con meno di un quinto della sabbia, { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }
profile-closest = Salvataggio più al limite: a { $left } dalla fine, contro **{ $opponent }**
profile-pace = Tempo medio per mossa: { $average }
profile-nemesis =
    😈 Bestia nera: **{ $name }**, con { $games ->
        [one] 1 vittoria
       *[other] { $games } vittorie
    }
history-title = 📜 **Partite finite di { $player }**{ $pages }
history-none = { $player } non ha ancora finito una partita su questo server. `/tamsk sfida` ne comincia una.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **vittoria** contro
        [lost] **sconfitta** contro
       *[drawn] **patta** con
    } { $opponent } · livello { $level } · { $change } · partita { $game } { $link }
history-unrated = non classificata
history-hint = -# `/tamsk rivedi partita:{ $game }` mostra di nuovo una partita e ne dà il registro in un file.
page-of = { " " }· pagina { $page } di { $pages }
button-page-before = ◀ Pagina { $page }
button-page-after = Pagina { $page } ▶
button-level = Livello { $level }

## Buttons

button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
button-withdraw-game = Ritira la sfida { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, ultimo posto)
button-put-back = Rimetti giù
button-place = Piazza
button-ring = Anello
button-ring-on = Posa un anello in { $space }
button-hold = Tieni
button-timer = Timer del turno
button-more = Altro…
button-text = Tabellone come testo
button-resign = Abbandona
button-resign-sure = Sì, abbandono
button-draw = Proponi la patta
button-draw-accept = Accetta la patta
button-abort = Annulla la partita
button-abort-sure = Sì, annullala
button-no = No
button-dare = Muovi in { $space } e perdi
button-timer-side =
    { $side ->
        [left] Timer a sinistra
       *[right] Timer a destra
    }
button-rematch = Rivincita
choose-place = Scegli una casella
choose-extra = Anello extra: da { $from } a { $to }
choose-spaces = Da { $from } a { $to }
space-room =
    { $space } ({ $rings ->
        [one] 1 anello
       *[other] { $rings } anelli
    } su { $capacity })

## Private answers

you-lifted =
    Hai in mano la clessidra di **{ $space }**. Dove va? I numeri: anelli già posati e posti in tutto.{ $sand ->
        [runs] { " " }Ha ancora { $left } e continua a scorrere; mossa adesso, avrà { $after }.
       *[rests] { "" }
    }
you-put-back = Hai rimesso giù la clessidra in **{ $space }**.
you-moved = Hai mosso **{ $from } → { $to }**.
you-moved-late = Hai finito la mossa tardiva **{ $from } → { $to }**.
you-placed = Hai piazzato una clessidra in **{ $space }**.
you-may-ring = Vuoi posare un anello in **{ $space }**? Il posto è riservato a te. Scadenza: { $until }.
you-may-fill = In **{ $space }** il tuo avversario ha lasciato un posto libero: puoi posarci un anello.
you-may-extra = Hai un **anello extra** da posare su una casella qualsiasi con posto libero. Scadenza: { $until }. Scegli qui sotto o con `/tamsk anello`.
you-have-no-rings = La tua riserva è vuota: nessun anello da posare.
you-dropped =
    Hai posato { $kind ->
        [fill] un anello in **{ $space }**, nel posto rimasto libero
        [extra] il tuo anello extra in **{ $space }**
       *[ordinary] un anello in **{ $space }**
    }. { $left ->
        [0] La tua riserva è vuota!
        [one] Ti resta un anello.
       *[other] Ti restano { $left } anelli.
    }
you-held = Hai tenuto il tuo anello.
you-turned-timer =
    Hai girato il timer del turno: { $color ->
        [red] il Rosso
       *[black] il Nero
    } deve muovere. Scadenza: { $at }.
you-resigned = Hai abbandonato.
you-offered-draw = Hai proposto la patta. La proposta vale fino alla prossima mossa del tuo avversario.
you-agreed-draw = Hai accettato la patta.
you-aborted = Hai annullato la partita.
nothing-done = Non è stato fatto nulla.
ask-call-off = Chiudere la partita { $game }, { $red } contro { $black }? Sarà annullata e non conterà. Non si può tornare indietro.
ask-forget = Cancellare i punteggi di { $player } su questo server? Partite e risultati restano; la prossima partita classificata riparte da zero. Non si può annullare.
you-forgot = I punteggi di { $player } su questo server sono cancellati.
you-called-off = Hai chiuso la partita { $game }.
rematch-sent = La tua richiesta di rivincita (partita { $game }) è in arrivo in { $place }.
you-put-timer =
    { $side ->
        [left] Ora il timer del turno sta a sinistra.
       *[right] Ora il timer del turno sta a destra.
    }
you-entered-full = Hai mosso in **{ $space }**, una casella piena: la partita è persa.
ask-dare = **La casella { $to } è piena. Se ci muovi da { $from }, perdi subito la partita.** Non è ancora successo niente; vuoi farlo davvero?
ask-resign = Abbandonare la partita { $game } contro { $opponent }? Non si può tornare indietro.
ask-abort = Annullare la partita { $game } contro { $opponent }? Non conterà. Non si può tornare indietro.
ask-ring = Dove vuoi posare un anello? { $list }.
ask-ring-ordinary = **{ $space }** (la tua casella di arrivo)
ask-ring-fill = **{ $space }** (lasciata libera dal tuo avversario)
ask-ring-extra = l’anello extra (su una casella qualsiasi con posto libero)
no-ring-there =
    { $why ->
        [full] **{ $space }** è piena.
       *[other] Ora non puoi posare un anello in **{ $space }**.
    } Puoi scegliere: { $list }.
ask-place = Dove piazzi la tua clessidra? Fra parentesi: anelli già posati e posti in tutto.
more-menu =
    Partita { $game } · livello { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· sabbia: { $sand }
    }
game-is-over = La partita è finita.

## Settings

settings-title = Impostazioni di TAMSK in { $channel } e nei suoi thread:
settings-line =
    { $setting ->
        [level] Livello
        [sand] Sabbia
        [threads] Un thread per ogni partita
        [rated] Partite classificate
        [pings] Menzioni
        [language] Lingua dei messaggi pubblici
        [patience] Pazienza con chi deve muovere
        [open-games] Partite contemporanee
       *[play] Nuove partite permesse
    }: **{ $value }** · { $from ->
        [channel] impostazione del canale
        [server] impostazione del server
       *[built-in] valore predefinito
    }
settings-hint = -# Per cambiare: `/tamsk impostazioni canale` e `/tamsk impostazioni server`. Una partita in corso mantiene il livello, la sabbia e la pazienza con cui è cominciata.
settings-changed = Fatto.
settings-yes = sì
settings-no = no
settings-pings =
    { $pings ->
        [turn] per il proprio turno e per una clessidra quasi vuota
        [low-sand] solo per una clessidra quasi vuota
       *[none] nessuna
    }
settings-language =
    { $language ->
        [server] quella del server
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
        [0] senza limite
       *[other] al massimo { $most }
    }

## What is stored about somebody

privacy-shown = Tutto quello che conservo su di te, in tutti i server, è in questo file. Gli istanti sono in millisecondi UTC dal 1970. `/tamsk privacy cancella` lo cancella.
privacy-too-much = Quello che conservo su di te non sta in un solo file qui. Può dartelo chi gestisce questo bot.
ask-erase = **Cancellare tutto quello che ti riguarda, in tutti i server?** Le tue sfide aperte saranno ritirate, le partite in corso abbandonate, i punteggi cancellati, e nelle partite finite al tuo posto ci sarà «un profilo cancellato». I messaggi in chat restano dove sono. Non si può tornare indietro.
button-forget = Sì, cancellali
button-erase = Sì, cancella tutto
you-erased = Fatto: non conservo più niente su di te.
former-player = un profilo cancellato

## Refusals: why, and what can be done

no-game-over = Questa partita è finita. `/tamsk sfida` ne comincia una nuova.
no-away = In quell’istante ero offline, quindi non conta. Riprova, per favore.
no-closing = Non ci sono più mosse; si possono solo posare gli ultimi anelli, con **Anello** o `/tamsk anello`.
no-not-your-turn = Tocca a { $player }. Riceverai una menzione quando toccherà a te.
no-only-late-move = Hai fatto scadere il timer del turno: puoi solo finire la mossa con la clessidra di **{ $space }**.
no-place-first = Nella partenza libera piazza prima le tue tre clessidre, con **Piazza** o `/tamsk piazza`.
no-not-free-start = Questa partita è cominciata dagli angoli: non c’è niente da piazzare. Muovi con `/tamsk muovi` o con i pulsanti.
no-all-placed = Le tue tre clessidre sono piazzate. Muovine una con `/tamsk muovi` o con i pulsanti.
no-glass-there = In **{ $space }** non c’è nessuna clessidra. Le tue: { $own }.
no-not-your-glass = La clessidra in **{ $space }** è del tuo avversario. Le tue: { $own }.
no-glass-is-lost = La clessidra in **{ $space }** è vuota e non si muoverà più. Scegline un’altra.
no-not-adjacent = **{ $to }** non è vicina a **{ $from }**. Da lì puoi andare in: { $ways }.
no-same-space = La clessidra è già in **{ $space }**. Da lì puoi andare in: { $ways }.
no-occupied = In **{ $space }** c’è già una clessidra. Scegli un’altra casella.
no-full = **{ $space }** è piena. Scegli una casella con posto libero.
no-first-turns = Finché hai clessidre mai girate, muovi una di quelle: { $list }.
no-way = La clessidra in **{ $space }** non può andare da nessuna parte: tutte le caselle attorno sono occupate o piene.
no-lifted-already = Hai già in mano la clessidra di **{ $space }**.
no-nothing-lifted = Non hai nessuna clessidra in mano.
no-ring-right = Adesso non hai anelli da posare. Puoi posarne uno dopo ogni tua mossa, o dove il tuo avversario lascia un posto libero.
no-ring-right-over = Troppo tardi per posare un anello in **{ $space }**.
no-window-runs = Il tuo avversario può ancora posare un anello in **{ $space }**. Scadenza: { $until }. Se non lo fa, potrai posarne uno tu.
no-extra-ring = Non hai anelli extra. Ne guadagni uno quando il tuo avversario fa scadere il timer del turno.
no-extra-only-earned = Il tuo anello extra ti aspetta: prima muovi, poi posalo su una casella qualsiasi con posto libero.
no-last-place-kept = L’ultimo posto in **{ $space }** è riservato al tuo avversario. Scadenza: { $until }. Scegli un’altra casella.
no-holder-empty = La tua riserva è vuota: non ti resta nessun anello da posare.
no-nothing-to-decline = Non c’è nessun anello da tenere.
no-turn-timer = Al livello { $level } il timer del turno non c’è: esiste solo al livello 3.
no-timer-is-the-opponents = È il tuo turno. Il timer si gira in quello del tuo avversario.
no-timer-runs = Il timer del turno scorre ancora. Fine: { $until }. Dopo si potrà girare di nuovo.
no-draws = La patta si può concordare solo al livello 1. Con la sabbia, decide la sabbia. Puoi abbandonare con `/tamsk abbandona`.
no-draw-stands = Il tuo avversario ha proposto la patta. Se accetti, la partita finisce patta; d’accordo?
no-draw-lapsed = Non c’è più nessuna proposta di patta: vale solo fino alla prossima mossa dell’avversario.
no-draw-offered-already = Hai già proposto la patta: la proposta vale fino alla prossima mossa del tuo avversario.
no-too-late-to-abort = Hai già mosso: non puoi più annullare la partita. Puoi abbandonare con `/tamsk abbandona`.
no-unknown-game = Qui questa partita non esiste. `/tamsk partite` mostra le tue.
no-not-your-game = Non giochi in questa partita. `/tamsk sfida` ne comincia una tua.
no-not-started = Questa sfida non è ancora stata accettata.
no-already-started = Questa sfida è già stata accettata. Si gioca qui: { $place }
no-challenge-declined = Questa sfida è stata rifiutata e non vale più. Lanciane una nuova con `/tamsk sfida`.
no-challenge-withdrawn = Questa sfida è stata ritirata e non vale più. Lanciane una nuova con `/tamsk sfida`.
no-challenge-lapsed = Questa sfida è rimasta 24 ore senza risposta e non vale più. Lanciane una nuova con `/tamsk sfida`.
no-challenge-gone = Questo messaggio è di una sfida che non vale più. Lanciane una nuova con `/tamsk sfida`.
no-not-for-you = Questa sfida è per qualcun altro. Lancia la tua con `/tamsk sfida`.
no-own-challenge = Questa sfida è tua: deve accettarla qualcun altro. Se cambi idea: **Ritira**.
no-not-your-challenge = Una sfida può ritirarla solo chi l’ha lanciata.
no-stale = Quella posizione è superata. Ecco il tabellone com’è adesso.
no-answered-before = Questa richiesta ha già avuto risposta. Se serve ancora, riprova.
no-not-black = Solo il Nero sceglie da che lato sta il timer del turno.
no-challenged-self = Per una sfida serve qualcun altro. Lascia vuoto `avversario` per sfidare chiunque.
no-challenged-bot = I bot non giocano a TAMSK. Sfida una persona, o lascia vuoto `avversario` per sfidare chiunque.
no-challenged-stranger = { $player } non è su questo server. Sfida qualcuno che c’è, o lascia vuoto `avversario`.
no-challenged-blind = { $player } non può vedere questo canale. Sfida qualcuno che lo vede, o prova in un altro canale.
no-length-unreadable = Non riesco a leggere la durata «{ $text }». Scrivi per esempio `3m`, `90m`, `36h` o `7d` (d per i giorni).
no-sand-out-of-range = Qui la sabbia deve durare almeno { $min } e al massimo { $max }.
no-note-too-long = La nota può avere al massimo { $most } caratteri.
no-too-fast = Sono troppe azioni in una volta. Potrai continuare { $when }.
no-not-played-here = In questo canale non si cominciano partite. Prova in un altro, o parla di `/tamsk impostazioni` con chi lo gestisce.
no-too-many-games = { $most ->
        [one] In questo canale si gioca già una partita
       *[other] In questo canale si giocano già { $most } partite
    }: è il massimo. Aspetta che si liberi un posto, o gioca in un altro canale.
no-patience-out-of-range = La pazienza deve essere di almeno { $min } e al massimo di { $max }.
no-not-over = Questa partita non è ancora finita. La rivincita viene dopo.
no-rematch-stands = Hai già chiesto la rivincita: ora sta al tuo avversario accettarla.
no-rematch-begun = La rivincita è già cominciata: è la partita { $game }.
no-opponent-erased = Chi ha giocato quella partita contro di te ha cancellato tutto: non c’è più nessuno da sfidare.
no-rematch-too-late = Quel pulsante valeva solo un giorno. Per chiedere la rivincita c’è ancora `/tamsk rivincita`.
no-administration = Per questo ti serve il permesso **Gestisci server**.
no-administration-of-own = In questa partita giochi tu. Può chiuderla qualcun altro che gestisce il server; tu puoi abbandonare con `/tamsk abbandona`.
no-settings = { $whose ->
        [channel] Per cambiare le impostazioni di questo canale ti serve il permesso **Gestisci canali**
       *[server] Per cambiare le impostazioni di questo server ti serve il permesso **Gestisci server**
    }. `/tamsk impostazioni mostra` le fa vedere a chiunque.
no-too-many-challenges = { $most ->
        [one] Hai già 1 sfida aperta. Ritirala
       *[other] Hai già { $most } sfide aperte. Ritirane una
    } o aspetta una risposta.
no-space = La casella «{ $text }» non esiste. Le caselle vanno da A1 a G4: la lettera della colonna e il numero della riga, come scritto sulle caselle.
no-game-here = Qui non hai partite in corso. `/tamsk sfida` ne comincia una.
no-several-games = Qui hai più partite. Di’ quale con `partita`: { $list }.
no-only-on-servers = TAMSK si gioca sui server, non in messaggi privati.
no-unknown-command = Quel comando è stato aggiornato. Riscrivilo fra un attimo.
no-unknown-button = Quel pulsante viene da una versione precedente. `/tamsk tabellone` mostra il tabellone attuale.
no-permissions = Qui non posso giocare. Permessi che mi mancano in questo canale: { $list }. Chiedili a chi gestisce il server, o prova in un altro canale.
no-permissions-there = La sfida andrebbe in { $channel }. Permessi che mi mancano lì: { $list }. Chiedili a chi gestisce il server.
no-trouble = Qualcosa è andato storto da parte mia, e non è cambiato niente. Riprova fra un attimo.
no-replay = Non è stato possibile preparare il filmato della partita. Riprova fra un attimo.
no-ply = Le mosse di questa partita vanno da 0 a { $last }.

## Lists

games-none = { $player } non ha partite in corso su questo server. `/tamsk sfida` ne comincia una.
games-title = Partite di { $player }:
games-running = **{ $game }** · { $opponent } · livello { $level } · { $turn } · { $link }
games-to-move = ▶️ **tocca a te**
games-waiting = tocca a { $player }
games-closing = 🏁 ultimi anelli
games-deadline =
    { $what ->
        [glass] { $space } si svuota { $at }
        [timer] il timer del turno si svuota { $at }
        [own-forfeit] o perdi la partita { $at }
        [forfeit] o perde la partita { $at }
       *[abort] o la partita viene annullata { $at }
    }
games-offered = **{ $game }** · { $challenger } sfida { $opponent }, scadenza: { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } sfida chiunque, scadenza: { $at } · { $link }
games-more =
    { $count ->
        [one] …e un’altra.
       *[other] …e altre { $count }.
    }
choice-challenge = { $game }: sfida di { $challenger }, livello { $level }
choice-game = { $game }: { $red } – { $black }, livello { $level }
choice-game-to-move = { $game }: { $red } – { $black }, livello { $level } – tocca a te
choice-game-over =
    { $game }: { $red } – { $black }, livello { $level } – { $result ->
        [red] ha vinto il Rosso
        [black] ha vinto il Nero
        [draw] patta
       *[aborted] annullata
    }
choice-from-running = { $space } – ancora { $left } – { $ways }
choice-from-unturned = { $space } – non ancora girata – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] non può andare da nessuna parte
        [one] una casella possibile
       *[other] { $ways } caselle possibili
    }
choice-not-your-turn = non tocca a te
choice-to-room =
    { $space } – { $rings ->
        [one] 1 anello
       *[other] { $rings } anelli
    } su { $capacity }
choice-to-fills = { $space } – ultimo posto: un anello la riempie
choice-ring-ordinary = { $space } – la tua casella di arrivo
choice-ring-fill = { $space } – lasciata libera dal tuo avversario
choice-ring-extra = { $space } – il tuo anello extra

## Pictures in words

board-header = Partita { $game } di TAMSK, livello { $level }, mossa { $ply }.
board-turn =
    { $color ->
        [red] Tocca al Rosso
       *[black] Tocca al Nero
    }.
board-closing = Non ci sono più mosse: solo gli ultimi anelli.
board-over =
    Partita finita: { $result ->
        [red] ha vinto il Rosso
        [black] ha vinto il Nero
        [draw] patta
       *[aborted] annullata
    }.
board-last-move =
    Ultima mossa: { $color ->
        [red] Rosso
       *[black] Nero
    } { $from }-{ $to }.
board-last-placed =
    Ultima mossa: { $color ->
        [red] il Rosso
       *[black] il Nero
    } ha piazzato una clessidra in { $space }.
board-glasses =
    { $color ->
        [red] Clessidre rosse
       *[black] Clessidre nere
    }: { $glasses }.
board-no-glasses =
    { $color ->
        [red] Clessidre rosse
       *[black] Clessidre nere
    }: nessuna piazzata.
board-glass-left = { $space } ancora { $left }
board-glass-out = { $space } vuota
board-rings = Anelli posati: { $rings }.
board-no-rings = Anelli posati: nessuno.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Anelli nella riserva: Rosso { $red }, Nero { $black }.
board-lifted =
    In mano: { $color ->
        [red] Rosso
       *[black] Nero
    } { $space }.
board-timer =
    Timer del turno: ancora { $left } per { $color ->
        [red] il Rosso
       *[black] il Nero
    }.
board-timer-unaimed = Timer del turno: ancora { $left }, non vale per nessuno.
board-ring-right =
    Anello possibile per { $color ->
        [red] il Rosso
       *[black] il Nero
    }: { $space }.
board-extra =
    Anello extra possibile per { $color ->
        [red] il Rosso
       *[black] il Nero
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Rosso (R): { $red } · ⚫ Nero (B): { $black }
board-legend = Ogni casella con i suoi anelli; R: clessidra rossa, B: clessidra nera, r e b: clessidre vuote.

## Replays

replay-of =
    🎞️ Partita { $game }: 🔴 { $red } – ⚫ { $black }, livello { $level }, { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    }. { $result ->
        [red] Ha vinto il Rosso.
        [black] Ha vinto il Nero.
        [draw] Patta.
        [aborted] È stata annullata.
       *[none] È ancora in corso.
    }
replay-files =
    -# { $chart ->
        [chart] Il grafico mostra come è scesa la sabbia di ogni clessidra, con ogni giro e ogni perdita. Il file è il registro della partita.
       *[none] Il file è il registro della partita.
    }
replay-picture =
    Filmato della partita { $game } di TAMSK, { $red } (Rosso) contro { $black } (Nero), { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    }. { $result ->
        [none] A che punto è:
       *[other] Com’è finita:
    }
chart-picture = Grafico della sabbia della partita { $game } di TAMSK: le sei clessidre ({ $sand }), nell’arco di { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Rosso
       *[black] Nero
    } { $space } girata { $turns ->
        [one] 1 volta
       *[other] { $turns } volte
    }
chart-glass-lost =
    { $color ->
        [red] Rosso
       *[black] Nero
    } { $space } girata { $turns ->
        [one] 1 volta
       *[other] { $turns } volte
    }, persa a { $at }
chart-save =
    Salvataggio più al limite, a { $at }: { $color ->
        [red] il Rosso
       *[black] il Nero
    } ha mosso da { $space } a { $left } dalla fine.

## Rules

rules-goal = **TAMSK in breve**
    Si gioca in due: tre clessidre e 32 anelli a testa. **Alla fine vince chi ha meno anelli nella riserva.**
    Il tabellone ha 37 caselle, da A1 (in basso a sinistra) a G4 (in alto a destra): colonne da A a G da sinistra a destra, righe contate dal basso. I tubetti sul bordo tengono 1 anello, poi 2, poi 3, e D4, al centro, ne tiene 4.
    🔴 Il Rosso parte da A1, D7, G1 e comincia; ⚫ il Nero parte da A4, D1, G4.
    A ogni turno: **muovi una clessidra** su una casella vicina senza clessidre, poi **posa lì un anello**.
    -# Per saperne di più: `/tamsk regole` con un argomento – movimento, anelli, sabbia, timer del turno, fine, partenza libera, immagine, comandi.
rules-turn = **Movimento**
    • Nel tuo turno muovi esattamente una delle tue clessidre su una casella vicina senza clessidre.
    • Non si può passare. Se non puoi muovere, perdi il turno e il tuo avversario continua.
    • **Chi muove su una casella piena perde subito la partita.** Prima il bot chiede conferma.
    • Livelli 2 e 3: finché hai clessidre mai girate, muovi una di quelle.
    In chat: tocca una clessidra sotto il tabellone, poi la casella dove va. Oppure scrivi `/tamsk muovi da:A1 a:B2`.
rules-rings = **Anelli**
    • Dopo la mossa puoi posare uno dei tuoi anelli sulla casella di arrivo, entro un dodicesimo della sabbia (15 secondi con clessidre da 3 minuti).
    • Questo tempo scorre anche se il tuo avversario muove. Se finisce, o se tieni l’anello, e il tuo avversario non ha ancora mosso, può posare lì uno dei *suoi*, finché qualcuno non muove.
    • Una casella tiene 1, 2, 3 o 4 anelli. Una casella piena è chiusa: nessuno può più entrarci.
    • Al livello 1 non c’è fretta: puoi ancora posare l’anello fino alla prossima mossa, a meno che il tuo avversario non sia più veloce. Solo dopo l’ultima mossa della partita il tempo conta anche lì: prima solo per te, poi altrettanto per entrambi i colori.
    In chat: **Posa un anello** nella risposta alla tua mossa, **Anello** sotto il tabellone, o `/tamsk anello`.
rules-sand = **Sabbia** (livelli 2 e 3)
    • Muovere una clessidra la gira. La prima volta ha tutta la sabbia; in seguito, quella già scesa torna indietro. Girata con 1 minuto rimasto su 3, ne ha di nuovo 2; girata quasi piena, non ha quasi più niente!
    • Una clessidra vuota è persa. Resta sulla sua casella, la blocca e non si muove mai più.
    • La sabbia scorre in tempo reale, giorno e notte, qualunque cosa succeda. Mettetevi d’accordo su una durata che vi vada bene: con 3 minuti è il gioco della scatola, con 1 giorno si gioca nei ritagli di tempo.
    • Una clessidra mai girata non scorre.
rules-timer = **Il timer del turno** (livello 3)
    • Il tuo avversario ci mette troppo? Nel suo turno, gira il timer neutrale. Dura un dodicesimo della sabbia (15 secondi con clessidre da 3 minuti).
    • Se si svuota prima della mossa avversaria, il tempo è scaduto: tocca a te, e con la prossima mossa puoi posare un **anello extra** dove vuoi.
    • Se aveva già una clessidra in mano (toccata), il tuo avversario può ancora finire quella mossa finché tu non hai mosso.
    • Finché il timer scorre, nessuno può girarlo.
    In chat: **Timer del turno** sotto il tabellone, o `/tamsk timer`.
rules-end = **Fine**
    • La partita finisce quando nessuna clessidra può più muoversi e nessun anello può più essere posato. Vince chi ha meno anelli nella riserva.
    • A parità di anelli: patta al livello 1; ai livelli 2 e 3 vince chi ha la clessidra che si svuota per ultima.
    • Puoi abbandonare con `/tamsk abbandona`. Al livello 1 puoi proporre la patta. Prima della tua prima mossa puoi annullare la partita con `/tamsk annulla`.
    • Anche quaranta mosse di fila senza un anello chiudono la partita, e si contano gli anelli. Chi non muove per { $patience } perde a tavolino.
rules-free = **Partenza libera**
    Il tabellone all’inizio è vuoto. Con ognuna delle prime tre mosse si piazza una clessidra su una casella senza clessidre e con posto libero, e ci si può posare un anello. Ai livelli 2 e 3 la clessidra viene girata subito. Poi si gioca come al solito.
rules-commands = **Comandi**
    `/tamsk sfida` – comincia una partita (livello 1 senza tempo, 2 con la sabbia, 3 anche con il timer del turno)
    `/tamsk muovi`, `/tamsk piazza`, `/tamsk anello`, `/tamsk timer` – gioca; i pulsanti sotto il tabellone fanno lo stesso
    `/tamsk tabellone` – il tabellone solo per te, come immagine o testo, a qualsiasi mossa passata
    `/tamsk partite` – le tue partite in corso, prima le più urgenti
    `/tamsk abbandona`, `/tamsk patta`, `/tamsk annulla` – finisci una partita
    `/tamsk rivincita` – sfida di nuovo il tuo avversario, a colori invertiti
    `/tamsk rivedi` – rivedi una partita, con il suo registro
    `/tamsk classifica`, `/tamsk profilo`, `/tamsk cronologia` – la classifica, una persona, le partite finite
    `/tamsk regole` – le regole, per argomento
    `/tamsk impostazioni` – come si gioca a TAMSK qui
    `/tamsk privacy` – cosa conserva il bot su di te, e come cancellarlo
    `/tamsk admin` – per chi gestisce il server
    `/tamsk info` – versione e invito
rules-picture = L’inizio di una partita: il Rosso in A1, D7, G1; il Nero in A4, D1, G4. Le caselle tengono da 1 anello sul bordo a 4 al centro.
rules-marks = **L’immagine**
    • Ogni **tubo** ha attorno tanti posti scuri quanti anelli può tenere; più è alto, più è scuro dentro. Gli anelli sono chiari e riempiono questi posti uno dopo l’altro: D5 ne ha 1 su 3. Una casella piena è scura e chiusa, come A3 e F5.
    • **Clessidre**: tonde per il 🔴 Rosso, quadrate per il ⚫ Nero, con il nome della casella accanto e il tempo rimasto sotto. La sabbia è dove si trova davvero. Una clessidra mai girata sta ferma e senza tempo; una sbarrata è vuota (B2).
    • **Ultima mossa**: dal cerchio blu tratteggiato (F5) a quello continuo (F4), lungo la freccia.
    • **In mano**: una clessidra sollevata (F2); cerchi scuri mostrano dove può andare.
    • **Dove si può posare un anello**: un segno +, tondo per il Rosso, quadrato per il Nero, e un tratteggio dorato nel posto che prenderebbe (F4). Un piccolo + dorato è un anello extra.
    • **I due colori**: gli angoli luminosi sono di chi deve muovere. Accanto al nome ci sono gli anelli nella riserva; il + sotto dice che se ne può posare uno adesso o, se è grigio, che con la prossima mossa arriva un anello extra.
    • **Ai lati**: numero della partita, livello, durata della sabbia, mosse giocate (»), e il timer del turno con la sua sabbia e per chi vale.
rules-marks-picture = Una partita al livello 3 in cui si vedono i segni dell’immagine: caselle piene, una clessidra persa, una in mano, l’ultima mossa, un anello possibile e il timer del turno.
about = Bot **TAMSK** { $version }, ultimo avvio: { $since }. Il mio orologio differisce di { $offset } ms da quello di Discord. { $games ->
        [0] Nessuna partita in corso.
        [one] Una partita in corso.
       *[other] { $games } partite in corso.
    }
    Invitami: <{ $invite }>
    TAMSK è un gioco di Kris Burm. Questo bot non è legato a lui, ai suoi editori o a Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
span-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
span-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
span-millis = { $count } ms
anybody = chiunque
color-by-lot = colori a sorte
color-chosen =
    { $color ->
        [red] 🔴 Rosso a chi lancia la sfida
       *[black] ⚫ Nero a chi lancia la sfida
    }
start-corners = partenza dagli angoli
start-free = partenza libera
permission-view = **Visualizza canale**
permission-send = **Invia messaggi**
permission-send-in-threads = **Invia messaggi nei thread**
permission-threads = **Crea thread pubblici**
permission-attach = **Allega file**
side-name =
    { $color ->
        [red] Rosso
       *[black] Nero
    }
list-join = { $first }, { $rest }
list-or = { $first } o { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = sfida
command-move = muovi
command-place = piazza
command-ring = anello
command-timer = timer
command-board = tabellone
command-games = partite
command-leaderboard = classifica
command-profile = profilo
command-history = cronologia
command-resign = abbandona
command-draw = patta
command-abort = annulla
command-rematch = rivincita
command-replay = rivedi
command-settings = impostazioni
command-settings-show = mostra
command-settings-channel = canale
command-settings-server = server
command-privacy = privacy
command-privacy-show = mostra
command-privacy-erase = cancella
command-admin = admin
command-admin-close = chiudi
command-admin-forget = dimentica
command-rules = regole
command-about = info
option-opponent = avversario
option-level = livello
option-sand = sabbia
option-colour = colore
option-start = partenza
option-rated = classificata
option-note = nota
option-from = da
option-to = a
option-ring = anello
option-game = partita
option-at = casella
option-on = su
option-format = formato
option-ply = mossa
option-player = membro
option-page = pagina
option-topic = argomento
option-threads = thread
option-pings = menzioni
option-language = lingua
option-patience = pazienza
option-open-games = partite-max
option-play = nuove-partite
option-reset = ripristina
option-share = condividi

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Sfida qualcuno a TAMSK, o lancia una sfida a chiunque
cmd-challenge-opponent = Chi sfidare; lascia vuoto per sfidare chiunque
cmd-challenge-level = 1 senza tempo, 2 con le clessidre che scorrono, 3 anche con il timer del turno
cmd-challenge-sand = Quanto dura una clessidra: 3m, 15m, 1h, 6h, 1d (1 giorno), 3d, 7d o altro
cmd-challenge-colour = Il tuo colore; a sorte se lasci vuoto
cmd-challenge-start = Clessidre sugli angoli, o piazzate una alla volta
cmd-challenge-rated = La partita conta per la classifica?
cmd-challenge-note = Due parole per accompagnare la sfida
cmd-move = Muovi una delle tue clessidre
cmd-move-from = La casella dove sta
cmd-move-to = La casella dove va
cmd-move-ring = Posaci subito un anello, o tienilo
cmd-place = Piazza una clessidra (solo partenza libera)
cmd-place-at = La casella dove piazzarla
cmd-ring = Posa l’anello che puoi posare adesso
cmd-ring-on = Dove, se c’è scelta
cmd-timer = Gira il timer del turno (livello 3)
cmd-board = Guarda il tabellone, solo per te
cmd-board-format = Come immagine o come testo
cmd-board-ply = Il tabellone dopo questo numero di mosse
cmd-games = Le partite in corso, prima le più urgenti
cmd-games-player = Di chi; lascia vuoto per le tue
cmd-leaderboard = La classifica di questo server
cmd-leaderboard-level = A quale livello
cmd-leaderboard-page = Quale pagina
cmd-profile = Punteggi, risultati e clessidre di una persona
cmd-profile-player = Di chi; lascia vuoto per il tuo
cmd-history = Le partite finite, prima le più recenti
cmd-history-player = Di chi; lascia vuoto per le tue
cmd-history-page = Quale pagina
cmd-replay = Rivedi una partita, con la sua sabbia e il suo registro
cmd-replay-share = Mostrala a tutto il canale; altrimenti la vedi solo tu
cmd-resign = Abbandona la partita
cmd-draw = Proponi o accetta la patta (livello 1)
cmd-abort = Annulla la partita prima della tua prima mossa
cmd-rematch = Sfida di nuovo il tuo avversario, a colori invertiti
cmd-settings = Come si gioca a TAMSK qui
cmd-settings-show = Le impostazioni di questo canale, e da dove viene ciascuna
cmd-settings-channel = Cambia le impostazioni di questo canale e dei suoi thread (serve Gestisci canali)
cmd-settings-server = Cambia le impostazioni di tutto il server (serve Gestisci server)
cmd-settings-level = Il livello delle sfide che non lo indicano
cmd-settings-sand = La sabbia delle sfide che non la indicano: 3m, 15m, 1h, 6h, 1d (1 giorno), 3d, 7d o altro
cmd-settings-threads = Un thread per ogni partita?
cmd-settings-rated = Le partite contano per la classifica?
cmd-settings-pings = Per cosa si riceve una menzione
cmd-settings-language = La lingua dei messaggi pubblici
cmd-settings-patience = Quanto si può restare senza muovere prima di perdere a tavolino, per esempio 3d (3 giorni)
cmd-settings-open-games = Quante partite contemporanee in un canale; 0 per nessun limite
cmd-settings-play = Si possono cominciare partite?
cmd-settings-reset = Riporta un’impostazione al valore predefinito
cmd-admin = Per chi gestisce il server
cmd-admin-close = Chiudi una partita o una sfida da qualsiasi canale (serve Gestisci server)
cmd-admin-close-game = Il numero della partita
cmd-privacy = Cosa conserva il bot su di te
cmd-privacy-show = Ricevi un file con tutto quello che il bot conserva su di te
cmd-privacy-erase = Cancella tutto quello che ti riguarda
cmd-admin-forget = Cancella i punteggi di qualcuno su questo server (serve Gestisci server)
cmd-admin-forget-player = Di chi
cmd-rules = Le regole in breve
cmd-rules-topic = Su che argomento
cmd-about = Versione, orologio e invito
cmd-game = Quale partita, se ne hai più di una
cmd-tamsk = Gioca a TAMSK, il gioco delle clessidre
cmd-user-challenge = Sfida a TAMSK
cmd-choice-level-1 = 1 – senza tempo
cmd-choice-level-2 = 2 – clessidre che scorrono
cmd-choice-level-3 = 3 – con il timer del turno
cmd-choice-pings-turn = turno e clessidra quasi vuota
cmd-choice-pings-low-sand = solo clessidra quasi vuota
cmd-choice-pings-none = nessuna
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = tutto
cmd-choice-reset-level = livello
cmd-choice-reset-sand = sabbia
cmd-choice-reset-threads = thread
cmd-choice-reset-rated = partite classificate
cmd-choice-reset-pings = menzioni
cmd-choice-reset-language = lingua
cmd-choice-reset-patience = pazienza
cmd-choice-reset-open-games = partite contemporanee
cmd-choice-reset-play = nuove partite
cmd-choice-lot = a sorte
cmd-choice-red = Rosso (comincia)
cmd-choice-black = Nero
cmd-choice-corners = angoli
cmd-choice-free = partenza libera
cmd-choice-drop = posa
cmd-choice-hold = tieni
cmd-choice-picture = immagine
cmd-choice-text = testo
cmd-choice-goal = lo scopo, in breve
cmd-choice-turn = movimento
cmd-choice-rings = anelli
cmd-choice-sand = sabbia
cmd-choice-timer = timer del turno
cmd-choice-end = fine
cmd-choice-free-start = partenza libera
cmd-choice-marks = segni sull’immagine
cmd-choice-commands = comandi
