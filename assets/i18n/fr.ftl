# French. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } défie { $opponent } à **TAMSK** !
challenge-rematch = 🔁 { $challenger } propose à { $opponent } la revanche de la partie { $game } de **TAMSK**, couleurs inversées !
challenge-to-all = ⏳ { $challenger } lance un défi à **qui veut** jouer à **TAMSK** !
challenge-terms =
    Niveau { $level } · { $level ->
        [1] sans sable, l’anneau n’est qu’à toi pendant { $window }
       *[other] sable : { $sand }
    } · { $start } · { $color }
challenge-unrated = Partie non classée.
challenge-note = > { $note }
challenge-lapses = Le défi tient jusqu’au { $at }. Tu découvres TAMSK ? `/tamsk règles` t’explique tout en deux minutes.
challenge-taken = ⏳ { $challenger } et { $opponent } jouent : { $place }
challenge-declined = { $opponent } a refusé le défi à TAMSK lancé par { $challenger }.
challenge-withdrawn = { $challenger } a retiré son défi à TAMSK.
challenge-lapsed = Le défi à TAMSK lancé par { $challenger } est resté sans réponse.
challenge-sent = Ton défi (partie { $game }) arrive dans ce salon. Si tu changes d’avis : **Retirer**.
challenge-no-thread = Permissions qui me manquent ici : { $list }. La partie se jouera donc dans ce salon, pas dans un fil.
challenge-no-previews = Il me manque ici la permission **Intégrer des liens** : les liens s’afficheront sans aperçu.
you-accepted =
    C’est parti ! Tu joues { $color ->
        [red] 🔴 **Rouge** et tu commences
       *[black] ⚫ **Noir** ; { $opponent } commence
    }. { $free ->
        [free] Chaque camp place d’abord ses sabliers.
       *[corners] Les sabliers sont aux coins du plateau.
    } { $place ->
        [here] Le plateau arrive.
       *[other] Le plateau arrive dans { $place }.
    }
you-declined = Tu as refusé le défi.
you-withdrew = Tu as retiré ton défi.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } joue 🔴 Rouge, { $black } joue ⚫ Noir · niveau { $level }{ $level ->
        [1] { "" }
       *[other] , sable : { $sand }
    }. À la fin, qui a le moins d’anneaux en réserve gagne ; chaque coup permet d’en poser un.
story-how-to =
    -# { $start ->
        [free] Touche **Placer** sous le plateau, puis choisis une case.
       *[corners] Touche un de tes sabliers sous le plateau, puis la case où il va.
    } Ensuite, pose un anneau ou garde-le. Tu découvres TAMSK ? `/tamsk règles`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a joué **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a terminé son coup tardif **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a placé un sablier en **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a posé { $kind ->
        [fill] un anneau en **{ $space }**, à la place laissée libre
        [extra] l’anneau bonus en **{ $space }**
       *[ordinary] un anneau en **{ $space }**
    }.
story-timer =
    ⏱️ Le minuteur est retourné : { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } doit jouer. Limite : { $at }.
story-glass-lost =
    💔 { $color ->
        [red] Le sablier 🔴 rouge
       *[black] Le sablier ⚫ noir
    } en **{ $space }** s’est vidé. Il reste là et bloque la case.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a dépassé le temps du minuteur. C’est à { $opponent } de jouer{ $extra ->
        [earned] , avec un anneau bonus à poser au prochain coup
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } peut encore finir son coup avec le sablier de **{ $space }**, déjà en main, tant que { $color ->
        [red] Noir
       *[black] Rouge
    } n’a pas joué.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } n’a aucun coup possible et perd son tour ; { $opponent } continue.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } Le sablier de { $player } est revenu de lui-même en **{ $space }** : il ne peut plus bouger.
story-closing = 🏁 Plus aucun coup à jouer. On peut encore poser les derniers anneaux, puis on compte.
story-resumed =
    Un anneau a été posé, la partie continue : { $color ->
        [red] 🔴
       *[black] ⚫
    } c’est à { $player } de jouer.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } propose la nulle. Pour accepter : **Plus…**, puis **Accepter la nulle**. L’offre tient jusqu’à ce que { $opponent } joue.

## The state of a game

turn-of =
    ▶️ À { $color ->
        [red] 🔴 **Rouge**
       *[black] ⚫ **Noir**
    } de jouer : { $player }
turn-to-place =
    ▶️ À { $color ->
        [red] 🔴 **Rouge**
       *[black] ⚫ **Noir**
    } de placer un sablier ({ $number } sur 3) : { $player }
in-hand =
    { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } a en main le sablier de { $space }.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } peut poser un anneau en **{ $space }**. Limite : { $until }{ $then ->
        [fill] ; ensuite, ou s’il le garde, { $color ->
            [red] Noir
           *[black] Rouge
        } pourra en poser un
        [both] ; ensuite, au plus rapide
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } peut poser un anneau en **{ $space }**, à la place laissée libre.
ring-open-to-both = ⭕ Un anneau peut être posé en **{ $space }**, au plus rapide.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } peut aussi poser un anneau bonus n’importe où. Limite : { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } a gagné un anneau bonus, à poser avec son prochain coup.
first-turns = À jouer d’abord, les sabliers jamais retournés : { $list }
glasses-of =
    { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } : { $glasses }
glass-running = { $space } se vide { $relative } ({ $clock })
glass-unturned = { $space } pas encore retourné
glass-standing = { $space }
glass-lost = ~~{ $space }~~ vide
rings-left = Anneaux en réserve : 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Minuteur : { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } doit jouer. Limite : { $at }.
timer-unaimed = ⏱️ Le minuteur coule encore, sans viser personne. Fin : { $at }.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Rouge
       *[black] ⚫ Noir
    } propose la nulle.

without-picture = -# Je ne peux pas joindre l’image ici : il me manque la permission **Joindre des fichiers**. `/tamsk plateau` te la montre.
was-away =
    ⏸️ Personne n’a pu jouer ici pendant { $away }. { $sand ->
        [runs] Tout le sable a été décalé d’autant
       *[none] Tous les délais ont été prolongés d’autant
    }, pour les deux camps.
low-sand =
    ⏳ { $player }, ton sablier en **{ $space }** est presque vide. Fin du sable : { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Déplace-le pour le retourner.
        [wait] { " " }À ton tour de jouer, déplace-le pour le retourner.
        [first] { " " }Mais les sabliers jamais retournés passent d’abord.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Rouge gagne**
       *[black] ⚫ **Noir gagne**
    } : { $player }
result-draw = 🤝 **Partie nulle** entre { $red } et { $black }
result-aborted = La partie entre { $red } et { $black } est **annulée** et ne compte pas.
reason-rings = Plus aucun sablier ne peut bouger. Anneaux en réserve : 🔴 { $red }, ⚫ { $black }. Qui en a le moins gagne.
reason-rings-equal = Plus aucun sablier ne peut bouger, et les anneaux sont à égalité : { $left } en réserve de chaque côté.
reason-sand =
    Plus aucun sablier ne peut bouger, et les anneaux sont à égalité ({ $left } en réserve de chaque côté). Le sablier vidé le plus tard l’emporte (en gras) :
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Plus aucun sablier ne peut bouger, les anneaux sont à égalité ({ $left } en réserve de chaque côté), et les sabliers se vident aux mêmes instants :
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = jamais retourné
reason-full-space =
    { $color ->
        [red] Rouge
       *[black] Noir
    } a joué sur une case pleine : partie perdue aussitôt.
reason-resignation =
    { $color ->
        [red] Rouge
       *[black] Noir
    } abandonne.
reason-agreement = D’un commun accord.
reason-forfeit =
    { $color ->
        [red] Rouge
       *[black] Noir
    } perd par forfait : pas de coup pendant { $days }.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } a annulé avant son premier coup.
reason-called-off = Quelqu’un qui gère ce serveur l’a annulée.
reason-nobody-began = Personne n’a joué pendant { $days }, et la partie comptait moins de deux coups.
reason-no-rings = Quarante coups de suite sans anneau. Anneaux en réserve : 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Quarante coups de suite sans anneau, et les anneaux sont à égalité : { $left } en réserve de chaque côté.
reason-no-rings-sand =
    Quarante coups de suite sans anneau, et les anneaux sont à égalité ({ $left } en réserve de chaque côté). Le sablier vidé le plus tard l’emporte (en gras) :
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } a battu { $loser } à TAMSK (partie { $game }) : { $place }
parent-draw = 🤝 { $red } et { $black } ont fait nulle à TAMSK (partie { $game }) : { $place }
parent-aborted = La partie { $game } de TAMSK entre { $red } et { $black } est annulée : { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Cotes au niveau { $level } : 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Partie classée n° { $nth } entre ces deux adversaires en une semaine : elle compte pour 1/{ $nth }.
unrated-agreed = -# Partie non classée, comme convenu : les cotes ne bougent pas.
unrated-too-short = -# Moins de deux coups joués : les cotes ne bougent pas.
leaderboard-title = 🏆 **Classement au niveau { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
leaderboard-provisional = -# Une cote suivie de ? est provisoire : encore quelques parties classées et elle sera assez fiable pour donner un rang.
leaderboard-empty = Le classement du niveau { $level } est vide pour l’instant. Après quelques parties classées, une cote est assez fiable pour donner un rang : `/tamsk défi niveau:{ $level }`
leaderboard-you = Tu es n° **{ $rank }**, avec { $rating }.
leaderboard-you-provisional = Ta cote : { $rating } – encore quelques parties classées et elle sera assez fiable pour te donner un rang.
leaderboard-you-idle = Ta cote : { $rating } – mais tu n’es plus au classement : ta dernière partie classée à ce niveau date de plus de 90 jours.
leaderboard-you-unknown = Tu n’as pas encore de partie classée au niveau { $level }. `/tamsk défi niveau:{ $level }` en lance une.
profile-title = 👤 **{ $player } à TAMSK**
profile-none = { $player } n’a pas encore terminé de partie sur ce serveur. `/tamsk défi` en lance une.
profile-ranked =
    ⭐ **Niveau { $level }** · cote { $rating }, n° { $rank } · { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
profile-provisional =
    ⭐ **Niveau { $level }** · cote { $rating }, encore provisoire · { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
profile-idle =
    ⭐ **Niveau { $level }** · cote { $rating }, hors classement après 90 jours sans partie classée · { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
profile-unrated = ⭐ **Niveau { $level }** · pas encore de partie classée
profile-color =
    { $color ->
        [red] 🔴 avec Rouge
       *[black] ⚫ avec Noir
    } : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
profile-glasses = ⏳ Sabliers : { $saved ->
        [one] { $saved } sauvé
       *[other] { $saved } sauvés
    } avec moins d’un cinquième du sable, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }
profile-closest = Sauvetage le plus serré : il restait { $left }, contre **{ $opponent }**
profile-pace = Temps moyen par coup : { $average }
profile-nemesis =
    😈 Bête noire : **{ $name }**, avec { $games ->
        [one] { $games } victoire
       *[other] { $games } victoires
    }
history-title = 📜 **Parties terminées · { $player }**{ $pages }
history-none = { $player } n’a pas encore terminé de partie sur ce serveur. `/tamsk défi` en lance une.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **victoire** contre
        [lost] **défaite** contre
       *[drawn] **nulle** contre
    } { $opponent } · niveau { $level } · { $change } · partie { $game } { $link }
history-unrated = non classée
history-hint = -# `/tamsk revoir partie:{ $game }` montre à nouveau une partie et donne sa feuille dans un fichier.
page-of = { " " }· page { $page } sur { $pages }
button-page-before = ◀ Page { $page }
button-page-after = Page { $page } ▶
button-level = Niveau { $level }

## Buttons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-withdraw-game = Retirer le défi { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, dernière place)
button-put-back = Reposer
button-place = Placer
button-ring = Anneau
button-ring-on = Poser un anneau en { $space }
button-hold = Garder
button-timer = Minuteur
button-more = Plus…
button-text = Plateau en texte
button-resign = Abandonner
button-resign-sure = Oui, j’abandonne
button-draw = Proposer la nulle
button-draw-accept = Accepter la nulle
button-abort = Annuler la partie
button-abort-sure = Oui, l’annuler
button-no = Non
button-dare = Jouer en { $space } et perdre
button-timer-side =
    { $side ->
        [left] Minuteur à gauche
       *[right] Minuteur à droite
    }
button-rematch = Revanche
choose-place = Choisis une case
choose-extra = Anneau bonus : { $from } à { $to }
choose-spaces = { $from } à { $to }
space-room =
    { $space } ({ $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    } sur { $capacity })

## Private answers

you-lifted =
    Tu as en main le sablier de **{ $space }**. Où va-t-il ? Les chiffres : anneaux déjà posés et places en tout.{ $sand ->
        [runs] { " " }Il lui reste { $left } et il coule toujours ; déplacé maintenant, il aura { $after }.
       *[rests] { "" }
    }
you-put-back = Tu as reposé le sablier en **{ $space }**.
you-moved = Tu as joué **{ $from } → { $to }**.
you-moved-late = Tu as terminé ton coup tardif **{ $from } → { $to }**.
you-placed = Tu as placé un sablier en **{ $space }**.
you-may-ring = Poser un anneau en **{ $space }** ? La place t’est réservée. Limite : { $until }.
you-may-fill = Ton adversaire a laissé **{ $space }** libre : tu peux y poser un anneau.
you-may-extra = Tu as un **anneau bonus** à poser sur n’importe quelle case où il reste de la place. Limite : { $until }. Choisis ci-dessous ou avec `/tamsk anneau`.
you-have-no-rings = Ta réserve est vide : pas d’anneau à poser.
you-dropped =
    Tu as posé { $kind ->
        [fill] un anneau en **{ $space }**, à la place laissée libre
        [extra] ton anneau bonus en **{ $space }**
       *[ordinary] un anneau en **{ $space }**
    }. { $left ->
        [0] Ta réserve est vide !
        [one] Plus qu’un anneau.
       *[other] Encore { $left } anneaux.
    }
you-held = Tu gardes ton anneau.
you-turned-timer =
    Tu as retourné le minuteur : { $color ->
        [red] Rouge
       *[black] Noir
    } doit jouer. Limite : { $at }.
you-resigned = Tu as abandonné.
you-offered-draw = Tu as proposé la nulle. L’offre tient jusqu’au prochain coup de ton adversaire.
you-agreed-draw = Tu as accepté la nulle.
you-aborted = Tu as annulé la partie.
nothing-done = Rien n’a été fait.
ask-call-off = Fermer la partie { $game }, { $red } contre { $black } ? Elle sera annulée et ne comptera pas. C’est définitif.
ask-forget = Effacer les cotes de { $player } sur ce serveur ? Les parties et les résultats restent ; la prochaine partie classée repart de zéro. C’est définitif.
you-forgot = Les cotes de { $player } sur ce serveur sont effacées.
you-called-off = Tu as fermé la partie { $game }.
rematch-sent = Ta demande de revanche (partie { $game }) arrive dans { $place }.
you-put-timer =
    { $side ->
        [left] Le minuteur est maintenant à gauche.
       *[right] Le minuteur est maintenant à droite.
    }
you-entered-full = Tu as joué en **{ $space }**, une case pleine : la partie est perdue.
ask-dare = **{ $to } est une case pleine. Si tu y joues depuis { $from }, tu perds aussitôt la partie.** Rien n’est encore joué ; tu le veux vraiment ?
ask-resign = Abandonner la partie { $game } contre { $opponent } ? C’est définitif.
ask-abort = Annuler la partie { $game } contre { $opponent } ? Elle ne comptera pas. C’est définitif.
ask-ring = Où veux-tu poser un anneau ? { $list }.
ask-ring-ordinary = **{ $space }** (ta case d’arrivée)
ask-ring-fill = **{ $space }** (laissée libre par ton adversaire)
ask-ring-extra = l’anneau bonus (sur n’importe quelle case où il reste de la place)
no-ring-there =
    { $why ->
        [full] **{ $space }** est pleine.
       *[other] Tu ne peux pas poser d’anneau en **{ $space }** maintenant.
    } Possible pour toi : { $list }.
ask-place = Où places-tu ton sablier ? Entre parenthèses : anneaux déjà posés et places en tout.
more-menu =
    Partie { $game } · niveau { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· sable : { $sand }
    }
game-is-over = La partie est finie.

## Settings

settings-title = Réglages de TAMSK dans { $channel } et ses fils :
settings-line =
    { $setting ->
        [level] Niveau
        [sand] Sable
        [threads] Un fil par partie
        [rated] Parties classées
        [pings] Mentions
        [language] Langue des messages publics
        [patience] Patience avant le forfait
        [open-games] Parties en même temps
       *[play] Nouvelles parties permises
    } : **{ $value }** · { $from ->
        [channel] réglage du salon
        [server] réglage du serveur
       *[built-in] valeur par défaut
    }
settings-hint = -# Pour changer : `/tamsk réglages salon` et `/tamsk réglages serveur`. Une partie en cours garde le niveau, le sable et la patience du début.
settings-changed = C’est fait.
settings-yes = oui
settings-no = non
settings-pings =
    { $pings ->
        [turn] quand c’est son tour et quand un sablier est presque vide
        [low-sand] seulement quand un sablier est presque vide
       *[none] aucune
    }
settings-language =
    { $language ->
        [server] celle du serveur
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
        [0] sans limite
       *[other] { $most } au plus
    }

## What is stored about somebody

privacy-shown = Tout ce que je garde à ton sujet, tous serveurs confondus, est dans ce fichier. Les instants y sont en millisecondes UTC depuis 1970. `/tamsk confidentialité effacer` efface tout.
privacy-too-much = Ce que je garde à ton sujet ne tient pas dans un seul fichier ici. La personne qui fait tourner ce bot peut te le donner.
ask-erase = **Effacer tout ce qui te concerne, sur tous les serveurs ?** Tes défis en attente seront retirés, tes parties en cours abandonnées, tes cotes effacées, et « un profil effacé » prendra ta place dans les parties terminées. Les messages du chat resteront où ils sont. C’est définitif.
button-forget = Oui, les effacer
button-erase = Oui, tout effacer
you-erased = C’est fait : je ne garde plus rien à ton sujet.
former-player = un profil effacé

## Refusals: why, and what can be done

no-game-over = Cette partie est finie. `/tamsk défi` en lance une nouvelle.
no-away = J’étais hors ligne à cet instant : ça ne compte donc pas. Recommence, s’il te plaît.
no-closing = Plus aucun coup à jouer ; seuls les derniers anneaux peuvent être posés, avec **Anneau** ou `/tamsk anneau`.
no-not-your-turn = C’est à { $player } de jouer. Tu recevras une mention quand ce sera ton tour.
no-only-late-move = Tu as dépassé le temps du minuteur : tu peux seulement finir ton coup avec le sablier de **{ $space }**.
no-place-first = En départ libre, place d’abord tes trois sabliers, avec **Placer** ou `/tamsk placer`.
no-not-free-start = Cette partie a commencé avec les sabliers aux coins : il n’y a rien à placer. Joue avec `/tamsk jouer` ou les boutons.
no-all-placed = Tes trois sabliers sont placés. Joue avec `/tamsk jouer` ou les boutons.
no-glass-there = Il n’y a pas de sablier en **{ $space }**. Les tiens : { $own }.
no-not-your-glass = Le sablier en **{ $space }** est à ton adversaire. Les tiens : { $own }.
no-glass-is-lost = Le sablier en **{ $space }** est vide et ne bougera plus. Choisis-en un autre.
no-not-adjacent = **{ $to }** n’est pas voisine de **{ $from }**. De là, tu peux aller en : { $ways }.
no-same-space = Le sablier est déjà en **{ $space }**. De là, tu peux aller en : { $ways }.
no-occupied = Il y a déjà un sablier en **{ $space }**. Choisis une autre case.
no-full = **{ $space }** est pleine. Choisis une case où il reste de la place.
no-first-turns = Tant qu’il te reste des sabliers jamais retournés, joue l’un d’eux : { $list }.
no-way = Le sablier en **{ $space }** n’a nulle part où aller : tout autour, les cases sont occupées ou pleines.
no-lifted-already = Tu as déjà en main le sablier de **{ $space }**.
no-nothing-lifted = Tu n’as pas de sablier en main.
no-ring-right = Tu n’as pas d’anneau à poser maintenant. Tu peux en poser un après chacun de tes coups, ou là où ton adversaire laisse la place libre.
no-ring-right-over = Trop tard pour poser un anneau en **{ $space }**.
no-window-runs = Ton adversaire peut encore poser un anneau en **{ $space }**. Limite : { $until }. Sans anneau d’ici là, tu pourras en poser un.
no-extra-ring = Tu n’as pas d’anneau bonus. Tu en gagnes un quand ton adversaire dépasse le temps du minuteur.
no-extra-only-earned = Ton anneau bonus t’attend : joue d’abord, puis pose-le sur n’importe quelle case où il reste de la place.
no-last-place-kept = La dernière place en **{ $space }** est réservée à ton adversaire. Limite : { $until }. Choisis une autre case.
no-holder-empty = Ta réserve est vide : il ne te reste aucun anneau à poser.
no-nothing-to-decline = Il n’y a pas d’anneau à garder.
no-turn-timer = Il n’y a pas de minuteur au niveau { $level } ; il n’existe qu’au niveau 3.
no-timer-is-the-opponents = C’est ton tour. Le minuteur se retourne pendant celui de ton adversaire.
no-timer-runs = Le minuteur coule encore. Fin : { $until }. On pourra le retourner ensuite.
no-draws = La nulle ne se propose qu’au niveau 1. Avec du sable, c’est le sable qui décide. Tu peux abandonner avec `/tamsk abandonner`.
no-draw-stands = Ton adversaire a proposé la nulle. Si tu acceptes, la partie est nulle ; d’accord ?
no-draw-lapsed = Il n’y a plus d’offre de nulle : elle ne tient que jusqu’au prochain coup de l’adversaire.
no-draw-offered-already = Tu as déjà proposé la nulle ; l’offre tient jusqu’au prochain coup de ton adversaire.
no-too-late-to-abort = Tu as déjà joué : tu ne peux plus annuler la partie. Tu peux abandonner avec `/tamsk abandonner`.
no-unknown-game = Cette partie n’existe pas ici. `/tamsk parties` montre les tiennes.
no-not-your-game = Tu ne joues pas dans cette partie. `/tamsk défi` en lance une à toi.
no-not-started = Ce défi n’a pas encore été accepté.
no-already-started = Ce défi a déjà été accepté. La partie se joue ici : { $place }
no-challenge-declined = Ce défi a été refusé, il n’est plus valable. Lances-en un nouveau avec `/tamsk défi`.
no-challenge-withdrawn = Ce défi a été retiré, il n’est plus valable. Lances-en un nouveau avec `/tamsk défi`.
no-challenge-lapsed = Ce défi est resté 24 heures sans réponse, il n’est plus valable. Lances-en un nouveau avec `/tamsk défi`.
no-challenge-gone = Ce message est celui d’un défi qui n’est plus valable. Lances-en un nouveau avec `/tamsk défi`.
no-not-for-you = Ce défi s’adresse à quelqu’un d’autre. Lance le tien avec `/tamsk défi`.
no-own-challenge = C’est ton propre défi ; c’est à quelqu’un d’autre de l’accepter. Si tu changes d’avis : **Retirer**.
no-not-your-challenge = Seule la personne qui a lancé un défi peut le retirer.
no-stale = Cette position est dépassée. Voici le plateau tel qu’il est maintenant.
no-answered-before = Ça a déjà été traité. Recommence si tu le veux toujours.
no-not-black = Seul Noir choisit de quel côté est le minuteur.
no-challenged-self = Tu ne peux pas te défier toi-même. Laisse `adversaire` vide pour défier qui veut.
no-challenged-bot = Les bots ne jouent pas à TAMSK. Défie une personne, ou laisse `adversaire` vide pour défier qui veut.
no-challenged-stranger = { $player } n’est pas sur ce serveur. Défie quelqu’un qui y est, ou laisse `adversaire` vide.
no-challenged-blind = { $player } ne voit pas ce salon. Défie quelqu’un qui le voit, ou essaie dans un autre salon.
no-length-unreadable = Je ne sais pas lire la durée « { $text } ». Écris par exemple `3m`, `90m`, `36h` ou `7d` (d pour les jours).
no-sand-out-of-range = Ici, le sable doit durer entre { $min } et { $max }.
no-note-too-long = Le message d’un défi a au plus { $most } caractères.
no-too-fast = Ça fait beaucoup d’un coup. Tu pourras continuer { $when }.
no-not-played-here = On ne lance pas de partie dans ce salon. Essaie dans un autre, ou parle de `/tamsk réglages` à quelqu’un qui le gère.
no-too-many-games = { $most ->
        [one] Une partie se joue déjà dans ce salon
       *[other] { $most } parties se jouent déjà dans ce salon
    } : c’est le maximum. Attends qu’une place se libère, ou joue dans un autre salon.
no-patience-out-of-range = La patience doit être comprise entre { $min } et { $max }.
no-not-over = Cette partie n’est pas finie. La revanche vient après.
no-rematch-stands = Tu as déjà demandé la revanche ; à ton adversaire de l’accepter.
no-rematch-begun = La revanche a déjà commencé : c’est la partie { $game }.
no-opponent-erased = Ton adversaire de cette partie a effacé ses données : il n’y a plus personne à défier.
no-rematch-too-late = Ce bouton n’était valable qu’une journée. Pour demander la revanche, il reste `/tamsk revanche`.
no-administration = Pour cela, il te faut la permission **Gérer le serveur**.
no-administration-of-own = Tu joues toi-même dans cette partie. Quelqu’un d’autre qui gère le serveur peut la fermer ; toi, tu peux abandonner avec `/tamsk abandonner`.
no-settings = { $whose ->
        [channel] Pour changer les réglages de ce salon, il te faut la permission **Gérer les salons**
       *[server] Pour changer les réglages de ce serveur, il te faut la permission **Gérer le serveur**
    }. `/tamsk réglages voir` les montre à tout le monde.
no-too-many-challenges = { $most ->
        [one] Tu as déjà { $most } défi en attente. Retire-le
       *[other] Tu as déjà { $most } défis en attente. Retires-en un
    } ou attends une réponse.
no-space = La case « { $text } » n’existe pas. Les cases vont de A1 à G4 : la lettre de la colonne et le numéro de la ligne, comme écrit sur les cases.
no-game-here = Tu n’as pas de partie en cours ici. `/tamsk défi` en lance une.
no-several-games = Tu as plusieurs parties ici. Précise laquelle avec `partie` : { $list }.
no-only-on-servers = TAMSK se joue sur les serveurs, pas en message privé.
no-unknown-command = Cette commande a été mise à jour. Retape-la dans un instant.
no-unknown-button = Ce bouton vient d’une version plus ancienne. `/tamsk plateau` montre le plateau actuel.
no-permissions = Je ne peux pas jouer ici. Permissions qui me manquent dans ce salon : { $list }. Demande-les à quelqu’un qui gère le serveur, ou essaie un autre salon.
no-permissions-there = Le défi irait dans { $channel }. Permissions qui me manquent là-bas : { $list }. Demande-les à quelqu’un qui gère le serveur.
no-trouble = Quelque chose a cloché de mon côté, et rien n’a changé. Réessaie dans un instant.
no-replay = Impossible de préparer le film de la partie. Réessaie dans un instant.
no-ply = Les coups de cette partie vont de 0 à { $last }.

## Lists

games-none = { $player } n’a pas de partie en cours sur ce serveur. `/tamsk défi` en lance une.
games-title = Parties de { $player } :
games-running = **{ $game }** · { $opponent } · niveau { $level } · { $turn } · { $link }
games-to-move = ▶️ **à toi de jouer**
games-waiting = à { $player } de jouer
games-closing = 🏁 derniers anneaux
games-deadline =
    { $what ->
        [glass] { $space } se vide { $at }
        [timer] le minuteur se vide { $at }
        [own-forfeit] sinon tu perds par forfait { $at }
        [forfeit] sinon forfait { $at }
       *[abort] sinon la partie est annulée { $at }
    }
games-offered = **{ $game }** · { $challenger } défie { $opponent }, jusqu’au { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } défie qui veut, jusqu’au { $at } · { $link }
games-more =
    { $count ->
        [one] …et une autre.
       *[other] …et { $count } autres.
    }
choice-challenge = { $game } : défi de { $challenger }, niveau { $level }
choice-game = { $game } : { $red } – { $black }, niveau { $level }
choice-game-to-move = { $game } : { $red } – { $black }, niveau { $level } – à toi de jouer
choice-game-over =
    { $game } : { $red } – { $black }, niveau { $level } – { $result ->
        [red] Rouge a gagné
        [black] Noir a gagné
        [draw] nulle
       *[aborted] annulée
    }
choice-from-running = { $space } – reste { $left } – { $ways }
choice-from-unturned = { $space } – pas encore retourné – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] nulle part où aller
        [one] une case possible
       *[other] { $ways } cases possibles
    }
choice-not-your-turn = ce n’est pas ton tour
choice-to-room =
    { $space } – { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    } sur { $capacity }
choice-to-fills = { $space } – dernière place : un anneau la remplit
choice-ring-ordinary = { $space } – ta case d’arrivée
choice-ring-fill = { $space } – laissée libre par ton adversaire
choice-ring-extra = { $space } – ton anneau bonus

## Pictures in words

board-header = Partie { $game } de TAMSK, niveau { $level }, coup { $ply }.
board-turn =
    { $color ->
        [red] À Rouge
       *[black] À Noir
    } de jouer.
board-closing = Plus aucun coup à jouer : seulement les derniers anneaux.
board-over =
    Partie finie : { $result ->
        [red] Rouge a gagné
        [black] Noir a gagné
        [draw] nulle
       *[aborted] annulée
    }.
board-last-move =
    Dernier coup : { $color ->
        [red] Rouge
       *[black] Noir
    } { $from }-{ $to }.
board-last-placed =
    Dernier coup : { $color ->
        [red] Rouge
       *[black] Noir
    } a placé un sablier en { $space }.
board-glasses =
    { $color ->
        [red] Sabliers rouges
       *[black] Sabliers noirs
    } : { $glasses }.
board-no-glasses =
    { $color ->
        [red] Sabliers rouges
       *[black] Sabliers noirs
    } : aucun placé.
board-glass-left = { $space } reste { $left }
board-glass-out = { $space } vide
board-rings = Anneaux posés : { $rings }.
board-no-rings = Anneaux posés : aucun.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Anneaux en réserve : Rouge { $red }, Noir { $black }.
board-lifted =
    En main : { $color ->
        [red] Rouge
       *[black] Noir
    } { $space }.
board-timer =
    Minuteur : reste { $left } pour { $color ->
        [red] Rouge
       *[black] Noir
    }.
board-timer-unaimed = Minuteur : reste { $left }, sans viser personne.
board-ring-right =
    Anneau possible pour { $color ->
        [red] Rouge
       *[black] Noir
    } : { $space }.
board-extra =
    Anneau bonus possible pour { $color ->
        [red] Rouge
       *[black] Noir
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Rouge (R) : { $red } · ⚫ Noir (B) : { $black }
board-legend = Chaque case avec ses anneaux ; R : sablier rouge, B : sablier noir, r et b : sabliers vides.

## Replays

replay-of =
    🎞️ Partie { $game } : 🔴 { $red } – ⚫ { $black }, niveau { $level }, { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }. { $result ->
        [red] Rouge a gagné.
        [black] Noir a gagné.
        [draw] Partie nulle.
        [aborted] Partie annulée.
       *[none] La partie est encore en cours.
    }
replay-files =
    -# { $chart ->
        [chart] Le graphique montre comment le sable de chaque sablier a coulé, avec chaque retournement et chaque perte. Le fichier est la feuille de partie.
       *[none] Le fichier est la feuille de partie.
    }
replay-picture =
    Film de la partie { $game } de TAMSK, { $red } (Rouge) contre { $black } (Noir), { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }. { $result ->
        [none] Où elle en est :
       *[other] Comment elle a fini :
    }
chart-picture = Graphique du sable de la partie { $game } de TAMSK : les six sabliers ({ $sand }), sur { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Rouge
       *[black] Noir
    } { $space } retourné { $turns } fois
chart-glass-lost =
    { $color ->
        [red] Rouge
       *[black] Noir
    } { $space } retourné { $turns } fois, perdu à { $at }
chart-save =
    Sauvetage le plus juste : { $color ->
        [red] Rouge
       *[black] Noir
    } a quitté { $space } alors qu’il restait { $left }, à { $at }.

## Rules

rules-goal = **TAMSK en bref**
    On joue à deux : trois sabliers et 32 anneaux par camp. **À la fin, qui a le moins d’anneaux en réserve gagne.**
    Le plateau a 37 cases, de A1 (en bas à gauche) à G4 (en haut à droite) : colonnes A à G de gauche à droite, lignes comptées depuis le bas. Les petits tubes du bord reçoivent 1 anneau, puis 2, puis 3, et D4, au centre, en reçoit 4.
    🔴 Rouge part de A1, D7, G1 et commence ; ⚫ Noir part de A4, D1, G4.
    À chaque tour : **déplace un sablier** vers une case voisine sans sablier, puis **pose un anneau** là où il arrive.
    -# La suite : `/tamsk règles` avec un sujet – déplacements, anneaux, sable, minuteur, fin de partie, départ libre, image, commandes.
rules-turn = **Déplacements**
    • À ton tour, tu déplaces un seul de tes sabliers vers une case voisine sans sablier.
    • Interdit de passer. Si tu ne peux pas jouer, tu perds ton tour et ton adversaire continue.
    • **Jouer sur une case pleine, c’est perdre aussitôt la partie.** Le bot demande confirmation avant.
    • Niveaux 2 et 3 : tant qu’il te reste des sabliers jamais retournés, tu joues l’un d’eux.
    Dans le chat : touche un sablier sous le plateau, puis la case où il va. Ou tape `/tamsk jouer de:A1 vers:B2`.
rules-rings = **Anneaux**
    • Après ton coup, tu peux poser un de tes anneaux sur la case d’arrivée, pendant un douzième du sable (15 secondes pour des sabliers de 3 minutes).
    • Ce temps court même si ton adversaire joue. S’il s’écoule ou si tu gardes ton anneau, et que ton adversaire n’a pas encore joué, un anneau *adverse* peut y être posé jusqu’au prochain coup.
    • Une case reçoit 1, 2, 3 ou 4 anneaux. Une case pleine est fermée : plus personne n’y entre.
    • Au niveau 1, rien ne presse : tu peux encore poser ton anneau jusqu’au prochain coup, sauf si ton adversaire te devance. Ce temps n’y compte qu’après le dernier coup de la partie : d’abord rien que pour toi, puis encore autant pour les deux camps.
    Dans le chat : **Poser un anneau** dans la réponse à ton coup, **Anneau** sous le plateau, ou `/tamsk anneau`.
rules-sand = **Sable** (niveaux 2 et 3)
    • Déplacer un sablier le retourne. La première fois, il a tout son sable ; ensuite, ce qui avait coulé repart dans l’autre sens. Retourné avec 1 minute restante sur 3, il en a de nouveau 2 ; retourné presque plein, il n’a presque plus rien !
    • Un sablier vide est perdu. Il reste sur sa case, la bloque et ne bouge plus jamais.
    • Le sable coule en temps réel, jour et nuit, quoi qu’il arrive. Mettez-vous d’accord sur une durée qui vous va : 3 minutes, c’est le jeu de la boîte ; avec 1 jour, on joue à ses moments perdus.
    • Un sablier jamais retourné ne coule pas.
rules-timer = **Le minuteur** (niveau 3)
    • Ton adversaire traîne ? Pendant son tour, retourne le minuteur neutre. Il dure un douzième du sable (15 secondes pour des sabliers de 3 minutes).
    • S’il se vide avant le coup adverse, le temps est dépassé : à toi de jouer, et avec ton prochain coup tu peux poser un **anneau bonus** n’importe où.
    • Avec un sablier déjà en main (touché), ton adversaire peut encore finir ce coup tant que tu n’as pas joué.
    • Tant que le minuteur coule, personne ne peut le retourner.
    Dans le chat : **Minuteur** sous le plateau, ou `/tamsk minuteur`.
rules-end = **Fin de partie**
    • La partie finit quand plus aucun sablier ne peut bouger et qu’aucun anneau ne peut plus être posé. Qui a le moins d’anneaux en réserve gagne.
    • À égalité : nulle au niveau 1 ; aux niveaux 2 et 3, le camp dont le dernier sablier se vide le plus tard gagne.
    • Tu peux abandonner avec `/tamsk abandonner`. Au niveau 1, tu peux proposer la nulle. Avant ton premier coup, tu peux annuler la partie avec `/tamsk annuler`.
    • Quarante coups de suite sans anneau terminent aussi la partie, et on compte les anneaux. Ne pas jouer pendant { $patience }, c’est perdre par forfait.
rules-free = **Départ libre**
    Le plateau est vide au début. Aux trois premiers coups, chaque camp place un sablier sur une case sans sablier où il reste de la place, et peut y poser un anneau. Aux niveaux 2 et 3, le sablier est aussitôt retourné. Ensuite, on joue comme d’habitude.
rules-commands = **Commandes**
    `/tamsk défi` – lancer une partie (niveau 1 sans temps, 2 avec sable, 3 avec minuteur en plus)
    `/tamsk jouer`, `/tamsk placer`, `/tamsk anneau`, `/tamsk minuteur` – jouer ; les boutons sous le plateau font pareil
    `/tamsk plateau` – le plateau rien que pour toi, en image ou en texte, à n’importe quel coup passé
    `/tamsk parties` – tes parties en cours, les plus urgentes d’abord
    `/tamsk abandonner`, `/tamsk nulle`, `/tamsk annuler` – finir une partie
    `/tamsk revanche` – défier à nouveau ton adversaire, couleurs inversées
    `/tamsk revoir` – revoir une partie, avec sa feuille
    `/tamsk classement`, `/tamsk profil`, `/tamsk historique` – le classement, quelqu’un, les parties terminées
    `/tamsk règles` – les règles, sujet par sujet
    `/tamsk réglages` – comment on joue à TAMSK ici
    `/tamsk confidentialité` – ce que le bot garde à ton sujet, et comment l’effacer
    `/tamsk admin` – pour qui gère le serveur
    `/tamsk à-propos` – version et invitation
rules-picture = Le début d’une partie : Rouge en A1, D7, G1 ; Noir en A4, D1, G4. Les cases reçoivent de 1 anneau au bord à 4 au centre.
rules-marks = **L’image**
    • Chaque **tube** est entouré d’autant de places sombres qu’il peut recevoir d’anneaux ; plus il est haut, plus il est sombre à l’intérieur. Les anneaux sont clairs et remplissent ces places une à une : D5 en a 1 sur 3. Une case pleine est sombre et fermée, comme A3 et F5.
    • **Sabliers** : rond pour 🔴 Rouge, carré pour ⚫ Noir, avec le nom de la case à côté et le temps restant dessous. Le sable est là où il est vraiment. Un sablier jamais retourné est immobile et sans temps ; un sablier barré est vide (B2).
    • **Dernier coup** : du cercle bleu en pointillé (F5) au cercle bleu continu (F4), le long de la flèche.
    • **En main** : un sablier soulevé (F2) ; des cercles sombres montrent où il peut aller.
    • **Où poser un anneau** : un signe +, rond pour Rouge, carré pour Noir, et un tracé doré en pointillé à la place qu’il prendrait (F4). Un petit + doré est un anneau bonus.
    • **Camps** : les coins lumineux sont ceux du camp qui doit jouer. À côté du nom, les anneaux en réserve ; le + en dessous dit qu’on peut en poser un maintenant ou, s’il est gris, qu’un anneau bonus viendra avec le prochain coup.
    • **Sur les côtés** : numéro de la partie, niveau, durée du sable, coups joués (»), et le minuteur avec son sable et le camp qu’il vise.
rules-marks-picture = Une partie de niveau 3 où l’on voit les signes de l’image : cases pleines, un sablier perdu, un en main, le dernier coup, un anneau possible et le minuteur.
about = Bot **TAMSK** { $version }, en ligne depuis le { $since }. Mon horloge s’écarte de { $offset } ms de celle de Discord. { $games ->
        [0] Aucune partie en cours.
        [one] Une partie en cours.
       *[other] { $games } parties en cours.
    }
    Invite-moi : <{ $invite }>
    TAMSK est un jeu de Kris Burm. Ce bot n’est lié ni à lui, ni à ses éditeurs, ni à Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
span-millis = { $count } ms
anybody = n’importe qui
color-by-lot = couleurs tirées au sort
color-chosen =
    { $color ->
        [red] 🔴 Rouge pour qui lance le défi
       *[black] ⚫ Noir pour qui lance le défi
    }
start-corners = départ aux coins
start-free = départ libre
permission-view = **Voir le salon**
permission-send = **Envoyer des messages**
permission-send-in-threads = **Envoyer des messages dans les fils**
permission-threads = **Créer des fils publics**
permission-attach = **Joindre des fichiers**
side-name =
    { $color ->
        [red] Rouge
       *[black] Noir
    }
list-join = { $first }, { $rest }
list-or = { $first } ou { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = défi
command-move = jouer
command-place = placer
command-ring = anneau
command-timer = minuteur
command-board = plateau
command-games = parties
command-leaderboard = classement
command-profile = profil
command-history = historique
command-resign = abandonner
command-draw = nulle
command-abort = annuler
command-rematch = revanche
command-replay = revoir
command-settings = réglages
command-settings-show = voir
command-settings-channel = salon
command-settings-server = serveur
command-privacy = confidentialité
command-privacy-show = voir
command-privacy-erase = effacer
command-admin = admin
command-admin-close = fermer
command-admin-forget = oublier
command-rules = règles
command-about = à-propos
option-opponent = adversaire
option-level = niveau
option-sand = sable
option-colour = couleur
option-start = départ
option-rated = classée
option-note = message
option-from = de
option-to = vers
option-ring = anneau
option-game = partie
option-at = case
option-on = sur
option-format = format
option-ply = coup
option-player = membre
option-page = page
option-topic = sujet
option-threads = fils
option-pings = mentions
option-language = langue
option-patience = patience
option-open-games = parties-max
option-play = nouvelles-parties
option-reset = rétablir
option-share = partager

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Défier quelqu’un à TAMSK, ou lancer un défi à qui veut
cmd-challenge-opponent = Qui défier ; laisse vide pour défier qui veut
cmd-challenge-level = 1 sans temps, 2 avec des sabliers qui coulent, 3 avec le minuteur en plus
cmd-challenge-sand = Durée d’un sablier : 3m, 15m, 1h, 6h, 1d (1 jour), 3d, 7d ou une autre
cmd-challenge-colour = Ta couleur ; tirée au sort si tu laisses vide
cmd-challenge-start = Sabliers aux coins, ou placés un par un
cmd-challenge-rated = La partie compte-t-elle pour le classement ?
cmd-challenge-note = Un petit mot pour accompagner le défi
cmd-move = Déplacer un de tes sabliers
cmd-move-from = La case où il est
cmd-move-to = La case où il va
cmd-move-ring = Y poser aussitôt un anneau, ou le garder
cmd-place = Placer un sablier (départ libre seulement)
cmd-place-at = La case où le placer
cmd-ring = Poser l’anneau que tu peux poser maintenant
cmd-ring-on = Où, s’il y a le choix
cmd-timer = Retourner le minuteur (niveau 3)
cmd-board = Voir le plateau, rien que pour toi
cmd-board-format = En image ou en texte
cmd-board-ply = Le plateau après ce nombre de coups
cmd-games = Voir les parties en cours, les plus urgentes d’abord
cmd-games-player = De qui ; laisse vide pour les tiennes
cmd-leaderboard = Voir le classement de ce serveur
cmd-leaderboard-level = À quel niveau
cmd-leaderboard-page = Quelle page
cmd-profile = Voir les cotes, les résultats et les sabliers de quelqu’un
cmd-profile-player = De qui ; laisse vide pour ton profil
cmd-history = Voir les parties terminées, les plus récentes d’abord
cmd-history-player = De qui ; laisse vide pour les tiennes
cmd-history-page = Quelle page
cmd-replay = Revoir une partie, avec son sable et sa feuille
cmd-replay-share = La montrer à tout le monde ici ; sinon, rien que pour toi
cmd-resign = Abandonner la partie
cmd-draw = Proposer ou accepter la nulle (niveau 1)
cmd-abort = Annuler la partie avant ton premier coup
cmd-rematch = Défier à nouveau ton adversaire, couleurs inversées
cmd-settings = Comment on joue à TAMSK ici
cmd-settings-show = Voir les réglages de ce salon, et d’où vient chacun
cmd-settings-channel = Changer les réglages de ce salon et de ses fils (il faut Gérer les salons)
cmd-settings-server = Changer les réglages de tout le serveur (il faut Gérer le serveur)
cmd-settings-level = Le niveau des défis qui n’en précisent pas
cmd-settings-sand = Le sable des défis qui n’en précisent pas : 3m, 15m, 1h, 6h, 1d (1 jour), 3d, 7d ou autre
cmd-settings-threads = Un fil pour chaque partie ?
cmd-settings-rated = Les parties comptent-elles pour le classement ?
cmd-settings-pings = Ce qui vaut une mention
cmd-settings-language = La langue des messages publics
cmd-settings-patience = Combien de temps on peut mettre à jouer avant le forfait, par exemple 3d (3 jours)
cmd-settings-open-games = Combien de parties en même temps dans un salon ; 0 pour ne pas limiter
cmd-settings-play = Peut-on lancer des parties ?
cmd-settings-reset = Remettre un réglage par défaut
cmd-admin = Pour qui gère le serveur
cmd-admin-close = Fermer une partie ou un défi depuis n’importe quel salon (il faut Gérer le serveur)
cmd-admin-close-game = Le numéro de la partie
cmd-privacy = Ce que le bot garde à ton sujet
cmd-privacy-show = Recevoir un fichier avec tout ce que le bot garde à ton sujet
cmd-privacy-erase = Effacer tout ce qui te concerne
cmd-admin-forget = Effacer les cotes de quelqu’un sur ce serveur (il faut Gérer le serveur)
cmd-admin-forget-player = De qui
cmd-rules = Les règles en bref
cmd-rules-topic = À quel sujet
cmd-about = Version, horloge et invitation
cmd-game = Quelle partie, si tu en as plusieurs
cmd-tamsk = Jouer à TAMSK, le jeu des sabliers
cmd-user-challenge = Défier à TAMSK
cmd-choice-level-1 = 1 – sans temps
cmd-choice-level-2 = 2 – avec des sabliers qui coulent
cmd-choice-level-3 = 3 – avec le minuteur
cmd-choice-pings-turn = tour de jeu et sablier presque vide
cmd-choice-pings-low-sand = seulement sablier presque vide
cmd-choice-pings-none = aucune
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = tout
cmd-choice-reset-level = niveau
cmd-choice-reset-sand = sable
cmd-choice-reset-threads = fils
cmd-choice-reset-rated = parties classées
cmd-choice-reset-pings = mentions
cmd-choice-reset-language = langue
cmd-choice-reset-patience = patience
cmd-choice-reset-open-games = parties en même temps
cmd-choice-reset-play = nouvelles parties
cmd-choice-lot = tirée au sort
cmd-choice-red = Rouge (commence)
cmd-choice-black = Noir
cmd-choice-corners = coins
cmd-choice-free = départ libre
cmd-choice-drop = poser
cmd-choice-hold = garder
cmd-choice-picture = image
cmd-choice-text = texte
cmd-choice-goal = le but, en bref
cmd-choice-turn = déplacements
cmd-choice-rings = anneaux
cmd-choice-sand = sable
cmd-choice-timer = minuteur
cmd-choice-end = fin de partie
cmd-choice-free-start = départ libre
cmd-choice-marks = signes sur l’image
cmd-choice-commands = commandes
