# English. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } challenges { $opponent } to a game of **TAMSK**!
challenge-rematch = 🔁 { $challenger } challenges { $opponent } to a rematch of game { $game } of **TAMSK**, colours swapped!
challenge-to-all = ⏳ { $challenger } challenges **anybody** here to a game of **TAMSK**!
challenge-terms =
    Level { $level } · { $level ->
        [1] no sand, a ring is yours alone for { $window }
       *[other] sand { $sand }
    } · { $start } · { $color }
challenge-unrated = Not rated.
challenge-note = > { $note }
challenge-lapses = The challenge stands until { $at }. New to TAMSK? `/tamsk rules` explains it in two minutes.
challenge-taken = ⏳ { $challenger } and { $opponent } are playing: { $place }
challenge-declined = { $opponent } declined { $challenger }’s challenge to a game of TAMSK.
challenge-withdrawn = { $challenger } took the challenge to a game of TAMSK back.
challenge-lapsed = { $challenger }’s challenge to a game of TAMSK was not answered in time.
challenge-sent = Your challenge (game { $game }) is on its way into this channel. You can take it back there with **Withdraw**.
challenge-no-thread = I lack { $list } here, so the game will be played in this channel instead of a thread.
challenge-no-previews = I lack **Embed Links** here, so links will show without a preview.
you-accepted =
    Game on! You play { $color ->
        [red] 🔴 **Red** and begin
       *[black] ⚫ **Black**; { $opponent } begins
    }. { $free ->
        [free] You both start by placing your hourglasses.
       *[corners] The hourglasses stand on the corners.
    } { $place ->
        [here] The board is on its way.
       *[other] The board is on its way to { $place }.
    }
you-declined = You declined the challenge.
you-withdrew = You took your challenge back.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } is 🔴 Red, { $black } is ⚫ Black · level { $level }{ $level ->
        [1] { "" }
       *[other] , sand { $sand }
    }. Whoever has fewest rings left at the end wins, and every move may drop one.
story-how-to =
    -# { $start ->
        [free] Tap **Place** below the board, then a space.
       *[corners] Tap one of your hourglasses below the board, then where it goes.
    } Then drop a ring or hold it back. New to TAMSK? `/tamsk rules`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } moved **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } finished the late move **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } placed an hourglass on **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } dropped { $kind ->
        [fill] a ring on **{ $space }**, where it was left open
        [extra] the extra ring on **{ $space }**
       *[ordinary] a ring on **{ $space }**
    }.
story-timer =
    ⏱️ The turn timer is turned: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } has to move before { $at }.
story-glass-lost =
    💔 { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    }’s hourglass on **{ $space }** has run out. It stays there and blocks the space.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } overstepped the turn timer. It is { $opponent }’s turn{ $extra ->
        [earned] , with an extra ring earned for the next move
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } may still finish the move with the hourglass in hand from **{ $space }**, until { $color ->
        [red] Black
       *[black] Red
    } has moved.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } has no legal move and loses the turn; { $opponent } goes on.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }’s hourglass on **{ $space }** went back by itself: it cannot move any more.
story-closing = 🏁 Nobody is to move any more. Rings that are still open may be dropped, then the rings are counted.
story-resumed =
    A ring was dropped, so the game goes on: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } is to move.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } offers a draw. To accept it: **More…**, then **Agree to a draw**. It stands until { $opponent } moves.

## The state of a game

turn-of =
    ▶️ { $color ->
        [red] 🔴 **Red**
       *[black] ⚫ **Black**
    } is to move: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Red**
       *[black] ⚫ **Black**
    } is to place hourglass { $number } of 3: { $player }
in-hand =
    { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } has the hourglass of { $space } in hand.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } may drop a ring on **{ $space }** until { $until }{ $then ->
        [fill] ; after that, or if it is held back, { $color ->
            [red] Black
           *[black] Red
        } may
        [both] ; after that whoever is first
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } may drop a ring on **{ $space }**, where it was left open.
ring-open-to-both = ⭕ A ring is open on **{ $space }** to whoever is first.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } may also drop one extra ring anywhere, until { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } has earned an extra ring: it may be dropped with the next move.
first-turns = Hourglasses that were never turned go first: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    }: { $glasses }
glass-running = { $space } runs out { $relative } ({ $clock })
glass-unturned = { $space } not turned yet
glass-standing = { $space }
glass-lost = ~~{ $space }~~ has run out
rings-left = Rings still to drop: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Turn timer: { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } has to move before { $at }.
timer-unaimed = ⏱️ The turn timer’s sand runs until { $at }; it is aimed at nobody.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    } offers a draw.

without-picture = -# I may not attach the picture here: **Attach Files** is missing. `/tamsk board` shows it to you.
was-away =
    ⏸️ Nobody could play here for { $away }. { $sand ->
        [runs] All sand was moved back by that
       *[none] Every time limit was moved back by that
    }, for both alike.
low-sand =
    ⏳ { $player }, the sand of your hourglass on **{ $space }** runs low: it runs out { $relative } ({ $clock }).{ $advice ->
        [move] { " " }Moving it turns it over.
        [wait] { " " }On your turn, moving it turns it over.
        [first] { " " }But those that were never turned go first.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Red wins**
       *[black] ⚫ **Black wins**
    }: { $player }
result-draw = 🤝 **A draw** between { $red } and { $black }
result-aborted = The game between { $red } and { $black } was **called off** and does not count.
reason-rings = No hourglass can move any more. Rings left: 🔴 { $red }, ⚫ { $black }. Fewest wins.
reason-rings-equal = No hourglass can move any more, and both have { $left } rings left.
reason-sand =
    No hourglass can move any more, and both have { $left } rings left, so the later sand decides (in bold):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    No hourglass can move any more, both have { $left } rings left, and all the sand ran out at the same instants:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = never turned
reason-full-space =
    { $color ->
        [red] Red
       *[black] Black
    } moved onto a full space, which loses the game at once.
reason-resignation =
    { $color ->
        [red] Red
       *[black] Black
    } resigned.
reason-agreement = Both agreed on it.
reason-forfeit =
    { $color ->
        [red] Red
       *[black] Black
    } did not move for { $days }.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } called it off before a first move of their own.
reason-called-off = Whoever manages this server called it off.
reason-nobody-began = Nobody moved for { $days }, with fewer than two moves made.
reason-no-rings = Forty moves in a row went by without a ring. Rings left: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal = Forty moves in a row went by without a ring, and both have { $left } rings left.
reason-no-rings-sand =
    Forty moves in a row went by without a ring, and both have { $left } rings left, so the later sand decides (in bold):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 { $winner } beat { $loser } at TAMSK (game { $game }): { $place }
parent-draw = 🤝 { $red } and { $black } drew at TAMSK (game { $game }): { $place }
parent-aborted = The TAMSK game { $game } between { $red } and { $black } was called off: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Ratings at level { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# Rated game { $nth } of the two within a week, so it weighs 1/{ $nth }.
unrated-agreed = -# Not rated, as agreed: no rating changes.
unrated-too-short = -# Fewer than two moves were made, so no rating changes.
leaderboard-title = 🏆 **Ranking at level { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
leaderboard-provisional = -# A rating with ? is provisional: after some more rated games it is certain enough for a rank.
leaderboard-empty = Nobody is ranked at level { $level } at the moment. After some rated games a rating is certain enough for a rank: `/tamsk challenge level:{ $level }`
leaderboard-you = You are number **{ $rank }**, with { $rating }.
leaderboard-you-provisional = You have { $rating }. After some more rated games your rating is certain enough for a rank.
leaderboard-you-idle = You have { $rating }, but are not listed: your last rated game at this level is more than 90 days ago.
leaderboard-you-unknown = You have no rated game at level { $level } yet. `/tamsk challenge level:{ $level }` starts one.
profile-title = 👤 **{ $player } at TAMSK**
profile-none = { $player } has not finished a game on this server yet. `/tamsk challenge` begins one.
profile-ranked =
    ⭐ **Level { $level }** · rating { $rating }, number { $rank } · { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
profile-provisional =
    ⭐ **Level { $level }** · rating { $rating }, still provisional · { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
profile-idle =
    ⭐ **Level { $level }** · rating { $rating }, not listed after 90 days without a rated game · { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
profile-unrated = ⭐ **Level { $level }** · no rated game yet
profile-color =
    { $color ->
        [red] 🔴 as Red
       *[black] ⚫ as Black
    }: { $won } won, { $drawn } drawn, { $lost } lost
profile-glasses = ⏳ Hourglasses: { $saved } saved with less than a fifth of the sand left, { $lost } lost
profile-closest = Closest save: { $left } left, against **{ $opponent }**
profile-pace = Average time for a move: { $average }
profile-nemesis =
    😈 Nemesis: **{ $name }**, with { $games ->
        [one] 1 win
       *[other] { $games } wins
    }
history-title = 📜 **Finished games of { $player }**{ $pages }
history-none = { $player } has not finished a game on this server yet. `/tamsk challenge` begins one.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **won** against
        [lost] **lost** to
       *[drawn] **drew** with
    } { $opponent } · level { $level } · { $change } · game { $game } { $link }
history-unrated = not rated
history-hint = -# `/tamsk replay game:{ $game }` shows a game again and gives its record as a file.
page-of = { " " }· page { $page } of { $pages }
button-page-before = ◀ Page { $page }
button-page-after = Page { $page } ▶
button-level = Level { $level }

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-withdraw-game = Withdraw challenge { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, last place)
button-put-back = Put back
button-place = Place
button-ring = Ring
button-ring-on = Drop ring on { $space }
button-hold = Hold back
button-timer = Turn timer
button-more = More…
button-text = Board as text
button-resign = Resign
button-resign-sure = Yes, resign
button-draw = Offer a draw
button-draw-accept = Agree to a draw
button-abort = Call off
button-abort-sure = Yes, call it off
button-no = No
button-dare = Move to { $space } and lose
button-timer-side =
    Turn timer to the { $side ->
        [left] left
       *[right] right
    }
button-rematch = Rematch
choose-place = Choose a space
choose-extra = Extra ring on … { $from } to { $to }
choose-spaces = { $from } to { $to }
space-room =
    { $space } ({ $rings } of { $capacity ->
        [one] 1 ring
       *[other] { $capacity } rings
    })

## Private answers

you-lifted =
    You have the hourglass of **{ $space }** in hand. Where to? The numbers are the rings lying there and the room in all.{ $sand ->
        [runs] { " " }It has { $left } left and keeps running; moved now, it will have { $after }.
       *[rests] { "" }
    }
you-put-back = You put the hourglass back on **{ $space }**.
you-moved = You moved **{ $from } → { $to }**.
you-moved-late = You finished your late move **{ $from } → { $to }**.
you-placed = You placed an hourglass on **{ $space }**.
you-may-ring = Drop a ring on **{ $space }**? It is yours alone until { $until }.
you-may-fill = Your opponent left **{ $space }** open: you may drop a ring there.
you-may-extra = You have an **extra ring** to drop on any space with room, until { $until }: choose it below, or with `/tamsk ring`.
you-have-no-rings = Your holder is empty: no ring to drop.
you-dropped =
    You dropped { $kind ->
        [fill] a ring on **{ $space }**, where it was left open
        [extra] your extra ring on **{ $space }**
       *[ordinary] a ring on **{ $space }**
    }. { $left ->
        [0] Your holder is empty!
        [one] One ring left.
       *[other] { $left } rings left.
    }
you-held = You hold your ring back.
you-turned-timer =
    You turned the turn timer: { $color ->
        [red] Red
       *[black] Black
    } has to move before { $at }.
you-resigned = You resigned.
you-offered-draw = You offered a draw. It stands until your opponent moves.
you-agreed-draw = You agreed to a draw.
you-aborted = You called the game off.
nothing-done = Nothing was done.
ask-call-off = Close game { $game } between { $red } and { $black }? It will be called off and will not count. This cannot be undone.
ask-forget = Forget the ratings of { $player } on this server? Games and results stay; the next rated game begins anew. This cannot be undone.
you-forgot = The ratings of { $player } on this server are forgotten.
you-called-off = You closed game { $game }.
rematch-sent = Your challenge to a rematch (game { $game }) is on its way to { $place }.
you-put-timer =
    The turn timer now stands on the { $side ->
        [left] left
       *[right] right
    }.
you-entered-full = You moved onto **{ $space }**, which is full. That loses the game.
ask-dare = **{ $to } is full. Moving { $from } there loses the game at once.** Nothing has happened yet; do you really want it?
ask-resign = Resign game { $game } against { $opponent }? This cannot be undone.
ask-abort = Call game { $game } against { $opponent } off? It will not count. This cannot be undone.
ask-ring = Where do you want to drop a ring? { $list }.
ask-ring-ordinary = **{ $space }** (the space you entered)
ask-ring-fill = **{ $space }** (where your opponent left it open)
ask-ring-extra = the extra ring (on any space with room)
no-ring-there =
    { $why ->
        [full] **{ $space }** is full.
       *[other] You cannot drop a ring on **{ $space }** now.
    } Open to you: { $list }.
ask-place = Where do you place your hourglass? In brackets: rings lying there and room in all.
more-menu =
    Game { $game } · level { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· sand { $sand }
    }
game-is-over = The game is over.

## Settings

settings-title = What holds for TAMSK in { $channel } and its threads:
settings-line =
    { $setting ->
        [level] Level
        [sand] Sand
        [threads] A thread for each game
        [rated] Games count for the ranking
        [pings] Pings
        [language] Language of public messages
        [patience] Patience with a player to move
        [open-games] Games at a time
       *[play] Games may be begun
    }: **{ $value }** · { $from ->
        [channel] set for this channel
        [server] set for the server
       *[built-in] nobody has set it
    }
settings-hint = -# `/tamsk settings channel` and `/tamsk settings server` change this. A running game keeps the level, sand and patience it began with.
settings-changed = Done.
settings-yes = yes
settings-no = no
settings-pings =
    { $pings ->
        [turn] for one’s turn and for low sand
        [low-sand] only for low sand
       *[none] none
    }
settings-language =
    { $language ->
        [server] the server’s own
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
        [0] as many as you like
       *[other] at most { $most }
    }

## What is stored about somebody

privacy-shown = Everything I have stored about you, on all servers, is in this file. Instants are UTC milliseconds since 1970. `/tamsk privacy erase` erases it.
privacy-too-much = What I have stored about you is too much for one file here. Whoever runs this bot can give it to you.
ask-erase = **Erase everything about you, on all servers?** Your open challenges are taken back, games you are playing are resigned, your ratings are gone, and “a former player” stands for you in games that are over. Messages in chat stay where they are. This cannot be undone.
button-forget = Yes, forget them
button-erase = Yes, erase everything
you-erased = Done: nothing about you is stored any more.
former-player = a former player

## Refusals: why, and what can be done

no-game-over = This game is over. `/tamsk challenge` starts a new one.
no-away = The bot was away at that instant, so it does not count. Please do it again.
no-closing = Nobody is to move any more; only open rings may still be dropped, with **Ring** or `/tamsk ring`.
no-not-your-turn = It is { $player }’s turn. You will be pinged when it is yours.
no-only-late-move = You overstepped, so you may only finish the move with the hourglass of **{ $space }**.
no-place-first = In a free start you place your three hourglasses first, with **Place** or `/tamsk place`.
no-not-free-start = This game began on the corners, so there is nothing to place. Move with `/tamsk move` or the buttons.
no-all-placed = Your three hourglasses are placed. Move one with `/tamsk move` or the buttons.
no-glass-there = No hourglass stands on **{ $space }**. Yours: { $own }.
no-not-your-glass = The hourglass on **{ $space }** is your opponent’s. Yours: { $own }.
no-glass-is-lost = The hourglass on **{ $space }** has run out and never moves again. Choose another.
no-not-adjacent = **{ $to }** is not next to **{ $from }**. From there you can go to: { $ways }.
no-same-space = The hourglass on **{ $space }** stands there already. From there you can go to: { $ways }.
no-occupied = An hourglass stands on **{ $space }**. Choose another space.
no-full = **{ $space }** is full. Choose a space with room.
no-first-turns = As long as one of your hourglasses has never been turned, you move one of those. Move: { $list }.
no-way = The hourglass on **{ $space }** has nowhere to go: every space around it is occupied or full.
no-lifted-already = You have the hourglass of **{ $space }** in hand already.
no-nothing-lifted = You have no hourglass in hand.
no-ring-right = There is no ring for you to drop now. A ring comes with each of your moves, or where your opponent leaves one open.
no-ring-right-over = Your time to drop a ring on **{ $space }** is over.
no-window-runs = Your opponent may still drop a ring on **{ $space }** until { $until }. If none is dropped by then, you may.
no-extra-ring = You have no extra ring. You earn one when your opponent oversteps the turn timer.
no-extra-only-earned = Your extra ring is waiting: move first, then you may drop it on any space with room.
no-last-place-kept = The last place of **{ $space }** is kept for your opponent until { $until }. Choose another space.
no-holder-empty = Your holder is empty: you have no ring left to drop.
no-nothing-to-decline = There is no ring to hold back.
no-turn-timer = There is no turn timer at level { $level }; it belongs to level 3.
no-timer-is-the-opponents = It is your own turn. You turn the timer in your opponent’s turn.
no-timer-runs = The turn timer’s sand still runs until { $until }. It can be turned again after that.
no-draws = Draws can only be agreed on at level 1. With sand, the sand decides. You can resign with `/tamsk resign`.
no-draw-stands = Your opponent has offered a draw. Agreeing ends the game as a draw; do you want it?
no-draw-lapsed = No draw is offered any more: an offer stands until the one it was made to moves.
no-draw-offered-already = Your offer of a draw stands already, until your opponent moves.
no-too-late-to-abort = You have moved already, so you cannot call the game off. You can resign with `/tamsk resign`.
no-unknown-game = There is no such game here. `/tamsk games` lists yours.
no-not-your-game = You are not a player of this game. `/tamsk challenge` starts one of your own.
no-not-started = That challenge has not been accepted yet.
no-already-started = That challenge was accepted already. It is played here: { $place }
no-challenge-declined = That challenge was declined, so it can start no game. Make a new one with `/tamsk challenge`.
no-challenge-withdrawn = That challenge was taken back, so it can start no game. Make a new one with `/tamsk challenge`.
no-challenge-lapsed = That challenge was not answered within 24 hours, so it can start no game. Make a new one with `/tamsk challenge`.
no-challenge-gone = That message is of a challenge that does not stand any more, so it can start no game. Make a new one with `/tamsk challenge`.
no-not-for-you = That challenge is for somebody else. Make your own with `/tamsk challenge`.
no-own-challenge = That is your own challenge; somebody else has to accept it. You can take it back with **Withdraw**.
no-not-your-challenge = Only the challenger can take a challenge back.
no-stale = That position is over. Here is the board as it stands now.
no-answered-before = That was answered before. Please do it again if you still want it.
no-not-black = Only Black chooses on which side the turn timer stands.
no-challenged-self = You cannot challenge yourself. Leave `opponent` out to challenge anybody.
no-challenged-bot = Bots do not play TAMSK. Challenge a person, or leave `opponent` out to challenge anybody.
no-challenged-stranger = { $player } is not on this server. Challenge somebody who is, or leave `opponent` out.
no-challenged-blind = { $player } cannot see this channel. Challenge somebody who can, or do it in another channel.
no-length-unreadable = I cannot read “{ $text }” as a length of time. Write it like `3m`, `90m`, `36h` or `7d`.
no-sand-out-of-range = Here the sand is at least { $min } and at most { $max }.
no-note-too-long = A note has at most { $most } characters.
no-too-fast = That was a lot at once. You can go on { $when }.
no-not-played-here = No games are begun in this channel. Try another one, or ask somebody who manages it about `/tamsk settings`.
no-too-many-games = { $most ->
        [one] A game is being played in this channel already, and no more than one may be
       *[other] { $most } games are being played in this channel already, and no more may be
    } at a time. Wait until one is over, or play in another channel.
no-patience-out-of-range = The patience is at least { $min } and at most { $max }.
no-not-over = That game is not over yet. A rematch comes after the end.
no-rematch-stands = You have asked for the rematch already; it is your opponent’s to accept.
no-rematch-begun = The rematch was begun already: it is game { $game }.
no-opponent-erased = Your opponent of that game is a former player: there is nobody to challenge.
no-rematch-too-late = That button was good for a day. `/tamsk rematch` still asks for a rematch.
no-administration = That needs **Manage Server**.
no-administration-of-own = You play in that game yourself. Somebody else who manages the server may close it; you can resign with `/tamsk resign`.
no-settings = { $whose ->
        [channel] To change the settings of this channel you need **Manage Channels**
       *[server] To change the settings of this server you need **Manage Server**
    }. `/tamsk settings show` shows them to anybody.
no-too-many-challenges = You have { $most } open challenges already. Take one back or wait until one is answered.
no-space = There is no space “{ $text }”. Spaces are called A1 to G4: a column letter and a row, as written on the spaces.
no-game-here = You have no running game here. `/tamsk challenge` starts one.
no-several-games = You have several games here. Say which one with `game`: { $list }.
no-only-on-servers = TAMSK is played on servers, not in direct messages.
no-unknown-command = That command has been updated. Please type it again in a moment.
no-unknown-button = That button is from an older version. `/tamsk board` shows the current board.
no-permissions = I cannot play here: in this channel I need { $list }. Ask somebody who manages the server to allow it, or try another channel.
no-permissions-there = The challenge would go to { $channel }, where I need { $list }. Ask somebody who manages the server to allow it.
no-trouble = Something went wrong on my side, and nothing was changed. Please try again in a moment.
no-replay = The replay could not be made. Please try again.
no-ply = That game has plies 0 to { $last }.

## Lists

games-none = { $player } has no open game on this server. `/tamsk challenge` starts one.
games-title = Games of { $player }:
games-running = **{ $game }** · { $opponent } · level { $level } · { $turn } · { $link }
games-to-move = ▶️ **your move**
games-waiting = { $player } is to move
games-closing = 🏁 closing
games-deadline =
    { $what ->
        [glass] { $space } runs out { $at }
        [timer] the turn timer runs out { $at }
        [own-forfeit] or you forfeit { $at }
        [forfeit] or forfeits { $at }
       *[abort] or the game is called off { $at }
    }
games-offered = **{ $game }** · { $challenger } challenges { $opponent }, until { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } challenges anybody, until { $at } · { $link }
games-more =
    { $count ->
        [one] …and one more.
       *[other] …and { $count } more.
    }
choice-challenge = { $game }: challenge by { $challenger }, level { $level }
choice-game = { $game }: { $red } – { $black }, level { $level }
choice-game-to-move = { $game }: { $red } – { $black }, level { $level } – your move
choice-game-over =
    { $game }: { $red } – { $black }, level { $level } – { $result ->
        [red] Red won
        [black] Black won
        [draw] a draw
       *[aborted] called off
    }
choice-from-running = { $space } – { $left } left – { $ways }
choice-from-unturned = { $space } – not turned yet – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] nowhere to go now
        [one] one way
       *[other] { $ways } ways
    }
choice-not-your-turn = not your turn
choice-to-room = { $space } – { $rings } of { $capacity } rings
choice-to-fills = { $space } – last place: a ring fills it
choice-ring-ordinary = { $space } – the space you entered
choice-ring-fill = { $space } – left open by your opponent
choice-ring-extra = { $space } – your extra ring

## Pictures in words

board-header = TAMSK game { $game }, level { $level }, ply { $ply }.
board-turn =
    { $color ->
        [red] Red
       *[black] Black
    } to move.
board-closing = Closing: only open rings are left.
board-over =
    Over: { $result ->
        [red] Red won
        [black] Black won
        [draw] a draw
       *[aborted] called off
    }.
board-last-move =
    Last move: { $color ->
        [red] Red
       *[black] Black
    } { $from }-{ $to }.
board-last-placed =
    Last move: { $color ->
        [red] Red
       *[black] Black
    } placed { $space }.
board-glasses =
    { $color ->
        [red] Red
       *[black] Black
    } hourglasses: { $glasses }.
board-no-glasses =
    { $color ->
        [red] Red
       *[black] Black
    } hourglasses: none placed.
board-glass-left = { $space } { $left } left
board-glass-out = { $space } has run out
board-rings = Rings lying: { $rings }.
board-no-rings = Rings lying: none.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Rings left: Red { $red }, Black { $black }.
board-lifted =
    In hand: { $color ->
        [red] Red
       *[black] Black
    } { $space }.
board-timer =
    Turn timer: { $left } left for { $color ->
        [red] Red
       *[black] Black
    }.
board-timer-unaimed = Turn timer: { $left } left, aimed at nobody.
board-ring-right =
    Ring open to { $color ->
        [red] Red
       *[black] Black
    }: { $space }.
board-extra =
    Extra ring open to { $color ->
        [red] Red
       *[black] Black
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Red (R): { $red } · ⚫ Black (B): { $black }
board-legend = Each space with the rings on it; R and B are hourglasses, r and b have run out.

## Replays

replay-of =
    🎞️ Game { $game }: 🔴 { $red } – ⚫ { $black }, level { $level }, { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }. { $result ->
        [red] Red won.
        [black] Black won.
        [draw] A draw.
        [aborted] It was called off.
       *[none] It is still going on.
    }
replay-files =
    -# { $chart ->
        [chart] The chart shows how the sand of each hourglass ran, with every turn and loss. The file is the game record.
       *[none] The file is the game record.
    }
replay-picture =
    Animated replay of TAMSK game { $game }, { $red } (Red) against { $black } (Black), { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }. { $result ->
        [none] How it stands:
       *[other] How it ended:
    }
chart-picture = Sand chart of TAMSK game { $game }: the six hourglasses of { $sand } over { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Red
       *[black] Black
    } { $space } turned { $turns ->
        [one] once
       *[other] { $turns } times
    }
chart-glass-lost =
    { $color ->
        [red] Red
       *[black] Black
    } { $space } turned { $turns ->
        [one] once
       *[other] { $turns } times
    }, lost at { $at }
chart-save =
    Closest save: { $color ->
        [red] Red
       *[black] Black
    } moved from { $space } with { $left } left, at { $at }.

## Rules

rules-goal = **TAMSK in short**
    Two players, three hourglasses and 32 rings each. **Whoever has fewest rings left at the end wins.**
    The board has 37 spaces, from A1 (bottom left) to G4 (top right): columns A to G from left to right, rows counted from the bottom. The small tubes on the rim hold 1 ring, then 2, then 3, and the centre D4 holds 4.
    🔴 Red starts on A1, D7, G1 and begins; ⚫ Black starts on A4, D1, G4.
    Each turn: **move one hourglass** to a free neighbouring space, then **drop a ring** there.
    -# Next: `/tamsk rules` with a topic – moving, rings, sand, turn timer, end, free start, the picture, commands.
rules-turn = **Moving**
    • In your turn you move exactly one of your hourglasses to a neighbouring space without an hourglass.
    • You may not pass. If you cannot move, you lose the turn and your opponent goes on.
    • **Moving onto a full space loses the game at once.** The bot asks before it lets you.
    • Levels 2 and 3: as long as one of your hourglasses has never been turned, you move one of those.
    In chat: tap an hourglass under the board, then where it goes. Or type `/tamsk move from:A1 to:B2`.
rules-rings = **Rings**
    • After your move you may drop one of your rings on the space just entered, within a twelfth of the sand (15 seconds for 3-minute glasses).
    • Your time goes on even when your opponent moves. If it ends, or you hold the ring back, and he has not moved yet, he may drop one of *his* rings there until somebody moves.
    • A space takes 1, 2, 3 or 4 rings. A full space is closed: nobody may enter it.
    • At level 1 there is no hurry: you may still drop until somebody moves or your opponent is faster. Only after the last move of the game does that time count there too: first for you alone, then as long again for both.
    In chat: **Drop ring** in the answer to your move, **Ring** under the board, or `/tamsk ring`.
rules-sand = **Sand** (levels 2 and 3)
    • Moving an hourglass turns it over. Its first turn gives the full sand; later, what had run down runs back. Turned with 1 minute of 3 left, it has 2 minutes again; turned with nearly all left, it has nearly nothing!
    • An hourglass whose sand is out is lost. It stays on its space, blocks it and never moves again.
    • Sand runs in real time, day and night, whatever anybody does. So agree on a sand that suits you: 3 minutes is the game of the box, 1 day is one you can play beside your life.
    • An hourglass that was never turned does not run.
rules-timer = **The turn timer** (level 3)
    • Is your opponent too slow? In his turn, turn the neutral timer. It runs a twelfth of the sand (15 seconds for 3-minute glasses).
    • If it runs out before he has moved, he oversteps: the turn is yours, and with your next move you may drop an **extra ring** anywhere.
    • If he had picked an hourglass up (tapped it), he may still finish that move until you have moved.
    • While its sand runs nobody can turn it.
    In chat: **Turn timer** under the board, or `/tamsk timer`.
rules-end = **The end**
    • The game ends when no hourglass can move any more and no ring can be dropped. Fewest rings left wins.
    • Equal rings: at level 1 a draw; at levels 2 and 3 the side whose last hourglass runs out later wins.
    • You can resign with `/tamsk resign`. At level 1 you can offer a draw. Before your first move you can call the game off with `/tamsk abort`.
    • Forty moves in a row without a ring end the game too, and the rings are counted. Who does not move for { $patience } forfeits.
rules-free = **Free start**
    The board begins empty. Each player’s first three moves place one hourglass on any free space with room, and may drop a ring there. At levels 2 and 3 it is turned at once. Then play goes on as usual.
rules-commands = **Commands**
    `/tamsk challenge` – start a game (level 1 without time, 2 with sand, 3 with the turn timer as well)
    `/tamsk move`, `/tamsk place`, `/tamsk ring`, `/tamsk timer` – play; the buttons under the board do the same
    `/tamsk board` – the board for you alone, as picture or text, any earlier move
    `/tamsk games` – your open games, the urgent ones first
    `/tamsk resign`, `/tamsk draw`, `/tamsk abort` – end a game
    `/tamsk rematch` – challenge your opponent again, with the colours swapped
    `/tamsk replay` – watch a game again, with its record
    `/tamsk leaderboard`, `/tamsk profile`, `/tamsk history` – the ranking, a player, finished games
    `/tamsk rules` – the rules, topic by topic
    `/tamsk settings` – how TAMSK is played here
    `/tamsk privacy` – what is stored about you, and erasing it
    `/tamsk admin` – for those who manage the server
    `/tamsk about` – version and invitation
rules-picture = The start of a game: Red on A1, D7, G1; Black on A4, D1, G4. The numbers of rings a space holds grow from 1 at the rim to 4 in the centre.
rules-marks = **The picture**
    • Each **tube** has as many dark places around it as it holds rings; the higher it is, the darker it is inside. Rings are bright and fill these places one after the other: D5 has 1 of 3. A full space is dark and closed, like A3 and F5.
    • **Hourglasses**: round is 🔴 Red, square ⚫ Black, with the name of the space beside the glass and the time left below. The sand is where it really is. One that was never turned stands still without a time; a crossed one has run out (B2).
    • **Last move**: from the broken blue circle (F5) to the whole one (F4), along the arrow.
    • **In hand**: a raised hourglass (F2); dark circles show where it may go.
    • **Where a ring may be dropped**: a plus, round for Red, square for Black, and broken gold in the place it would take (F4). A small golden plus is an extra ring.
    • **Players**: the bright corners are those of whoever is to move. Beside the name are the rings left; the plus below them says that one may be dropped now or, if grey, that an extra ring comes with the next move.
    • **At the sides**: game number, level, length of the sand, moves made (»); and the turn timer with its sand and at whom it is aimed.
rules-marks-picture = A game at level 3 in which the marks of the picture can be seen: full spaces, a lost hourglass, one in hand, the last move, an open ring and the turn timer.
about = **TAMSK** bot { $version }, up since { $since }. My clock is { $offset } ms off Discord’s. { $games ->
        [0] No game is running.
        [one] One game is running.
       *[other] { $games } games are running.
    }
    Invite me: <{ $invite }>
    TAMSK is a game by Kris Burm. This bot is not affiliated with him, his publishers or Discord.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
span-millis = { $count } ms
anybody = anybody
color-by-lot = colours by lot
color-chosen =
    the challenger plays { $color ->
        [red] 🔴 Red
       *[black] ⚫ Black
    }
start-corners = start on the corners
start-free = free start
permission-view = **View Channel**
permission-send = **Send Messages**
permission-send-in-threads = **Send Messages in Threads**
permission-threads = **Create Public Threads**
permission-attach = **Attach Files**
side-name =
    { $color ->
        [red] Red
       *[black] Black
    }
list-join = { $first }, { $rest }
list-or = { $first } or { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = challenge
command-move = move
command-place = place
command-ring = ring
command-timer = timer
command-board = board
command-games = games
command-leaderboard = leaderboard
command-profile = profile
command-history = history
command-resign = resign
command-draw = draw
command-abort = abort
command-rematch = rematch
command-replay = replay
command-settings = settings
command-settings-show = show
command-settings-channel = channel
command-settings-server = server
command-privacy = privacy
command-privacy-show = show
command-privacy-erase = erase
command-admin = admin
command-admin-close = close
command-admin-forget = forget
command-rules = rules
command-about = about
option-opponent = opponent
option-level = level
option-sand = sand
option-colour = colour
option-start = start
option-rated = rated
option-note = note
option-from = from
option-to = to
option-ring = ring
option-game = game
option-at = at
option-on = on
option-format = format
option-ply = ply
option-player = player
option-page = page
option-topic = topic
option-threads = threads
option-pings = pings
option-language = language
option-patience = patience
option-open-games = open-games
option-play = play
option-reset = reset
option-share = share

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Challenge somebody, or anybody, to a game of TAMSK
cmd-challenge-opponent = Who to challenge; leave it out to challenge anybody
cmd-challenge-level = 1 without time, 2 with running hourglasses, 3 with the turn timer as well
cmd-challenge-sand = How long an hourglass runs: 3m, 15m, 1h, 6h, 1d, 3d, 7d or any length
cmd-challenge-colour = What you play; by lot if you leave it out
cmd-challenge-start = Hourglasses on the corners, or placed one by one
cmd-challenge-rated = Whether the game counts for the ranking
cmd-challenge-note = A word to go with the challenge
cmd-move = Move one of your hourglasses
cmd-move-from = The space it stands on
cmd-move-to = The space it goes to
cmd-move-ring = Drop a ring there at once, or hold it back
cmd-place = Place an hourglass (free start only)
cmd-place-at = The space to place it on
cmd-ring = Drop the ring you may drop now
cmd-ring-on = Where, if there is a choice
cmd-timer = Turn the turn timer (level 3)
cmd-board = See the board, for you alone
cmd-board-format = As a picture or as text
cmd-board-ply = The board after this many moves
cmd-games = List open games, the urgent ones first
cmd-games-player = Whose games; yours if you leave it out
cmd-leaderboard = See this server’s ranking
cmd-leaderboard-level = At which level
cmd-leaderboard-page = Which page
cmd-profile = See ratings, results and hourglasses of a player
cmd-profile-player = Whose; yours if you leave it out
cmd-history = List finished games, the newest first
cmd-history-player = Whose games; yours if you leave it out
cmd-history-page = Which page
cmd-replay = Watch a game again, with its sand and its record
cmd-replay-share = Show it to everybody here; otherwise only you see it
cmd-resign = Give the game up
cmd-draw = Offer or accept a draw (level 1)
cmd-abort = Call the game off before your first move
cmd-rematch = Challenge your opponent again, with the colours swapped
cmd-settings = How TAMSK is played here
cmd-settings-show = What holds in this channel, and where each setting comes from
cmd-settings-channel = Change what holds in this channel and its threads (needs Manage Channels)
cmd-settings-server = Change what holds on the whole server (needs Manage Server)
cmd-settings-level = The level of challenges that name none
cmd-settings-sand = The sand of challenges that name none: 3m, 15m, 1h, 6h, 1d, 3d, 7d or any length
cmd-settings-threads = Whether each game gets a thread of its own
cmd-settings-rated = Whether games count for the ranking
cmd-settings-pings = What players are pinged for
cmd-settings-language = The language of public messages
cmd-settings-patience = How long a player may take to move before the game is forfeited, such as 3d
cmd-settings-open-games = How many games may run in a channel at a time; 0 for no limit
cmd-settings-play = Whether games may be begun
cmd-settings-reset = Take a setting back
cmd-admin = For those who manage the server
cmd-admin-close = Close a game or challenge, from any channel (needs Manage Server)
cmd-admin-close-game = The number of the game
cmd-privacy = What is stored about you
cmd-privacy-show = Get a file with everything that is stored about you
cmd-privacy-erase = Erase everything about you
cmd-admin-forget = Forget a player’s ratings on this server (needs Manage Server)
cmd-admin-forget-player = Whose
cmd-rules = The rules in short
cmd-rules-topic = What about
cmd-about = Version, clock and invitation
cmd-game = Which game, if you have several
cmd-tamsk = Play TAMSK, the game of hourglasses
cmd-user-challenge = Challenge to TAMSK
cmd-choice-level-1 = 1 – without time
cmd-choice-level-2 = 2 – running hourglasses
cmd-choice-level-3 = 3 – with the turn timer
cmd-choice-pings-turn = their turn and low sand
cmd-choice-pings-low-sand = only low sand
cmd-choice-pings-none = none
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = everything
cmd-choice-reset-level = level
cmd-choice-reset-sand = sand
cmd-choice-reset-threads = threads
cmd-choice-reset-rated = rated
cmd-choice-reset-pings = pings
cmd-choice-reset-language = language
cmd-choice-reset-patience = patience
cmd-choice-reset-open-games = open-games
cmd-choice-reset-play = play
cmd-choice-lot = by lot
cmd-choice-red = Red (begins)
cmd-choice-black = Black
cmd-choice-corners = corners
cmd-choice-free = free start
cmd-choice-drop = drop
cmd-choice-hold = hold back
cmd-choice-picture = picture
cmd-choice-text = text
cmd-choice-goal = the goal, in short
cmd-choice-turn = moving
cmd-choice-rings = rings
cmd-choice-sand = sand
cmd-choice-timer = the turn timer
cmd-choice-end = the end
cmd-choice-free-start = free start
cmd-choice-marks = the marks in the picture
cmd-choice-commands = commands
