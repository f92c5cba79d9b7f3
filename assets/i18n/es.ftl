# Spanish. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ ¡{ $challenger } reta a { $opponent } a una partida de **TAMSK**!
challenge-rematch = 🔁 ¡{ $challenger } pide a { $opponent } la revancha de la partida { $game } de **TAMSK**, con los colores cambiados!
challenge-to-all = ⏳ ¡{ $challenger } reta a **quien quiera** a una partida de **TAMSK**!
challenge-terms =
    Nivel { $level } · { $level ->
        [1] sin arena, el anillo es solo tuyo durante { $window }
       *[other] arena: { $sand }
    } · { $start } · { $color }
challenge-unrated = No es clasificatoria.
challenge-note = > { $note }
challenge-lapses = El reto sigue en pie hasta el { $at }. ¿No conoces TAMSK? `/tamsk reglas` te lo explica en dos minutos.
challenge-taken = ⏳ { $challenger } y { $opponent } están jugando: { $place }
challenge-declined = { $opponent } rechazó el reto de { $challenger } a una partida de TAMSK.
challenge-withdrawn = { $challenger } retiró su reto a una partida de TAMSK.
challenge-lapsed = Nadie respondió a tiempo al reto de { $challenger } a una partida de TAMSK.
challenge-sent = Tu reto (partida { $game }) va de camino a este canal. Allí puedes echarte atrás con **Retirar**.
challenge-no-thread = Aquí me faltan permisos ({ $list }), así que la partida se jugará en este canal y no en un hilo.
challenge-no-previews = Aquí me falta el permiso **Insertar enlaces**, así que los enlaces saldrán sin vista previa.
you-accepted =
    ¡A jugar! Juegas con { $color ->
        [red] 🔴 **Rojo** y empiezas
       *[black] ⚫ **Negro**; empieza { $opponent }
    }. { $free ->
        [free] Primero, cada bando coloca sus relojes de arena.
       *[corners] Los relojes de arena están en las esquinas.
    } { $place ->
        [here] El tablero llega enseguida.
       *[other] El tablero llega enseguida a { $place }.
    }
you-declined = Rechazaste el reto.
you-withdrew = Retiraste tu reto.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } es 🔴 Rojo, { $black } es ⚫ Negro · nivel { $level }{ $level ->
        [1] { "" }
       *[other] , arena: { $sand }
    }. Gana quien acabe con menos anillos en la reserva, y con cada jugada se puede soltar uno.
story-how-to =
    -# { $start ->
        [free] Toca **Colocar** bajo el tablero y luego una casilla.
       *[corners] Toca uno de tus relojes de arena bajo el tablero y luego la casilla adonde va.
    } Después suelta un anillo o guárdatelo. ¿No conoces TAMSK? `/tamsk reglas`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } movió **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } terminó la jugada tardía **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } colocó un reloj de arena en **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } soltó { $kind ->
        [fill] un anillo en **{ $space }**, en el hueco que dejó su rival
        [extra] el anillo extra en **{ $space }**
       *[ordinary] un anillo en **{ $space }**
    }.
story-timer =
    ⏱️ Temporizador en marcha: le toca mover a { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }. Límite: { $at }.
story-glass-lost =
    💔 Al reloj de arena de { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } en **{ $space }** se le acabó la arena. Ahí se queda, bloqueando la casilla.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } se pasó de tiempo. Le toca a { $opponent }{ $extra ->
        [earned] , que además gana un anillo extra para su próxima jugada
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } tiene en la mano el reloj de arena de **{ $space }** y aún puede terminar esa jugada, hasta que mueva { $color ->
        [red] Negro
       *[black] Rojo
    }.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } no tiene jugadas posibles y pierde el turno; sigue { $opponent }.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } El reloj de arena de { $player } vuelve solo a **{ $space }**: ya no se puede mover.
story-closing = 🏁 Ya no le toca mover a nadie. Se pueden soltar los anillos pendientes y luego se cuentan.
story-resumed =
    Se soltó un anillo y la partida sigue: le toca a { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ofrece empate. Para aceptarlo: **Más…** y luego **Aceptar el empate**. La oferta sigue en pie hasta que mueva { $opponent }.

## The state of a game

turn-of =
    ▶️ Le toca a { $color ->
        [red] 🔴 **Rojo**
       *[black] ⚫ **Negro**
    }: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Rojo**
       *[black] ⚫ **Negro**
    } coloca su reloj de arena { $number } de 3: { $player }
in-hand =
    { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } tiene en la mano el reloj de arena de { $space }.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } puede soltar un anillo en **{ $space }**. Límite: { $until }{ $then ->
        [fill] ; después, o si se lo guarda, podrá hacerlo { $color ->
            [red] Negro
           *[black] Rojo
        }
        [both] ; después, quien llegue antes
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } puede soltar un anillo en **{ $space }**, en el hueco que dejó su rival.
ring-open-to-both = ⭕ En **{ $space }** puede soltar un anillo quien llegue antes.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } puede soltar además un anillo extra donde quiera. Límite: { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } ganó un anillo extra: podrá soltarlo con su próxima jugada.
first-turns = Primero se mueven los relojes de arena que aún no se han girado: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    }: { $glasses }
glass-running = { $space } se agota { $relative } ({ $clock })
glass-unturned = { $space } aún sin girar
glass-standing = { $space }
glass-lost = ~~{ $space }~~ agotado
rings-left = Anillos en la reserva: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Temporizador: { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } tiene que mover. Límite: { $at }.
timer-unaimed = ⏱️ El temporizador no corre contra nadie. Se agota: { $at }.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    } ofrece empate.

without-picture = -# Aquí no puedo adjuntar la imagen: me falta el permiso **Adjuntar archivos**. `/tamsk tablero` te la enseña.
was-away =
    ⏸️ Aquí no se pudo jugar durante { $away }. { $sand ->
        [runs] Ese tiempo se ha devuelto a toda la arena
       *[none] Todos los plazos se han alargado ese tiempo
    }, por igual para ambos bandos.
low-sand =
    ⏳ { $player }, a tu reloj de arena de **{ $space }** le queda poca arena. Se agota: { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Si lo mueves, se gira.
        [wait] { " " }Cuando te toque, muévelo y se girará.
        [first] { " " }Pero antes hay que mover los que aún no se han girado.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Gana Rojo**
       *[black] ⚫ **Gana Negro**
    }: { $player }
result-draw = 🤝 **Empate** entre { $red } y { $black }
result-aborted = La partida entre { $red } y { $black } quedó **anulada** y no cuenta.
reason-rings = Ya no se puede mover ningún reloj de arena. Anillos en la reserva: 🔴 { $red }, ⚫ { $black }. Gana quien tiene menos.
reason-rings-equal = Ya no se puede mover ningún reloj de arena, y { $left ->
        [0] a ningún bando le quedan anillos
        [one] a cada bando le queda 1 anillo
       *[other] a cada bando le quedan { $left } anillos
    }.
reason-sand =
    Ya no se puede mover ningún reloj de arena y { $left ->
        [0] a ningún bando le quedan anillos
        [one] a cada bando le queda 1 anillo
       *[other] a cada bando le quedan { $left } anillos
    }, así que gana el bando cuya arena dure más (en negrita):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Ya no se puede mover ningún reloj de arena, { $left ->
        [0] a ningún bando le quedan anillos
        [one] a cada bando le queda 1 anillo
       *[other] a cada bando le quedan { $left } anillos
    } y la arena de ambos se agotó en los mismos instantes:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = nunca girado
reason-full-space =
    { $color ->
        [red] Rojo
       *[black] Negro
    } entró en una casilla llena y con eso pierde la partida en el acto.
reason-resignation =
    { $color ->
        [red] Rojo
       *[black] Negro
    } se rindió.
reason-agreement = De común acuerdo.
reason-forfeit =
    { $color ->
        [red] Rojo
       *[black] Negro
    } pasó { $days } sin mover.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } anuló la partida antes de su primera jugada.
reason-called-off = La administración del servidor anuló la partida.
reason-nobody-began = Nadie movió durante { $days } y se habían hecho menos de dos jugadas.
reason-no-rings = Pasaron cuarenta jugadas seguidas sin un anillo. Anillos en la reserva: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Pasaron cuarenta jugadas seguidas sin un anillo, y { $left ->
        [0] a ningún bando le quedan anillos
        [one] a cada bando le queda 1 anillo
       *[other] a cada bando le quedan { $left } anillos
    }.
reason-no-rings-sand =
    Pasaron cuarenta jugadas seguidas sin un anillo y { $left ->
        [0] a ningún bando le quedan anillos
        [one] a cada bando le queda 1 anillo
       *[other] a cada bando le quedan { $left } anillos
    }, así que gana el bando cuya arena dure más (en negrita):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } ganó a { $loser } en TAMSK (partida { $game }): { $place }
parent-draw = 🤝 { $red } y { $black } empataron en TAMSK (partida { $game }): { $place }
parent-aborted = La partida { $game } de TAMSK entre { $red } y { $black } quedó anulada: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Puntuación en el nivel { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Clasificatoria n.º { $nth } entre estas dos personas en una semana: pesa 1/{ $nth }.
unrated-agreed = -# No era clasificatoria, como se acordó: las puntuaciones no cambian.
unrated-too-short = -# Hubo menos de dos jugadas, así que las puntuaciones no cambian.
leaderboard-title = 🏆 **Clasificación del nivel { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
leaderboard-provisional = -# Una puntuación con ? es provisional: tras unas cuantas clasificatorias más tendrá puesto.
leaderboard-empty = Ahora mismo no hay nadie en la clasificación del nivel { $level }. Tras unas cuantas partidas clasificatorias se consigue un puesto: `/tamsk retar nivel:{ $level }`
leaderboard-you = Ocupas el puesto **{ $rank }**, con { $rating }.
leaderboard-you-provisional = Tienes { $rating }. Tras unas cuantas clasificatorias más tendrás puesto en la clasificación.
leaderboard-you-idle = Tienes { $rating }, pero no apareces: tu última clasificatoria de este nivel fue hace más de 90 días.
leaderboard-you-unknown = Aún no tienes ninguna clasificatoria del nivel { $level }. Empieza una con `/tamsk retar nivel:{ $level }`.
profile-title = 👤 **{ $player } en TAMSK**
profile-none = { $player } aún no ha terminado ninguna partida en este servidor. Empieza una con `/tamsk retar`.
profile-ranked =
    ⭐ **Nivel { $level }** · puntuación { $rating }, puesto { $rank } · { $games ->
        [one] 1 clasificatoria
       *[other] { $games } clasificatorias
    }
profile-provisional =
    ⭐ **Nivel { $level }** · puntuación { $rating }, aún provisional · { $games ->
        [one] 1 clasificatoria
       *[other] { $games } clasificatorias
    }
profile-idle =
    ⭐ **Nivel { $level }** · puntuación { $rating }, sin puesto tras 90 días sin clasificatorias · { $games ->
        [one] 1 clasificatoria
       *[other] { $games } clasificatorias
    }
profile-unrated = ⭐ **Nivel { $level }** · aún sin clasificatorias
profile-color =
    { $color ->
        [red] 🔴 con Rojo
       *[black] ⚫ con Negro
    }: { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    }, { $drawn ->
        [one] 1 empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] 1 derrota
       *[other] { $lost } derrotas
    }
profile-glasses = ⏳ Relojes de arena: { $saved ->
        [one] 1 salvado
       *[other] { $saved } salvados
    } con menos de un quinto de la arena, { $lost ->
        [one] 1 perdido
       *[other] { $lost } perdidos
    }
profile-closest = Rescate más apurado: a falta de { $left }, contra **{ $opponent }**
profile-pace = Tiempo medio por jugada: { $average }
profile-nemesis =
    😈 Némesis: **{ $name }**, con { $games ->
        [one] 1 victoria
       *[other] { $games } victorias
    }
history-title = 📜 **Partidas terminadas de { $player }**{ $pages }
history-none = { $player } aún no ha terminado ninguna partida en este servidor. Empieza una con `/tamsk retar`.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **victoria** contra
        [lost] **derrota** contra
       *[drawn] **empate** con
    } { $opponent } · nivel { $level } · { $change } · partida { $game } { $link }
history-unrated = no clasificatoria
history-hint = -# `/tamsk repetición partida:{ $game }` vuelve a mostrar una partida y da su registro en un archivo.
page-of = { " " }· página { $page } de { $pages }
button-page-before = ◀ Página { $page }
button-page-after = Página { $page } ▶
button-level = Nivel { $level }

## Buttons

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-withdraw-game = Retirar el reto { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, último hueco)
button-put-back = Devolver a su sitio
button-place = Colocar
button-ring = Anillo
button-ring-on = Soltar anillo en { $space }
button-hold = Guardar anillo
button-timer = Temporizador
button-more = Más…
button-text = Tablero en texto
button-resign = Rendirse
button-resign-sure = Sí, me rindo
button-draw = Ofrecer empate
button-draw-accept = Aceptar el empate
button-abort = Anular
button-abort-sure = Sí, anular
button-no = No
button-dare = Mover a { $space } y perder
button-timer-side =
    Temporizador a la { $side ->
        [left] izquierda
       *[right] derecha
    }
button-rematch = Revancha
choose-place = Elige una casilla
choose-extra = Anillo extra en… { $from } a { $to }
choose-spaces = { $from } a { $to }
space-room = { $space } ({ $rings } de { $capacity ->
        [one] 1 anillo
       *[other] { $capacity } anillos
    })

## Private answers

you-lifted =
    Tienes en la mano el reloj de arena de **{ $space }**. ¿Adónde va? Los números son los anillos que hay allí y los que caben en total.{ $sand ->
        [runs] { " " }Le quedan { $left } y sigue corriendo; si lo mueves ahora, tendrá { $after }.
       *[rests] { "" }
    }
you-put-back = Devolviste el reloj de arena a **{ $space }**.
you-moved = Moviste **{ $from } → { $to }**.
you-moved-late = Terminaste tu jugada tardía **{ $from } → { $to }**.
you-placed = Colocaste un reloj de arena en **{ $space }**.
you-may-ring = ¿Sueltas un anillo en **{ $space }**? Por ahora solo puedes tú. Límite: { $until }.
you-may-fill = Tu rival dejó un hueco en **{ $space }**: puedes soltar allí un anillo.
you-may-extra = Tienes un **anillo extra** para soltar en cualquier casilla con hueco: elígela aquí abajo o con `/tamsk anillo`. Límite: { $until }.
you-have-no-rings = Tu reserva está vacía: no te quedan anillos que soltar.
you-dropped =
    Soltaste { $kind ->
        [fill] un anillo en **{ $space }**, en el hueco que dejó tu rival
        [extra] tu anillo extra en **{ $space }**
       *[ordinary] un anillo en **{ $space }**
    }. { $left ->
        [0] ¡Tu reserva está vacía!
        [one] Te queda un anillo.
       *[other] Te quedan { $left } anillos.
    }
you-held = Te guardas el anillo.
you-turned-timer =
    Pusiste en marcha el temporizador: { $color ->
        [red] Rojo
       *[black] Negro
    } tiene que mover. Límite: { $at }.
you-resigned = Te rendiste.
you-offered-draw = Ofreciste empate. La oferta sigue en pie hasta que mueva tu rival.
you-agreed-draw = Aceptaste el empate.
you-aborted = Anulaste la partida.
nothing-done = No se ha hecho nada.
ask-call-off = ¿Cerrar la partida { $game } entre { $red } y { $black }? Quedará anulada y no contará. No se puede deshacer.
ask-forget = ¿Borrar las puntuaciones de { $player } en este servidor? Las partidas y los resultados se conservan; la próxima partida clasificatoria empieza de cero. No se puede deshacer.
you-forgot = Las puntuaciones de { $player } en este servidor están borradas.
you-called-off = Cerraste la partida { $game }.
rematch-sent = Tu petición de revancha (partida { $game }) va de camino a { $place }.
you-put-timer =
    El temporizador está ahora a la { $side ->
        [left] izquierda
       *[right] derecha
    }.
you-entered-full = Entraste en **{ $space }**, que está llena. Con eso pierdes la partida.
ask-dare = **{ $to } está llena. Si mueves { $from } allí, pierdes la partida en el acto.** Aún no ha pasado nada; ¿seguro que quieres hacerlo?
ask-resign = ¿Te rindes en la partida { $game } contra { $opponent }? No se puede deshacer.
ask-abort = ¿Anular la partida { $game } contra { $opponent }? No contará. No se puede deshacer.
ask-ring = ¿Dónde quieres soltar un anillo? { $list }.
ask-ring-ordinary = **{ $space }** (la casilla a la que moviste)
ask-ring-fill = **{ $space }** (donde tu rival dejó un hueco)
ask-ring-extra = el anillo extra (en cualquier casilla con hueco)
no-ring-there =
    { $why ->
        [full] **{ $space }** está llena.
       *[other] Ahora no puedes soltar un anillo en **{ $space }**.
    } Puedes elegir: { $list }.
ask-place = ¿Dónde colocas tu reloj de arena? Entre paréntesis: los anillos que hay allí y los que caben en total.
more-menu =
    Partida { $game } · nivel { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· arena: { $sand }
    }
game-is-over = La partida ha terminado.

## Settings

settings-title = Así se juega a TAMSK en { $channel } y sus hilos:
settings-line =
    { $setting ->
        [level] Nivel
        [sand] Arena
        [threads] Un hilo por partida
        [rated] Las partidas cuentan para la clasificación
        [pings] Avisos
        [language] Idioma de los mensajes públicos
        [patience] Plazo para mover
        [open-games] Partidas a la vez
       *[play] Se pueden empezar partidas
    }: **{ $value }** · { $from ->
        [channel] según este canal
        [server] según el servidor
       *[built-in] por defecto
    }
settings-hint = -# Se cambia con `/tamsk ajustes canal` y `/tamsk ajustes servidor`. Una partida en curso conserva el nivel, la arena y el plazo con que empezó.
settings-changed = Hecho.
settings-yes = sí
settings-no = no
settings-pings =
    { $pings ->
        [turn] cuando toca mover y cuando queda poca arena
        [low-sand] solo cuando queda poca arena
       *[none] ninguno
    }
settings-language =
    { $language ->
        [server] el del servidor
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
        [0] las que se quieran
       *[other] { $most } como máximo
    }

## What is stored about somebody

privacy-shown = Todo lo que guardo sobre ti, de todos los servidores, está en este archivo. Los instantes van en milisegundos UTC desde 1970. `/tamsk privacidad borrar` lo borra.
privacy-too-much = Lo que guardo sobre ti no cabe aquí en un archivo. Quien administra este bot puede dártelo.
ask-erase = **¿Borrar todo lo que hay sobre ti, en todos los servidores?** Se retiran tus retos pendientes, te rindes en tus partidas en curso, tus puntuaciones desaparecen y en las partidas terminadas figura «alguien que ya no juega» en tu lugar. Los mensajes del chat se quedan donde están. No se puede deshacer.
button-forget = Sí, borrarlas
button-erase = Sí, borrar todo
you-erased = Hecho: ya no hay nada guardado sobre ti.
former-player = alguien que ya no juega

## Refusals: why, and what can be done

no-game-over = Esta partida ha terminado. Empieza otra con `/tamsk retar`.
no-away = En ese momento el bot no estaba conectado, así que no cuenta. Repítelo, por favor.
no-closing = Ya no le toca mover a nadie; solo se pueden soltar los anillos pendientes, con **Anillo** o `/tamsk anillo`.
no-not-your-turn = Le toca a { $player }. Te avisaré cuando te toque a ti.
no-only-late-move = Te pasaste de tiempo, así que solo puedes terminar la jugada con el reloj de arena de **{ $space }**.
no-place-first = Con inicio libre, primero colocas tus tres relojes de arena, con **Colocar** o `/tamsk colocar`.
no-not-free-start = Esta partida empezó en las esquinas, así que no hay nada que colocar. Mueve con `/tamsk mover` o con los botones.
no-all-placed = Tus tres relojes de arena ya están colocados. Mueve uno con `/tamsk mover` o con los botones.
no-glass-there = No hay ningún reloj de arena en **{ $space }**. Los tuyos: { $own }.
no-not-your-glass = El reloj de arena de **{ $space }** es de tu rival. Los tuyos: { $own }.
no-glass-is-lost = El reloj de arena de **{ $space }** se quedó sin arena y ya no se mueve. Elige otro.
no-not-adjacent = **{ $to }** no está junto a **{ $from }**. Desde allí puedes ir a: { $ways }.
no-same-space = El reloj de arena ya está en **{ $space }**. Desde allí puedes ir a: { $ways }.
no-occupied = En **{ $space }** hay un reloj de arena. Elige otra casilla.
no-full = **{ $space }** está llena. Elige una casilla con hueco.
no-first-turns = Mientras te quede algún reloj de arena sin girar, tienes que mover uno de esos: { $list }.
no-way = El reloj de arena de **{ $space }** no tiene adónde ir: todas las casillas de alrededor están ocupadas o llenas.
no-lifted-already = Ya tienes en la mano el reloj de arena de **{ $space }**.
no-nothing-lifted = No tienes ningún reloj de arena en la mano.
no-ring-right = Ahora no puedes soltar ningún anillo. Puedes hacerlo con cada jugada tuya, o donde tu rival deje un hueco.
no-ring-right-over = Se te acabó el tiempo para soltar un anillo en **{ $space }**.
no-window-runs = Tu rival aún está a tiempo de soltar un anillo en **{ $space }**. Límite: { $until }. Si no lo hace, podrás tú.
no-extra-ring = No tienes ningún anillo extra. Ganas uno cuando tu rival se pasa de tiempo.
no-extra-only-earned = Tu anillo extra te espera: primero mueve, y luego podrás soltarlo en cualquier casilla con hueco.
no-last-place-kept = El último hueco de **{ $space }** está reservado para tu rival. Límite: { $until }. Elige otra casilla.
no-holder-empty = Tu reserva está vacía: no te quedan anillos que soltar.
no-nothing-to-decline = No hay ningún anillo que guardar.
no-turn-timer = En el nivel { $level } no hay temporizador; es cosa del nivel 3.
no-timer-is-the-opponents = Es tu turno. El temporizador se gira en el turno de tu rival.
no-timer-runs = Al temporizador aún le queda arena. Se agota: { $until }. Después se podrá volver a girar.
no-draws = El empate solo se puede acordar en el nivel 1. Con arena, decide la arena. Puedes rendirte con `/tamsk rendirse`.
no-draw-stands = Tu rival ofrece empate. Si aceptas, la partida termina en empate. ¿Aceptas?
no-draw-lapsed = Ya no hay ninguna oferta de empate: solo sigue en pie hasta que mueve el rival.
no-draw-offered-already = Ya ofreciste empate. La oferta sigue en pie hasta que mueva tu rival.
no-too-late-to-abort = Ya has movido, así que no puedes anular la partida. Puedes rendirte con `/tamsk rendirse`.
no-unknown-game = Aquí no existe esa partida. `/tamsk partidas` muestra las tuyas.
no-not-your-game = Esta partida no es tuya. Empieza una con `/tamsk retar`.
no-not-started = Ese reto aún no se ha aceptado.
no-already-started = Ese reto ya se aceptó. La partida se juega aquí: { $place }
no-challenge-declined = Ese reto se rechazó y ya no vale. Lanza otro con `/tamsk retar`.
no-challenge-withdrawn = Ese reto se retiró y ya no vale. Lanza otro con `/tamsk retar`.
no-challenge-lapsed = Ese reto pasó 24 horas sin respuesta y ya no vale. Lanza otro con `/tamsk retar`.
no-challenge-gone = Este mensaje es de un reto que ya no vale. Lanza otro con `/tamsk retar`.
no-not-for-you = Ese reto es para otra persona. Lanza el tuyo con `/tamsk retar`.
no-own-challenge = Ese reto es tuyo; tiene que aceptarlo otra persona. Puedes echarte atrás con **Retirar**.
no-not-your-challenge = Solo puede retirar un reto quien lo lanzó.
no-stale = Esa posición ya pasó. Así está el tablero ahora.
no-answered-before = Eso ya tuvo respuesta. Si aún lo quieres, repítelo, por favor.
no-not-black = Solo Negro elige a qué lado está el temporizador.
no-challenged-self = Hay que retar a otra persona. Deja `rival` vacío para retar a quien quiera.
no-challenged-bot = Los bots no juegan a TAMSK. Reta a una persona, o deja `rival` vacío para retar a quien quiera.
no-challenged-stranger = { $player } no está en este servidor. Reta a alguien que esté, o deja `rival` vacío.
no-challenged-blind = { $player } no puede ver este canal. Reta a alguien que pueda, o hazlo en otro canal.
no-length-unreadable = No entiendo «{ $text }» como duración. Escríbela así: `3m`, `90m`, `36h` o `7d`.
no-sand-out-of-range = Aquí la arena es de { $min } como mínimo y { $max } como máximo.
no-note-too-long = Una nota tiene como máximo { $most } caracteres.
no-too-fast = Eso ha sido mucho de golpe. Podrás seguir { $when }.
no-not-played-here = En este canal no se empiezan partidas. Prueba en otro, o pregunta a quien lo gestiona por `/tamsk ajustes`.
no-too-many-games = { $most ->
        [one] Ya se está jugando una partida en este canal, y no puede haber más
       *[other] Ya se están jugando { $most } partidas en este canal, y no puede haber más
    } a la vez. Espera a que termine una o juega en otro canal.
no-patience-out-of-range = El plazo para mover es de { $min } como mínimo y { $max } como máximo.
no-not-over = Esa partida aún no ha terminado. La revancha se pide después.
no-rematch-stands = Ya pediste la revancha; ahora tiene que aceptarla tu rival.
no-rematch-begun = La revancha ya empezó: es la partida { $game }.
no-opponent-erased = Quien fue tu rival en esa partida ya no juega: no hay a quién retar.
no-rematch-too-late = Ese botón valía un día. Con `/tamsk revancha` aún puedes pedirla.
no-administration = Para eso hace falta el permiso **Gestionar servidor**.
no-administration-of-own = Esa partida la juegas tú. Puede cerrarla otra persona que gestione el servidor; tú puedes rendirte con `/tamsk rendirse`.
no-settings = { $whose ->
        [channel] Para cambiar los ajustes de este canal necesitas el permiso **Gestionar canales**
       *[server] Para cambiar los ajustes de este servidor necesitas el permiso **Gestionar servidor**
    }. Con `/tamsk ajustes ver` los ve cualquiera.
no-too-many-challenges = Ya tienes { $most ->
        [one] 1 reto pendiente
       *[other] { $most } retos pendientes
    }. Retira alguno o espera a que respondan a otro.
no-space = No existe la casilla «{ $text }». Las casillas van de A1 a G4: letra de la columna y fila, como está escrito en las casillas.
no-game-here = No tienes ninguna partida en curso aquí. Empieza una con `/tamsk retar`.
no-several-games = Tienes varias partidas aquí. Di cuál con `partida`: { $list }.
no-only-on-servers = A TAMSK se juega en servidores, no por mensaje directo.
no-unknown-command = Ese comando se ha actualizado. Escríbelo otra vez dentro de un momento, por favor.
no-unknown-button = Ese botón es de una versión anterior. `/tamsk tablero` muestra el tablero actual.
no-permissions = Aquí no se puede jugar: en este canal me faltan permisos ({ $list }). Pide a quien gestiona el servidor que lo permita, o prueba en otro canal.
no-permissions-there = El reto iría a { $channel }, pero allí me faltan permisos ({ $list }). Pídele a quien gestiona el servidor que los conceda.
no-trouble = Algo ha fallado por mi parte; no ha cambiado nada. Prueba otra vez dentro de un momento, por favor.
no-replay = No se pudo hacer la repetición. Prueba otra vez, por favor.
no-ply = Esa partida va de la jugada 0 a la { $last }.

## Lists

games-none = { $player } no tiene partidas abiertas en este servidor. Empieza una con `/tamsk retar`.
games-title = Partidas de { $player }:
games-running = **{ $game }** · { $opponent } · nivel { $level } · { $turn } · { $link }
games-to-move = ▶️ **te toca**
games-waiting = le toca a { $player }
games-closing = 🏁 últimos anillos
games-deadline =
    { $what ->
        [glass] { $space } se agota { $at }
        [timer] el temporizador se agota { $at }
        [own-forfeit] o pierdes la partida { $at }
        [forfeit] o pierde la partida { $at }
       *[abort] o la partida se anula { $at }
    }
games-offered = **{ $game }** · { $challenger } reta a { $opponent }, hasta el { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } reta a quien quiera, hasta el { $at } · { $link }
games-more =
    { $count ->
        [one] …y una más.
       *[other] …y { $count } más.
    }
choice-challenge = { $game }: reto de { $challenger }, nivel { $level }
choice-game = { $game }: { $red } – { $black }, nivel { $level }
choice-game-to-move = { $game }: { $red } – { $black }, nivel { $level } – te toca
choice-game-over =
    { $game }: { $red } – { $black }, nivel { $level } – { $result ->
        [red] ganó Rojo
        [black] ganó Negro
        [draw] empate
       *[aborted] anulada
    }
choice-from-running = { $space } – le quedan { $left } – { $ways }
choice-from-unturned = { $space } – aún sin girar – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] ahora sin salida
        [one] una salida
       *[other] { $ways } salidas
    }
choice-not-your-turn = no te toca
choice-to-room = { $space } – { $rings } de { $capacity ->
        [one] 1 anillo
       *[other] { $capacity } anillos
    }
choice-to-fills = { $space } – último hueco: un anillo la llena
choice-ring-ordinary = { $space } – la casilla a la que moviste
choice-ring-fill = { $space } – tu rival dejó un hueco
choice-ring-extra = { $space } – tu anillo extra

## Pictures in words

board-header = Partida { $game } de TAMSK, nivel { $level }, jugada { $ply }.
board-turn =
    Le toca a { $color ->
        [red] Rojo
       *[black] Negro
    }.
board-closing = Final: solo quedan anillos pendientes.
board-over =
    Terminada: { $result ->
        [red] ganó Rojo
        [black] ganó Negro
        [draw] empate
       *[aborted] anulada
    }.
board-last-move =
    Última jugada: { $color ->
        [red] Rojo
       *[black] Negro
    } { $from }-{ $to }.
board-last-placed =
    Última jugada: { $color ->
        [red] Rojo
       *[black] Negro
    } colocó en { $space }.
board-glasses =
    Relojes de arena de { $color ->
        [red] Rojo
       *[black] Negro
    }: { $glasses }.
board-no-glasses =
    Relojes de arena de { $color ->
        [red] Rojo
       *[black] Negro
    }: ninguno colocado.
board-glass-left = { $space } le quedan { $left }
board-glass-out = { $space } agotado
board-rings = Anillos en el tablero: { $rings }.
board-no-rings = Anillos en el tablero: ninguno.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Anillos en la reserva: Rojo { $red }, Negro { $black }.
board-lifted =
    En la mano: { $color ->
        [red] Rojo
       *[black] Negro
    } { $space }.
board-timer =
    Temporizador: quedan { $left } para { $color ->
        [red] Rojo
       *[black] Negro
    }.
board-timer-unaimed = Temporizador: quedan { $left }; no corre contra nadie.
board-ring-right =
    Anillo pendiente para { $color ->
        [red] Rojo
       *[black] Negro
    }: { $space }.
board-extra =
    Anillo extra pendiente para { $color ->
        [red] Rojo
       *[black] Negro
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Rojo (R): { $red } · ⚫ Negro (B): { $black }
board-legend = Cada casilla con sus anillos; R y B son relojes de arena; r y b, los agotados.

## Replays

replay-of =
    🎞️ Partida { $game }: 🔴 { $red } – ⚫ { $black }, nivel { $level }, { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }. { $result ->
        [red] Ganó Rojo.
        [black] Ganó Negro.
        [draw] Empate.
        [aborted] Quedó anulada.
       *[none] Sigue en curso.
    }
replay-files =
    -# { $chart ->
        [chart] El gráfico muestra cómo corrió cada reloj de arena, con cada giro y cada pérdida. El archivo es el registro de la partida.
       *[none] El archivo es el registro de la partida.
    }
replay-picture =
    Repetición animada de la partida { $game } de TAMSK, { $red } (Rojo) contra { $black } (Negro), { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }. { $result ->
        [none] Así está:
       *[other] Así terminó:
    }
chart-picture = Gráfico de arena de la partida { $game } de TAMSK: los seis relojes de arena de { $sand } a lo largo de { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Rojo
       *[black] Negro
    } { $space } girado { $turns ->
        [one] una vez
       *[other] { $turns } veces
    }
chart-glass-lost =
    { $color ->
        [red] Rojo
       *[black] Negro
    } { $space } girado { $turns ->
        [one] una vez
       *[other] { $turns } veces
    }, perdido en el instante { $at }
chart-save =
    Rescate más justo: { $color ->
        [red] Rojo
       *[black] Negro
    } movió desde { $space } a falta de { $left }, en el instante { $at }.

## Rules

rules-goal = **TAMSK en pocas palabras**
    Dos bandos, cada uno con tres relojes de arena y 32 anillos. **Gana quien acabe con menos anillos en la reserva.**
    El tablero tiene 37 casillas, de A1 (abajo a la izquierda) a G4 (arriba a la derecha): columnas de la A a la G de izquierda a derecha, filas contadas desde abajo. Los tubos bajos del borde admiten 1 anillo, los siguientes 2, luego 3, y el centro, D4, 4.
    🔴 Rojo sale de A1, D7 y G1, y empieza; ⚫ Negro sale de A4, D1 y G4.
    En cada turno: **mueve un reloj de arena** a una casilla vecina libre y luego **suelta un anillo** en ella.
    -# Sigue: `/tamsk reglas` con un tema – mover, anillos, arena, temporizador, final, inicio libre, la imagen, comandos.
rules-turn = **Mover**
    • En tu turno mueves exactamente uno de tus relojes de arena a una casilla vecina donde no haya otro.
    • No puedes pasar. Si no tienes jugadas posibles, pierdes el turno y sigue tu rival.
    • **Quien entra en una casilla llena pierde la partida en el acto.** El bot te pregunta antes.
    • Niveles 2 y 3: mientras te quede algún reloj de arena sin girar, tienes que mover uno de esos.
    En el chat: toca un reloj de arena bajo el tablero y luego la casilla adonde va. O escribe `/tamsk mover desde:A1 hasta:B2`.
rules-rings = **Anillos**
    • Después de mover puedes soltar uno de tus anillos en la casilla a la que moviste, durante una doceava parte de la arena (15 segundos con relojes de 3 minutos).
    • Tu tiempo sigue corriendo aunque mueva tu rival. Si se acaba o te guardas el anillo, y tu rival aún no ha movido, puede soltar allí uno de los *suyos* hasta que alguien mueva.
    • En una casilla caben 1, 2, 3 o 4 anillos. Una casilla llena está cerrada: nadie puede entrar.
    • En el nivel 1 no hay prisa: puedes soltarlo hasta que alguien mueva o tu rival se adelante. Solo tras la última jugada de la partida corre el tiempo también allí: primero solo para ti y luego otro tanto para ambos bandos.
    En el chat: **Soltar anillo** en la respuesta a tu jugada, **Anillo** bajo el tablero o `/tamsk anillo`.
rules-sand = **Arena** (niveles 2 y 3)
    • Al mover un reloj de arena, se gira. La primera vez tiene toda la arena; después vuelve a caer la que ya había caído. Si lo giras cuando queda 1 minuto de 3, vuelve a tener 2; si lo giras casi lleno, ¡no le queda casi nada!
    • Un reloj de arena que se queda sin arena está perdido. Se queda en su casilla, la bloquea y ya no se mueve.
    • La arena corre en tiempo real, de día y de noche, pase lo que pase. Así que mejor acordar una que venga bien: 3 minutos es lo que trae la caja; con 1 día se juega sin dejar de hacer vida normal.
    • Un reloj de arena que nunca se ha girado no corre.
rules-timer = **El temporizador** (nivel 3)
    • ¿Tu rival va muy lento? En su turno, gira el temporizador neutral. Dura una doceava parte de la arena (15 segundos con relojes de 3 minutos).
    • Si se agota antes de que mueva, tu rival se pasa de tiempo: el turno es tuyo, y con tu próxima jugada puedes soltar un **anillo extra** donde quieras.
    • Si tu rival ya tenía un reloj de arena en la mano (lo había tocado), aún puede terminar esa jugada hasta que muevas tú.
    • Mientras le quede arena, nadie puede girarlo.
    En el chat: **Temporizador** bajo el tablero o `/tamsk temporizador`.
rules-end = **El final**
    • La partida termina cuando ya no se puede mover ningún reloj de arena ni soltar ningún anillo. Gana quien tenga menos anillos en la reserva.
    • Con los mismos anillos: en el nivel 1, empate; en los niveles 2 y 3 gana el bando cuyo último reloj de arena se agote más tarde.
    • Puedes rendirte con `/tamsk rendirse`. En el nivel 1 puedes ofrecer empate. Antes de tu primera jugada puedes anular la partida con `/tamsk anular`.
    • Cuarenta jugadas seguidas sin un anillo también terminan la partida, y se cuentan los anillos. Quien pasa { $patience } sin mover pierde la partida.
rules-free = **Inicio libre**
    El tablero empieza vacío. En sus tres primeras jugadas, cada bando coloca un reloj de arena en cualquier casilla libre con hueco, y puede soltar allí un anillo. En los niveles 2 y 3 se gira en el acto. Después se juega como siempre.
rules-commands = **Comandos**
    `/tamsk retar` – empezar una partida (nivel 1 sin tiempo, 2 con arena, 3 también con temporizador)
    `/tamsk mover`, `/tamsk colocar`, `/tamsk anillo`, `/tamsk temporizador` – jugar; los botones bajo el tablero hacen lo mismo
    `/tamsk tablero` – el tablero solo para ti, en imagen o texto, en cualquier jugada anterior
    `/tamsk partidas` – tus partidas abiertas, primero las urgentes
    `/tamsk rendirse`, `/tamsk empate`, `/tamsk anular` – terminar una partida
    `/tamsk revancha` – retar de nuevo a tu rival, con los colores cambiados
    `/tamsk repetición` – volver a ver una partida, con su registro
    `/tamsk clasificación`, `/tamsk perfil`, `/tamsk historial` – la clasificación, una persona, las partidas terminadas
    `/tamsk reglas` – las reglas, por temas
    `/tamsk ajustes` – cómo se juega a TAMSK aquí
    `/tamsk privacidad` – qué hay guardado sobre ti, y cómo borrarlo
    `/tamsk admin` – para quienes gestionan el servidor
    `/tamsk info` – versión e invitación
rules-picture = El comienzo de una partida: Rojo en A1, D7 y G1; Negro en A4, D1 y G4. Los anillos que caben en cada casilla aumentan de 1 en el borde a 4 en el centro.
rules-marks = **La imagen**
    • Cada **tubo** tiene alrededor tantos huecos oscuros como anillos admite; cuanto más alto, más oscuro por dentro. Los anillos son claros y llenan los huecos uno tras otro: D5 tiene 1 de 3. Una casilla llena se ve oscura y cerrada, como A3 y F5.
    • **Relojes de arena**: los redondos son de 🔴 Rojo, los cuadrados de ⚫ Negro, con el nombre de la casilla al lado y el tiempo que queda debajo. La arena está donde está de verdad. El que nunca se ha girado no muestra tiempo; el tachado está agotado (B2).
    • **Última jugada**: del círculo azul discontinuo (F5) al entero (F4), siguiendo la flecha.
    • **En la mano**: un reloj de arena levantado (F2); los círculos oscuros indican adónde puede ir.
    • **Dónde se puede soltar un anillo**: un signo +, redondo para Rojo y cuadrado para Negro, y trazos dorados en el hueco que ocuparía (F4). Un signo + dorado y pequeño es un anillo extra.
    • **Bandos**: las esquinas iluminadas son de quien tiene el turno. Junto al nombre están los anillos en la reserva; el signo + de debajo indica que ahora se puede soltar uno o, si es gris, que con la próxima jugada viene un anillo extra.
    • **A los lados**: número de partida, nivel, duración de la arena y jugadas hechas (»); y el temporizador, con su arena y contra quién corre.
rules-marks-picture = Una partida de nivel 3 en la que se ven las marcas de la imagen: casillas llenas, un reloj de arena perdido, otro en la mano, la última jugada, un anillo pendiente y el temporizador.
about = Bot de **TAMSK** { $version }, en marcha desde el { $since }. Mi reloj se desvía { $offset } ms del de Discord. { $games ->
        [0] No hay ninguna partida en curso.
        [one] Hay una partida en curso.
       *[other] Hay { $games } partidas en curso.
    }
    Invítame: <{ $invite }>
    TAMSK es un juego de Kris Burm. Este bot no está vinculado a él, a sus editoriales ni a Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
span-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
span-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
span-millis = { $count } ms
anybody = quien acepte
color-by-lot = colores por sorteo
color-chosen =
    quien reta juega con { $color ->
        [red] 🔴 Rojo
       *[black] ⚫ Negro
    }
start-corners = inicio en las esquinas
start-free = inicio libre
permission-view = **Ver canal**
permission-send = **Enviar mensajes**
permission-send-in-threads = **Enviar mensajes en hilos**
permission-threads = **Crear hilos públicos**
permission-attach = **Adjuntar archivos**
side-name =
    { $color ->
        [red] Rojo
       *[black] Negro
    }
list-join = { $first }, { $rest }
list-or = { $first } o { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = retar
command-move = mover
command-place = colocar
command-ring = anillo
command-timer = temporizador
command-board = tablero
command-games = partidas
command-leaderboard = clasificación
command-profile = perfil
command-history = historial
command-resign = rendirse
command-draw = empate
command-abort = anular
command-rematch = revancha
command-replay = repetición
command-settings = ajustes
command-settings-show = ver
command-settings-channel = canal
command-settings-server = servidor
command-privacy = privacidad
command-privacy-show = ver
command-privacy-erase = borrar
command-admin = admin
command-admin-close = cerrar
command-admin-forget = olvidar
command-rules = reglas
command-about = info
option-opponent = rival
option-level = nivel
option-sand = arena
option-colour = color
option-start = inicio
option-rated = clasificatoria
option-note = nota
option-from = desde
option-to = hasta
option-ring = anillo
option-game = partida
option-at = casilla
option-on = en
option-format = formato
option-ply = jugada
option-player = jugador
option-page = página
option-topic = tema
option-threads = hilos
option-pings = avisos
option-language = idioma
option-patience = plazo
option-open-games = partidas-a-la-vez
option-play = jugar
option-reset = restablecer
option-share = compartir

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Reta a alguien, o a quien quiera, a una partida de TAMSK
cmd-challenge-opponent = A quién retas; déjalo vacío para retar a quien quiera
cmd-challenge-level = 1 sin tiempo, 2 con arena, 3 también con temporizador
cmd-challenge-sand = Cuánto dura un reloj de arena: 3m, 15m, 1h, 6h, 1d, 3d, 7d u otra duración
cmd-challenge-colour = Con qué color juegas; por sorteo si lo dejas vacío
cmd-challenge-start = Relojes de arena en las esquinas, o colocados uno a uno
cmd-challenge-rated = Si la partida cuenta para la clasificación
cmd-challenge-note = Unas palabras para acompañar el reto
cmd-move = Mueve uno de tus relojes de arena
cmd-move-from = La casilla donde está
cmd-move-to = La casilla adonde va
cmd-move-ring = Soltar allí un anillo en el acto, o guardarlo
cmd-place = Coloca un reloj de arena (solo con inicio libre)
cmd-place-at = La casilla donde colocarlo
cmd-ring = Suelta el anillo que ahora puedes soltar
cmd-ring-on = Dónde, si se puede elegir
cmd-timer = Gira el temporizador (nivel 3)
cmd-board = Mira el tablero, solo para ti
cmd-board-format = En imagen o en texto
cmd-board-ply = El tablero después de tantas jugadas
cmd-games = Lista las partidas abiertas, primero las urgentes
cmd-games-player = De quién; las tuyas si lo dejas vacío
cmd-leaderboard = Mira la clasificación de este servidor
cmd-leaderboard-level = De qué nivel
cmd-leaderboard-page = Qué página
cmd-profile = Mira la puntuación, los resultados y los relojes de arena de alguien
cmd-profile-player = De quién; los tuyos si lo dejas vacío
cmd-history = Lista las partidas terminadas, primero las más recientes
cmd-history-player = De quién; las tuyas si lo dejas vacío
cmd-history-page = Qué página
cmd-replay = Vuelve a ver una partida, con su arena y su registro
cmd-replay-share = Mostrarla aquí a todo el mundo; si no, solo la ves tú
cmd-resign = Ríndete y pierde la partida
cmd-draw = Ofrece o acepta empate (nivel 1)
cmd-abort = Anula la partida antes de tu primera jugada
cmd-rematch = Reta de nuevo a tu rival, con los colores cambiados
cmd-settings = Cómo se juega a TAMSK aquí
cmd-settings-show = Qué vale en este canal y de dónde viene cada ajuste
cmd-settings-channel = Cambia lo que vale en este canal y sus hilos (requiere Gestionar canales)
cmd-settings-server = Cambia lo que vale en todo el servidor (requiere Gestionar servidor)
cmd-settings-level = El nivel de los retos que no indican ninguno
cmd-settings-sand = La arena de los retos que no la indican: 3m, 15m, 1h, 6h, 1d, 3d, 7d u otra duración
cmd-settings-threads = Si cada partida tiene su propio hilo
cmd-settings-rated = Si las partidas cuentan para la clasificación
cmd-settings-pings = De qué se avisa a quienes juegan
cmd-settings-language = El idioma de los mensajes públicos
cmd-settings-patience = Cuánto se puede tardar en mover antes de perder la partida, por ejemplo 3d
cmd-settings-open-games = Cuántas partidas puede haber a la vez en un canal; 0 para no poner límite
cmd-settings-play = Si se pueden empezar partidas
cmd-settings-reset = Restablece un ajuste
cmd-admin = Para quienes gestionan el servidor
cmd-admin-close = Cierra una partida o un reto, desde cualquier canal (requiere Gestionar servidor)
cmd-admin-close-game = El número de la partida
cmd-privacy = Qué hay guardado sobre ti
cmd-privacy-show = Recibe un archivo con todo lo que hay guardado sobre ti
cmd-privacy-erase = Borra todo lo que hay sobre ti
cmd-admin-forget = Borra las puntuaciones de alguien en este servidor (requiere Gestionar servidor)
cmd-admin-forget-player = De quién
cmd-rules = Las reglas en pocas palabras
cmd-rules-topic = Sobre qué
cmd-about = Versión, reloj e invitación
cmd-game = Qué partida, si tienes varias
cmd-tamsk = Juega a TAMSK, el juego de los relojes de arena
cmd-user-challenge = Retar a una partida de TAMSK
cmd-choice-level-1 = 1 – sin tiempo
cmd-choice-level-2 = 2 – con arena
cmd-choice-level-3 = 3 – con temporizador
cmd-choice-pings-turn = su turno y poca arena
cmd-choice-pings-low-sand = solo poca arena
cmd-choice-pings-none = ninguno
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = todo
cmd-choice-reset-level = nivel
cmd-choice-reset-sand = arena
cmd-choice-reset-threads = hilos
cmd-choice-reset-rated = clasificatoria
cmd-choice-reset-pings = avisos
cmd-choice-reset-language = idioma
cmd-choice-reset-patience = plazo
cmd-choice-reset-open-games = partidas a la vez
cmd-choice-reset-play = jugar
cmd-choice-lot = por sorteo
cmd-choice-red = Rojo (empieza)
cmd-choice-black = Negro
cmd-choice-corners = en las esquinas
cmd-choice-free = inicio libre
cmd-choice-drop = soltar
cmd-choice-hold = guardar
cmd-choice-picture = imagen
cmd-choice-text = texto
cmd-choice-goal = el objetivo, en pocas palabras
cmd-choice-turn = mover
cmd-choice-rings = anillos
cmd-choice-sand = arena
cmd-choice-timer = el temporizador
cmd-choice-end = el final
cmd-choice-free-start = inicio libre
cmd-choice-marks = las marcas de la imagen
cmd-choice-commands = comandos
