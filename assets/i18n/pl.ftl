# Polish. $color is red or black; players come as mentions; instants come as Discord's own timestamps.

## Challenges

challenge-to-one = ⏳ { $challenger } wyzywa { $opponent } na partię w **TAMSK**!
challenge-rematch = 🔁 { $challenger } wyzywa { $opponent } na rewanż za partię { $game } w **TAMSK**, z zamianą kolorów!
challenge-to-all = ⏳ { $challenger } wyzywa **kogokolwiek** z was na partię w **TAMSK**!
challenge-terms =
    Poziom { $level } · { $level ->
        [1] bez piasku, pierścień jest przez { $window } tylko twój
       *[other] piasek { $sand }
    } · { $start } · { $color }
challenge-unrated = Partia nierankingowa.
challenge-note = > { $note }
challenge-lapses = Wyzwanie jest ważne do { $at }. Nie znasz TAMSK? `/tamsk zasady` wyjaśni grę w dwie minuty.
challenge-taken = ⏳ { $challenger } i { $opponent } już grają: { $place }
challenge-declined = { $opponent } odrzuca wyzwanie na TAMSK, które rzuca { $challenger }.
challenge-withdrawn = { $challenger } wycofuje wyzwanie na TAMSK.
challenge-lapsed = { $challenger }: wyzwanie na TAMSK zostało bez odpowiedzi i już wygasło.
challenge-sent = Twoje wyzwanie (partia { $game }) zaraz pojawi się na tym kanale. Jeśli zmienisz zdanie, dotknij pod nim **Wycofaj**.
challenge-no-thread = Brakuje mi tu uprawnień: { $list }. Zagracie więc wprost na tym kanale, a nie w wątku.
challenge-no-previews = Brakuje mi tu uprawnienia **Zamieszczanie linków**, więc linki będą bez podglądu.
you-accepted =
    Zaczynamy! Grasz { $color ->
        [red] 🔴 **czerwonymi** i masz pierwszy ruch
       *[black] ⚫ **czarnymi**; pierwszy ruch ma { $opponent }
    }. { $free ->
        [free] Najpierw obie strony ustawiają swoje klepsydry.
       *[corners] Klepsydry stoją w rogach.
    } { $place ->
        [here] Plansza już w drodze.
       *[other] Plansza już w drodze: { $place }
    }
you-declined = Wyzwanie odrzucone.
you-withdrew = Wyzwanie wycofane.
thread-name = TAMSK { $game } · { $red } – { $black }

## What happened

story-begins = ⏳ **TAMSK** · { $red } gra 🔴 czerwonymi, { $black } gra ⚫ czarnymi · poziom { $level }{ $level ->
        [1] { "" }
       *[other] , piasek { $sand }
    }. Wygrywa ten, komu na koniec zostanie mniej pierścieni – a po każdym ruchu można położyć jeden.
story-how-to =
    -# { $start ->
        [free] Dotknij pod planszą **Ustaw**, a potem pola.
       *[corners] Dotknij pod planszą jednej ze swoich klepsydr, a potem pola, na które ma przejść.
    } Potem połóż pierścień albo go zachowaj. Nie znasz TAMSK? `/tamsk zasady`
story-moved =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } wykonuje ruch **{ $from } → { $to }**.
story-moved-late =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } kończy spóźniony ruch **{ $from } → { $to }**.
story-placed =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } ustawia klepsydrę na **{ $space }**.
story-ring =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } kładzie { $kind ->
        [fill] pierścień na **{ $space }**, gdzie zostało wolne miejsce po przeciwniku
        [extra] dodatkowy pierścień na **{ $space }**
       *[ordinary] pierścień na **{ $space }**
    }.
story-timer =
    ⏱️ Minutnik ruszył: { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } musi wykonać ruch do { $at }.
story-glass-lost =
    💔 { $color ->
        [red] 🔴 Czerwona
       *[black] ⚫ Czarna
    } klepsydra na **{ $space }** się przesypała. Zostaje tam i blokuje pole.
story-overstepped =
    ⏱️ { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }: czas na ruch minął. Teraz ruch ma { $opponent }{ $extra ->
        [earned] {" "}i przy najbliższym ruchu może położyć dodatkowy pierścień
       *[none] { "" }
    }.
story-late-move =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } może jeszcze dokończyć ruch klepsydrą z **{ $space }**, którą trzyma w ręce, dopóki { $color ->
        [red] czarne
       *[black] czerwone
    } nie wykonają ruchu.
story-turn-lost =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } nie ma żadnego ruchu i traci kolejkę; dalej gra { $opponent }.
story-put-back =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }: klepsydra z ręki sama wróciła na **{ $space }**, nie może się już ruszyć.
story-closing = 🏁 Nikt już nie ma ruchu. Kto jeszcze może, kładzie pierścień, a potem liczymy pierścienie.
story-resumed =
    Pierścień położony, więc gramy dalej: ruch ma { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player }.
story-draw-offered =
    🤝 { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } proponuje remis. Żeby się zgodzić: **Więcej…**, a potem **Przyjmij remis**. Propozycja jest ważna, dopóki { $opponent } nie wykona ruchu.

## The state of a game

turn-of =
    ▶️ Ruch mają { $color ->
        [red] 🔴 **czerwone**
       *[black] ⚫ **czarne**
    }: { $player }
turn-to-place =
    ▶️ { $color ->
        [red] 🔴 **Czerwone**
       *[black] ⚫ **Czarne**
    } ustawiają klepsydrę ({ $number } z 3): { $player }
in-hand =
    { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } trzymają w ręce klepsydrę z pola { $space }.
ring-open =
    ⭕ { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } mogą położyć pierścień na **{ $space }** do { $until }{ $then ->
        [fill] ; potem albo jeśli go zachowają, mogą to zrobić { $color ->
            [red] czarne
           *[black] czerwone
        }
        [both] ; potem kto pierwszy, ten lepszy
       *[none] { "" }
    }.
fill-open =
    ⭕ { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } mogą położyć pierścień na **{ $space }**, gdzie zostało wolne miejsce po przeciwniku.
ring-open-to-both = ⭕ Na **{ $space }** można położyć pierścień: kto pierwszy, ten lepszy.
extra-open =
    ⭕ { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } mogą też położyć gdziekolwiek dodatkowy pierścień, do { $until }.
extra-earned =
    ⭕ { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } mają dodatkowy pierścień: mogą go położyć przy najbliższym ruchu.
first-turns = Najpierw ruszają klepsydry jeszcze nieobrócone: { $list }
glasses-of =
    { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    }: { $glasses }
glass-running = { $space } przesypie się { $relative } ({ $clock })
glass-unturned = { $space } jeszcze nieobrócona
glass-standing = { $space }
glass-lost = ~~{ $space }~~ przesypana
rings-left = Pozostałe pierścienie: 🔴 { $red } · ⚫ { $black }
timer-aimed =
    ⏱️ Minutnik: { $color ->
        [red] 🔴 czerwone
       *[black] ⚫ czarne
    } muszą wykonać ruch do { $at }.
timer-unaimed = ⏱️ Piasek w minutniku sypie się do { $at }, ale nikogo nie goni.
draw-stands =
    🤝 { $color ->
        [red] 🔴 Czerwone
       *[black] ⚫ Czarne
    } proponują remis.

without-picture = -# Nie mogę tu dołączyć obrazka: brakuje mi uprawnienia **Załączanie plików**. Planszę pokaże ci `/tamsk plansza`.
was-away =
    ⏸️ Gra stała tu przez { $away }. { $sand ->
        [runs] Cały piasek przesunął się o ten czas
       *[none] Wszystkie terminy przesunęły się o ten czas
    }, obu stronom tak samo.
low-sand =
    ⏳ { $player }, w twojej klepsydrze na **{ $space }** kończy się piasek: masz czas do { $clock } ({ $relative }).{ $advice ->
        [move] { " " }Ruch ją obróci.
        [wait] { " " }Gdy przyjdzie twoja kolej, ruch ją obróci.
        [first] { " " }Najpierw jednak trzeba ruszyć klepsydry jeszcze nieobrócone.
       *[none] { "" }
    }
low-sand-over = ~~{ $warning }~~

## The end

result-won =
    🏆 { $color ->
        [red] 🔴 **Wygrywają czerwone**
       *[black] ⚫ **Wygrywają czarne**
    }: { $player }
result-draw = 🤝 **Remis**: { $red } – { $black }
result-aborted = Partia { $red } – { $black } jest **anulowana** i się nie liczy.
reason-rings = Żadna klepsydra nie może się już ruszyć. Pozostałe pierścienie: 🔴 { $red }, ⚫ { $black }. Wygrywa ten, komu zostało mniej.
reason-rings-equal =
    Żadna klepsydra nie może się już ruszyć, a obu stronom zostało tyle samo: { $left ->
        [one] 1 pierścień
        [few] { $left } pierścienie
       *[many] { $left } pierścieni
    }.
reason-sand =
    Żadna klepsydra nie może się już ruszyć, a obu stronom zostało tyle samo: { $left ->
        [one] 1 pierścień
        [few] { $left } pierścienie
       *[many] { $left } pierścieni
    }. Decyduje więc, czyj piasek wystarczy na dłużej (pogrubione):
    🔴 { $red }
    ⚫ { $black }
reason-sand-equal =
    Żadna klepsydra nie może się już ruszyć, obu stronom zostało tyle samo ({ $left ->
        [one] 1 pierścień
        [few] { $left } pierścienie
       *[many] { $left } pierścieni
    }), a cały piasek przesypał się w tych samych chwilach:
    🔴 { $red }
    ⚫ { $black }
reason-sand-never = nigdy nieobrócona
reason-full-space =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    } wchodzą na pełne pole i tym samym od razu przegrywają.
reason-resignation =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    } poddają partię.
reason-agreement = Obie strony się zgodziły.
reason-forfeit =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    } nie wykonały ruchu przez { $days }.
reason-abort =
    { $color ->
        [red] 🔴
       *[black] ⚫
    } { $player } anuluje partię jeszcze przed swoim pierwszym ruchem.
reason-called-off = Partię anulowała administracja serwera.
reason-nobody-began = Padł najwyżej jeden ruch, a potem przez { $days } nikt nie zagrał.
reason-no-rings = Czterdzieści ruchów z rzędu bez ani jednego pierścienia. Pozostałe pierścienie: 🔴 { $red }, ⚫ { $black }.
reason-no-rings-equal =
    Czterdzieści ruchów z rzędu bez ani jednego pierścienia, a obu stronom zostało tyle samo: { $left ->
        [one] 1 pierścień
        [few] { $left } pierścienie
       *[many] { $left } pierścieni
    }.
reason-no-rings-sand =
    Czterdzieści ruchów z rzędu bez ani jednego pierścienia, a obu stronom zostało tyle samo: { $left ->
        [one] 1 pierścień
        [few] { $left } pierścienie
       *[many] { $left } pierścieni
    }. Decyduje więc, czyj piasek wystarczy na dłużej (pogrubione):
    🔴 { $red }
    ⚫ { $black }
parent-won = 🏆 W TAMSK wygrywa { $winner }, przegrywa { $loser } (partia { $game }): { $place }
parent-draw = 🤝 Remis w TAMSK, { $red } – { $black } (partia { $game }): { $place }
parent-aborted = Partia { $game } w TAMSK ({ $red } – { $black }) jest anulowana: { $place }

## Ratings

rating-shown =
    { $rating }{ $certainty ->
        [provisional] ?
       *[certain] { "" }
    }
rating-changed = { $before } → { $after }
ratings-after = 📈 Rating na poziomie { $level }: 🔴 { $red } { $red_change } · ⚫ { $black } { $black_change }
ratings-weighed = -# To już { $nth }. partia rankingowa między wami w ciągu tygodnia, więc ma wagę 1/{ $nth }.
unrated-agreed = -# Zgodnie z umową partia nierankingowa: rating się nie zmienia.
unrated-too-short = -# Padł najwyżej jeden ruch, więc rating się nie zmienia.
leaderboard-title = 🏆 **Ranking na poziomie { $level }**{ $pages }
leaderboard-line =
    `{ $rank }` **{ $name }** · { $rating } · { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $wins ->
        [one] 1 wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }
leaderboard-unranked =
    `–` { $name } · { $rating } · { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $wins ->
        [one] 1 wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }
leaderboard-provisional = -# Rating ze znakiem zapytania jest tymczasowy: miejsce w rankingu da po kilku kolejnych partiach rankingowych.
leaderboard-empty = Na poziomie { $level } nikogo na razie nie ma w rankingu. Miejsce w nim daje kilka partii rankingowych: `/tamsk wyzwanie poziom:{ $level }`
leaderboard-you = Masz miejsce **{ $rank }**, rating { $rating }.
leaderboard-you-provisional = Masz rating { $rating }. Miejsce w rankingu da ci po kilku kolejnych partiach rankingowych.
leaderboard-you-idle = Masz rating { $rating }, ale nie ma cię w rankingu: od twojej ostatniej partii rankingowej na tym poziomie minęło ponad 90 dni.
leaderboard-you-unknown = Na poziomie { $level } nie masz jeszcze żadnej partii rankingowej. Zacznij: `/tamsk wyzwanie poziom:{ $level }`
profile-title = 👤 **{ $player } w TAMSK**
profile-none = { $player } nie ma jeszcze na tym serwerze żadnej ukończonej partii. Nową zaczyna `/tamsk wyzwanie`.
profile-ranked =
    ⭐ **Poziom { $level }** · rating { $rating }, miejsce { $rank } · { $games ->
        [one] 1 partia rankingowa
        [few] { $games } partie rankingowe
       *[many] { $games } partii rankingowych
    }
profile-provisional =
    ⭐ **Poziom { $level }** · rating { $rating }, na razie tymczasowy · { $games ->
        [one] 1 partia rankingowa
        [few] { $games } partie rankingowe
       *[many] { $games } partii rankingowych
    }
profile-idle =
    ⭐ **Poziom { $level }** · rating { $rating }, poza rankingiem po 90 dniach bez partii rankingowej · { $games ->
        [one] 1 partia rankingowa
        [few] { $games } partie rankingowe
       *[many] { $games } partii rankingowych
    }
profile-unrated = ⭐ **Poziom { $level }** · jeszcze bez partii rankingowej
profile-color =
    { $color ->
        [red] 🔴 czerwonymi
       *[black] ⚫ czarnymi
    }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
profile-glasses = ⏳ Klepsydry: uratowane przy mniej niż 1/5 piasku: { $saved }, stracone: { $lost }
profile-closest = Ratunek w ostatniej chwili: zostało { $left }, przeciwnik **{ $opponent }**
profile-pace = Średni czas na ruch: { $average }
profile-nemesis =
    😈 Największy postrach: **{ $name }** – { $games ->
        [one] 1 wygrana
        [few] { $games } wygrane
       *[many] { $games } wygranych
    }
history-title = 📜 **Ukończone partie: { $player }**{ $pages }
history-none = { $player } nie ma jeszcze na tym serwerze żadnej ukończonej partii. Nową zaczyna `/tamsk wyzwanie`.
history-line =
    { $at } { $color ->
        [red] 🔴
       *[black] ⚫
    } { $result ->
        [won] **wygrana**
        [lost] **przegrana**
       *[drawn] **remis**
    }, przeciwnik: { $opponent } · poziom { $level } · { $change } · partia { $game } { $link }
history-unrated = nierankingowa
history-hint = -# `/tamsk powtórka partia:{ $game }` pokazuje partię jeszcze raz i dołącza jej zapis jako plik.
page-of = { " " }· strona { $page } z { $pages }
button-page-before = ◀ Strona { $page }
button-page-after = Strona { $page } ▶
button-level = Poziom { $level }

## Buttons

button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-withdraw-game = Wycofaj wyzwanie { $game }
button-lift = { $space }
button-go = { $space } ({ $rings }/{ $capacity })
button-go-fills = { $space } ({ $rings }/{ $capacity }, ostatnie miejsce)
button-put-back = Odłóż
button-place = Ustaw
button-ring = Pierścień
button-ring-on = Połóż pierścień na { $space }
button-hold = Zachowaj pierścień
button-timer = Minutnik
button-more = Więcej…
button-text = Plansza jako tekst
button-resign = Poddaj partię
button-resign-sure = Tak, poddaję
button-draw = Zaproponuj remis
button-draw-accept = Przyjmij remis
button-abort = Anuluj partię
button-abort-sure = Tak, anuluj
button-no = Nie
button-dare = Wejdź na { $space } i przegraj
button-timer-side =
    Minutnik po { $side ->
        [left] lewej
       *[right] prawej
    }
button-rematch = Rewanż
choose-place = Wybierz pole
choose-extra = Dodatkowy pierścień: od { $from } do { $to }
choose-spaces = Od { $from } do { $to }
space-room = { $space } (pierścienie: { $rings } z { $capacity })

## Private answers

you-lifted =
    Trzymasz w ręce klepsydrę z pola **{ $space }**. Dokąd? Liczby mówią, ile pierścieni tam leży i ile się zmieści.{ $sand ->
        [runs] { " " }Klepsydrze zostało { $left } i piasek wciąż się sypie; jeśli przesuniesz ją teraz, będzie miała { $after }.
       *[rests] { "" }
    }
you-put-back = Klepsydra wróciła na **{ $space }**.
you-moved = Twój ruch: **{ $from } → { $to }**.
you-moved-late = Twój spóźniony ruch jest dokończony: **{ $from } → { $to }**.
you-placed = Twoja klepsydra stoi na **{ $space }**.
you-may-ring = Kładziesz pierścień na **{ $space }**? Do { $until } możesz tylko ty.
you-may-fill = Na **{ $space }** zostało wolne miejsce po przeciwniku: możesz tam położyć pierścień.
you-may-extra = Masz **dodatkowy pierścień** na dowolne pole z wolnym miejscem, do { $until }: wybierz je niżej albo użyj `/tamsk pierścień`.
you-have-no-rings = Twój zapas jest pusty: nie masz czego położyć.
you-dropped =
    { $kind ->
        [fill] Pierścień leży na **{ $space }**, gdzie zostało wolne miejsce po przeciwniku
        [extra] Dodatkowy pierścień leży na **{ $space }**
       *[ordinary] Pierścień leży na **{ $space }**
    }. { $left ->
        [0] Twój zapas jest pusty!
        [one] Został ci jeden pierścień.
        [few] Zostały ci { $left } pierścienie.
       *[many] Zostało ci { $left } pierścieni.
    }
you-held = Zachowujesz pierścień.
you-turned-timer =
    Minutnik ruszył: { $color ->
        [red] czerwone
       *[black] czarne
    } muszą wykonać ruch do { $at }.
you-resigned = Poddajesz partię.
you-offered-draw = Proponujesz remis. Propozycja jest ważna do ruchu przeciwnika.
you-agreed-draw = Zgadzasz się na remis.
you-aborted = Partia jest anulowana.
nothing-done = Nic się nie stało.
ask-call-off = Zamknąć partię { $game } ({ $red } – { $black })? Zostanie anulowana i nie będzie się liczyć. Tego nie da się cofnąć.
ask-forget = Usunąć rating, który ma { $player } na tym serwerze? Partie i wyniki zostają; następna partia rankingowa zaczyna od nowa. Tego nie można cofnąć.
you-forgot = Rating, który { $player } ma na tym serwerze, jest usunięty.
you-called-off = Partia { $game } jest zamknięta.
rematch-sent = Twoje wyzwanie na rewanż (partia { $game }) jest już w drodze: { $place }
you-put-timer =
    Minutnik stoi teraz po { $side ->
        [left] lewej
       *[right] prawej
    }.
you-entered-full = **{ $space }** to pełne pole. Tym ruchem przegrywasz partię.
ask-dare = **{ $to } jest pełne. Ruchem z { $from } na to pole od razu przegrasz.** Jeszcze nic się nie stało; na pewno tego chcesz?
ask-resign = Poddać partię { $game }? Przeciwnik: { $opponent }. Tego nie da się cofnąć.
ask-abort = Anulować partię { $game }? Przeciwnik: { $opponent }. Nie będzie się liczyć. Tego nie da się cofnąć.
ask-ring = Gdzie chcesz położyć pierścień? { $list }.
ask-ring-ordinary = **{ $space }** (pole twojego ruchu)
ask-ring-fill = **{ $space }** (wolne miejsce po przeciwniku)
ask-ring-extra = dodatkowy pierścień (na dowolne pole z wolnym miejscem)
no-ring-there =
    { $why ->
        [full] **{ $space }** jest pełne.
       *[other] Na **{ $space }** nie możesz teraz położyć pierścienia.
    } Do wyboru: { $list }.
ask-place = Gdzie ustawiasz klepsydrę? W nawiasie: ile pierścieni tam leży i ile się zmieści.
more-menu =
    Partia { $game } · poziom { $level }{ $level ->
        [1] { "" }
       *[other] { " " }· piasek { $sand }
    }
game-is-over = Partia jest skończona.

## Settings

settings-title = Co obowiązuje w TAMSK na { $channel } i w jego wątkach:
settings-line =
    { $setting ->
        [level] Poziom
        [sand] Piasek
        [threads] Wątek dla każdej partii
        [rated] Partie liczą się do rankingu
        [pings] Pingi
        [language] Język wiadomości publicznych
        [patience] Cierpliwość wobec gracza, który ma ruch
        [open-games] Partii naraz
       *[play] Można zaczynać partie
    }: **{ $value }** · { $from ->
        [channel] ustawione dla tego kanału
        [server] ustawione dla serwera
       *[built-in] wartość domyślna
    }
settings-hint = -# Zmienisz to poleceniem `/tamsk ustawienia kanał` albo `/tamsk ustawienia serwer`. Trwająca partia zachowuje poziom, piasek i cierpliwość ze swojego początku.
settings-changed = Gotowe.
settings-yes = tak
settings-no = nie
settings-pings =
    { $pings ->
        [turn] przy swoim ruchu i gdy kończy się piasek
        [low-sand] tylko gdy kończy się piasek
       *[none] nigdy
    }
settings-language =
    { $language ->
        [server] taki jak na serwerze
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
        [0] bez limitu
       *[other] najwyżej { $most }
    }

## What is stored about somebody

privacy-shown = W tym pliku jest wszystko, co mam o tobie zapisane, ze wszystkich serwerów. Czasy są w milisekundach UTC od 1970 roku. Usuniesz to poleceniem `/tamsk prywatność usuń`.
privacy-too-much = Mam o tobie zapisane więcej, niż zmieści się tu w jednym pliku. Może ci to przekazać osoba, która prowadzi tego bota.
ask-erase = **Usunąć wszystko o tobie, na wszystkich serwerach?** Twoje otwarte wyzwania zostaną wycofane, trwające partie poddane, rating zniknie, a w ukończonych partiach zamiast ciebie będzie „były gracz”. Wiadomości na czacie zostają na miejscu. Tego nie da się cofnąć.
button-forget = Tak, usuń
button-erase = Tak, usuń wszystko
you-erased = Gotowe: nic o tobie nie jest już zapisane.
former-player = były gracz

## Refusals: why, and what can be done

no-game-over = Ta partia jest skończona. Nową zaczniesz poleceniem `/tamsk wyzwanie`.
no-away = Bota akurat wtedy nie było, więc to się nie liczy. Zrób to, proszę, jeszcze raz.
no-closing = Nikt już nie ma ruchu; kto jeszcze może, kładzie pierścień przyciskiem **Pierścień** albo poleceniem `/tamsk pierścień`.
no-not-your-turn = Ruch ma { $player }. Gdy przyjdzie twoja kolej, dostaniesz ping.
no-only-late-move = Twój czas na ruch minął, możesz tylko dokończyć ruch klepsydrą z pola **{ $space }**.
no-place-first = Przy wolnym starcie najpierw ustaw swoje trzy klepsydry, przyciskiem **Ustaw** albo poleceniem `/tamsk ustaw`.
no-not-free-start = Ta partia zaczęła się w rogach, więc nie ma czego ustawiać. Wykonaj ruch przyciskami albo poleceniem `/tamsk ruch`.
no-all-placed = Twoje trzy klepsydry już stoją. Przesuń jedną przyciskami albo poleceniem `/tamsk ruch`.
no-glass-there = Na **{ $space }** nie stoi żadna klepsydra. Twoje: { $own }.
no-not-your-glass = Klepsydra na **{ $space }** należy do przeciwnika. Twoje: { $own }.
no-glass-is-lost = Klepsydra na **{ $space }** się przesypała i już nigdy się nie ruszy. Wybierz inną.
no-not-adjacent = **{ $to }** nie sąsiaduje z **{ $from }**. Stamtąd możesz przejść na: { $ways }.
no-same-space = Klepsydra już stoi na **{ $space }**. Stamtąd możesz przejść na: { $ways }.
no-occupied = Na **{ $space }** stoi klepsydra. Wybierz inne pole.
no-full = **{ $space }** jest pełne. Wybierz pole z wolnym miejscem.
no-first-turns = Dopóki masz jeszcze nieobrócone klepsydry, przesuwasz jedną z nich. Do wyboru: { $list }.
no-way = Klepsydra na **{ $space }** nie ma dokąd iść: wszystkie pola wokół są zajęte albo pełne.
no-lifted-already = Klepsydrę z pola **{ $space }** masz już w ręce.
no-nothing-lifted = Nie masz w ręce żadnej klepsydry.
no-ring-right = Teraz nie możesz położyć pierścienia. Możesz po każdym swoim ruchu albo tam, gdzie zostanie wolne miejsce po przeciwniku.
no-ring-right-over = Twój czas na położenie pierścienia na **{ $space }** już minął.
no-window-runs = Przeciwnik może jeszcze do { $until } położyć pierścień na **{ $space }**. Jeśli tego nie zrobi, możesz ty.
no-extra-ring = Nie masz dodatkowego pierścienia. Zdobywasz go, gdy przeciwnikowi minie czas na ruch.
no-extra-only-earned = Dodatkowy pierścień na ciebie czeka: najpierw wykonaj ruch, potem możesz go położyć na dowolne pole z wolnym miejscem.
no-last-place-kept = Ostatnie miejsce na **{ $space }** czeka do { $until } na przeciwnika. Wybierz inne pole.
no-holder-empty = Twój zapas jest pusty: nie masz już żadnego pierścienia.
no-nothing-to-decline = Teraz nie możesz położyć pierścienia, więc nie ma czego zachować.
no-turn-timer = Na poziomie { $level } nie ma minutnika; jest na poziomie 3.
no-timer-is-the-opponents = To twoja kolej. Minutnik obraca się w kolejce przeciwnika.
no-timer-runs = Piasek w minutniku sypie się jeszcze do { $until }. Potem znów będzie można go obrócić.
no-draws = Na remis można się umówić tylko na poziomie 1. Gdzie indziej rozstrzyga piasek. Możesz poddać partię poleceniem `/tamsk poddaj`.
no-draw-stands = Przeciwnik proponuje remis. Zgoda kończy partię remisem; chcesz tego?
no-draw-lapsed = Propozycja remisu jest już nieważna: obowiązuje tylko do ruchu przeciwnika.
no-draw-offered-already = Już proponujesz remis; propozycja jest ważna do ruchu przeciwnika.
no-too-late-to-abort = Masz już za sobą pierwszy ruch, więc partii nie da się anulować. Możesz ją poddać poleceniem `/tamsk poddaj`.
no-unknown-game = Nie ma tu takiej partii. Twoje pokaże `/tamsk partie`.
no-not-your-game = Nie grasz w tej partii. Własną zaczniesz poleceniem `/tamsk wyzwanie`.
no-not-started = To wyzwanie nie jest jeszcze przyjęte.
no-already-started = To wyzwanie jest już przyjęte. Gra toczy się tutaj: { $place }
no-challenge-declined = To wyzwanie zostało odrzucone, partii z niego nie będzie. Nowe wyślesz poleceniem `/tamsk wyzwanie`.
no-challenge-withdrawn = To wyzwanie zostało wycofane, partii z niego nie będzie. Nowe wyślesz poleceniem `/tamsk wyzwanie`.
no-challenge-lapsed = Na to wyzwanie nikt nie odpowiedział w ciągu 24 godzin, partii z niego nie będzie. Nowe wyślesz poleceniem `/tamsk wyzwanie`.
no-challenge-gone = Ta wiadomość należy do wyzwania, które już nie obowiązuje, partii z niego nie będzie. Nowe wyślesz poleceniem `/tamsk wyzwanie`.
no-not-for-you = To wyzwanie jest dla kogoś innego. Własne wyślesz poleceniem `/tamsk wyzwanie`.
no-own-challenge = To twoje własne wyzwanie; musi je przyjąć ktoś inny. Jeśli zmienisz zdanie, dotknij **Wycofaj**.
no-not-your-challenge = Wycofać wyzwanie może tylko ten, kto je rzuca.
no-stale = Ta pozycja jest już nieaktualna. Oto plansza w tej chwili.
no-answered-before = To już załatwione. Jeśli chcesz tego jeszcze raz, zrób to, proszę, ponownie.
no-not-black = Po której stronie stoi minutnik, wybierają tylko czarne.
no-challenged-self = Nie możesz wyzwać siebie. Bez opcji `przeciwnik` wyzwiesz kogokolwiek.
no-challenged-bot = Boty nie grają w TAMSK. Wyzwij człowieka albo pomiń opcję `przeciwnik`, a wyzwiesz kogokolwiek.
no-challenged-stranger = { $player } nie należy do tego serwera. Wyzwij kogoś stąd albo pomiń opcję `przeciwnik`.
no-challenged-blind = { $player } nie widzi tego kanału. Wyzwij kogoś, kto go widzi, albo zrób to na innym kanale.
no-length-unreadable = Nie umiem odczytać „{ $text }” jako czasu. Napisz na przykład `3m`, `90m`, `36h` albo `7d`.
no-sand-out-of-range = Piasek to tutaj co najmniej { $min } i najwyżej { $max }.
no-note-too-long =
    Notatka może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
no-too-fast = To za dużo naraz. Spróbuj ponownie { $when }.
no-not-played-here = Na tym kanale nie zaczyna się partii. Spróbuj na innym albo zapytaj o `/tamsk ustawienia` kogoś, kto zarządza kanałem.
no-too-many-games = { $most ->
        [one] Na tym kanale toczy się już jedna partia, a więcej naraz
        [few] Na tym kanale toczą się już { $most } partie, a więcej naraz
       *[many] Na tym kanale toczy się już { $most } partii, a więcej naraz
    } nie wolno. Zaczekaj, aż któraś się skończy, albo zagraj na innym kanale.
no-patience-out-of-range = Cierpliwość to co najmniej { $min } i najwyżej { $max }.
no-not-over = Ta partia jeszcze trwa. Rewanż będzie po jej końcu.
no-rematch-stands = Rewanż jest już zaproponowany; teraz musi go przyjąć przeciwnik.
no-rematch-begun = Rewanż już się zaczął: to partia { $game }.
no-opponent-erased = Przeciwnik z tamtej partii to już tylko były gracz: nie ma kogo wyzwać.
no-rematch-too-late = Ten przycisk działał przez dobę. O rewanż nadal możesz poprosić poleceniem `/tamsk rewanż`.
no-administration = Do tego potrzebne jest uprawnienie **Zarządzanie serwerem**.
no-administration-of-own = Grasz w tej partii. Zamknąć ją może ktoś inny, kto zarządza serwerem; ty możesz poddać partię poleceniem `/tamsk poddaj`.
no-settings = { $whose ->
        [channel] Do zmiany ustawień tego kanału potrzebne jest uprawnienie **Zarządzanie kanałami**
       *[server] Do zmiany ustawień tego serwera potrzebne jest uprawnienie **Zarządzanie serwerem**
    }. `/tamsk ustawienia pokaż` pokaże je każdemu.
no-too-many-challenges =
    Masz już { $most ->
        [one] otwarte wyzwanie, a więcej nie wolno. Wycofaj je albo zaczekaj na odpowiedź.
        [few] { $most } otwarte wyzwania. Wycofaj któreś albo zaczekaj na odpowiedź.
       *[many] { $most } otwartych wyzwań. Wycofaj któreś albo zaczekaj na odpowiedź.
    }
no-space = Nie ma pola „{ $text }”. Pola nazywają się od A1 do G4: litera kolumny i rząd, jak napisano na polach.
no-game-here = Nie masz tu żadnej trwającej partii. Zaczniesz ją poleceniem `/tamsk wyzwanie`.
no-several-games = Masz tu kilka partii. Wskaż jedną opcją `partia`: { $list }.
no-only-on-servers = W TAMSK gra się na serwerach, a nie w wiadomościach prywatnych.
no-unknown-command = To polecenie właśnie się zmieniło. Wpisz je, proszę, za chwilę jeszcze raz.
no-unknown-button = Ten przycisk jest ze starszej wersji. Aktualną planszę pokaże `/tamsk plansza`.
no-permissions = Nie mogę tu grać: na tym kanale potrzebuję uprawnień: { $list }. Poproś kogoś, kto zarządza serwerem, żeby na to pozwolił, albo spróbuj na innym kanale.
no-permissions-there = Wyzwanie trafiłoby na { $channel }, a tam potrzebuję uprawnień: { $list }. Poproś kogoś, kto zarządza serwerem, żeby na to pozwolił.
no-trouble = Coś poszło u mnie nie tak i nic się nie zmieniło. Spróbuj, proszę, za chwilę jeszcze raz.
no-replay = Nie udało się przygotować powtórki. Spróbuj, proszę, jeszcze raz.
no-ply = Ta partia ma ruchy od 0 do { $last }.

## Lists

games-none = { $player } nie ma na tym serwerze żadnej otwartej partii. Nową zaczyna `/tamsk wyzwanie`.
games-title = Partie, w których gra { $player }:
games-running = **{ $game }** · { $opponent } · poziom { $level } · { $turn } · { $link }
games-to-move = ▶️ **twój ruch**
games-waiting = ruch ma { $player }
games-closing = 🏁 kończy się
games-deadline =
    { $what ->
        [glass] { $space } przesypie się { $at }
        [timer] minutnik przesypie się { $at }
        [own-forfeit] inaczej { $at } przegrasz
        [forfeit] inaczej { $at } przegra
       *[abort] inaczej partia zostanie { $at } anulowana
    }
games-offered = **{ $game }** · { $challenger } wyzywa { $opponent }, do { $at } · { $link }
games-offered-to-all = **{ $game }** · { $challenger } wyzywa kogokolwiek, do { $at } · { $link }
games-more =
    { $count ->
        [one] …i jeszcze jedna.
        [few] …i jeszcze { $count } inne.
       *[many] …i jeszcze { $count } innych.
    }
choice-challenge = { $game }: { $challenger } rzuca wyzwanie, poziom { $level }
choice-game = { $game }: { $red } – { $black }, poziom { $level }
choice-game-to-move = { $game }: { $red } – { $black }, poziom { $level } – twój ruch
choice-game-over =
    { $game }: { $red } – { $black }, poziom { $level } – { $result ->
        [red] wygrały czerwone
        [black] wygrały czarne
        [draw] remis
       *[aborted] anulowana
    }
choice-from-running = { $space } – zostało { $left } – { $ways }
choice-from-unturned = { $space } – jeszcze nieobrócona – { $ways }
choice-from-standing = { $space } – { $ways }
choice-ways =
    { $ways ->
        [0] teraz nie ma dokąd
        [one] jedna możliwość
        [few] { $ways } możliwości
       *[many] { $ways } możliwości
    }
choice-not-your-turn = to nie twój ruch
choice-to-room = { $space } – pierścienie: { $rings } z { $capacity }
choice-to-fills = { $space } – ostatnie miejsce: pierścień je zapełni
choice-ring-ordinary = { $space } – pole twojego ruchu
choice-ring-fill = { $space } – wolne miejsce po przeciwniku
choice-ring-extra = { $space } – twój dodatkowy pierścień

## Pictures in words

board-header = TAMSK, partia { $game }, poziom { $level }, ruch { $ply }.
board-turn =
    Ruch mają { $color ->
        [red] czerwone
       *[black] czarne
    }.
board-closing = Nikt już nie ma ruchu: zostały tylko ostatnie pierścienie.
board-over =
    Koniec: { $result ->
        [red] wygrywają czerwone
        [black] wygrywają czarne
        [draw] remis
       *[aborted] anulowana
    }.
board-last-move =
    Ostatni ruch: { $color ->
        [red] czerwone
       *[black] czarne
    } { $from }-{ $to }.
board-last-placed =
    Ostatni ruch: { $color ->
        [red] czerwone
       *[black] czarne
    } ustawiają klepsydrę na { $space }.
board-glasses =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    } klepsydry: { $glasses }.
board-no-glasses =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    } klepsydry: brak na planszy.
board-glass-left = { $space } zostało { $left }
board-glass-out = { $space } przesypana
board-rings = Położone pierścienie: { $rings }.
board-no-rings = Położone pierścienie: brak.
board-rings-on = { $space } { $rings }/{ $capacity }
board-holders = Pozostałe pierścienie: czerwone { $red }, czarne { $black }.
board-lifted =
    W ręce: { $color ->
        [red] czerwone
       *[black] czarne
    } { $space }.
board-timer =
    Minutnik: { $color ->
        [red] czerwonym
       *[black] czarnym
    } zostało { $left }.
board-timer-unaimed = Minutnik: zostało { $left }, nikogo nie goni.
board-ring-right =
    Pierścień mogą położyć { $color ->
        [red] czerwone
       *[black] czarne
    }: { $space }.
board-extra =
    Dodatkowy pierścień mogą położyć { $color ->
        [red] czerwone
       *[black] czarne
    }.
player-rated = { $name } ({ $rating })
board-players = 🔴 Czerwone (R): { $red } · ⚫ Czarne (B): { $black }
board-legend = Przy każdym polu stoi liczba pierścieni; R i B to klepsydry, r i b są przesypane.

## Replays

replay-of =
    🎞️ Partia { $game }: 🔴 { $red } – ⚫ { $black }, poziom { $level }, { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    }. { $result ->
        [red] Wygrały czerwone.
        [black] Wygrały czarne.
        [draw] Remis.
        [aborted] Partia została anulowana.
       *[none] Partia jeszcze trwa.
    }
replay-files =
    -# { $chart ->
        [chart] Wykres pokazuje, jak sypał się piasek w każdej klepsydrze, ze wszystkimi obrotami i stratami. Plik to zapis partii.
       *[none] Plik to zapis partii.
    }
replay-picture =
    Animowana powtórka partii { $game } w TAMSK: { $red } (czerwone) – { $black } (czarne), { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    }. { $result ->
        [none] Stan obecny:
       *[other] Na koniec:
    }
chart-picture = Wykres piasku partii { $game } w TAMSK: sześć klepsydr, piasek { $sand }, w czasie { $length }. { $glasses }.
chart-glass =
    { $color ->
        [red] Czerwona
       *[black] Czarna
    } { $space }: { $turns ->
        [one] 1 obrót
        [few] { $turns } obroty
       *[many] { $turns } obrotów
    }
chart-glass-lost =
    { $color ->
        [red] Czerwona
       *[black] Czarna
    } { $space }: { $turns ->
        [one] 1 obrót
        [few] { $turns } obroty
       *[many] { $turns } obrotów
    }, przesypana po { $at }
chart-save =
    Ratunek w ostatniej chwili: { $color ->
        [red] czerwona
       *[black] czarna
    } klepsydra ruszyła z { $space }, gdy zostało jej { $left }, po { $at } gry.

## Rules

rules-goal = **TAMSK w skrócie**
    Dwie osoby, każda ma trzy klepsydry i 32 pierścienie. **Wygrywa ten, komu na koniec zostanie mniej pierścieni.**
    Plansza ma 37 pól, od A1 (na dole po lewej) do G4 (na górze po prawej): kolumny od A do G od lewej do prawej, rzędy liczone od dołu. Małe rurki na brzegu mieszczą 1 pierścień, dalsze 2, potem 3, a środek D4 mieści 4.
    🔴 Czerwone stoją na A1, D7, G1 i zaczynają; ⚫ czarne stoją na A4, D1, G4.
    W każdej kolejce: **przesuń jedną klepsydrę** na wolne sąsiednie pole, a potem **połóż tam pierścień**.
    -# Dalej: `/tamsk zasady` z tematem – ruch, pierścienie, piasek, minutnik, koniec, wolny start, znaki na obrazku, polecenia.
rules-turn = **Ruch**
    • W swojej kolejce przesuwasz dokładnie jedną swoją klepsydrę na sąsiednie pole, na którym nie stoi klepsydra.
    • Nie wolno pasować. Jeśli nie masz ruchu, tracisz kolejkę i dalej gra przeciwnik.
    • **Kto wejdzie na pełne pole, od razu przegrywa.** Bot zapyta, zanim ci na to pozwoli.
    • Poziomy 2 i 3: dopóki masz jeszcze nieobrócone klepsydry, przesuwasz jedną z nich.
    Na czacie: dotknij pod planszą klepsydry, a potem pola, na które ma przejść. Albo wpisz `/tamsk ruch skąd:A1 dokąd:B2`.
rules-rings = **Pierścienie**
    • Po ruchu możesz położyć jeden swój pierścień na pole, na które weszła klepsydra. Masz na to jedną dwunastą piasku (15 sekund przy klepsydrach 3-minutowych).
    • Twój czas płynie dalej nawet po ruchu przeciwnika. Jeśli minie albo zachowasz pierścień, a przeciwnik nie wykonał jeszcze ruchu, może położyć tam *swój* pierścień, dopóki ktoś nie wykona ruchu.
    • Na polu mieszczą się 1, 2, 3 albo 4 pierścienie. Pełne pole jest zamknięte: nikomu nie wolno na nie wejść.
    • Na poziomie 1 nie ma pośpiechu: możesz położyć pierścień także później, dopóki ktoś nie wykona ruchu albo przeciwnik nie będzie szybszy. Tylko po ostatnim ruchu partii czas liczy się także tam: najpierw tylko dla ciebie, potem jeszcze raz tyle samo dla obu stron.
    Na czacie: **Połóż pierścień na B2** w odpowiedzi na twój ruch, **Pierścień** pod planszą albo `/tamsk pierścień`.
rules-sand = **Piasek** (poziomy 2 i 3)
    • Ruch obraca klepsydrę. Pierwszy obrót daje pełny piasek; później wraca to, co zdążyło się przesypać. Jeśli z 3 minut została 1, po obrocie znów są 2; jeśli zostało prawie wszystko, po obrocie nie zostanie prawie nic!
    • Przesypana klepsydra jest stracona. Zostaje na swoim polu, blokuje je i już nigdy się nie ruszy.
    • Piasek sypie się w prawdziwym czasie, dniem i nocą, cokolwiek kto robi. Umówcie się więc na taki piasek, jaki wam pasuje: 3 minuty jak w pudełku, a 1 dzień da się pogodzić ze zwykłym życiem.
    • Klepsydra, której nikt nie obrócił, się nie sypie.
rules-timer = **Minutnik** (poziom 3)
    • Przeciwnik gra za wolno? W jego kolejce obróć wspólny minutnik. Sypie się przez jedną dwunastą piasku (15 sekund przy klepsydrach 3-minutowych).
    • Jeśli przesypie się przed ruchem przeciwnika, jego czas na ruch minął: ruch masz ty, a przy najbliższym ruchu możesz położyć gdziekolwiek **dodatkowy pierścień**.
    • Jeśli przeciwnik trzyma klepsydrę w ręce (dotknął jej), może jeszcze dokończyć ten ruch, dopóki ty nie wykonasz swojego.
    • Dopóki piasek w minutniku się sypie, nikt nie może go obrócić.
    Na czacie: **Minutnik** pod planszą albo `/tamsk minutnik`.
rules-end = **Koniec**
    • Partia kończy się, gdy żadna klepsydra nie może się już ruszyć i nikt nie może położyć pierścienia. Wygrywa ten, komu zostało mniej pierścieni.
    • Przy równej liczbie pierścieni: na poziomie 1 remis; na poziomach 2 i 3 wygrywa strona, której ostatnia klepsydra przesypie się później.
    • Partię możesz poddać poleceniem `/tamsk poddaj`. Na poziomie 1 możesz zaproponować remis. Przed swoim pierwszym ruchem możesz anulować partię poleceniem `/tamsk anuluj`.
    • Partię kończy też czterdzieści ruchów z rzędu bez pierścienia i wtedy liczy się pierścienie. Kto przez { $patience } nie wykona ruchu, przegrywa.
rules-free = **Wolny start**
    Plansza jest na początku pusta. Pierwsze trzy ruchy każdej strony ustawiają po jednej klepsydrze na dowolnym wolnym polu, na którym jest miejsce, i pozwalają położyć tam pierścień. Na poziomach 2 i 3 klepsydra od razu się obraca. Potem gra toczy się jak zwykle.
rules-commands = **Polecenia**
    `/tamsk wyzwanie` – zacznij partię (poziom 1 bez czasu, 2 z piaskiem, 3 także z minutnikiem)
    `/tamsk ruch`, `/tamsk ustaw`, `/tamsk pierścień`, `/tamsk minutnik` – graj; to samo robią przyciski pod planszą
    `/tamsk plansza` – plansza tylko dla ciebie, jako obrazek albo tekst, także po dowolnym wcześniejszym ruchu
    `/tamsk partie` – twoje otwarte partie, najpierw te pilne
    `/tamsk poddaj`, `/tamsk remis`, `/tamsk anuluj` – zakończ partię
    `/tamsk rewanż` – wyzwij przeciwnika jeszcze raz, z zamianą kolorów
    `/tamsk powtórka` – obejrzyj partię jeszcze raz, z zapisem
    `/tamsk ranking`, `/tamsk profil`, `/tamsk historia` – ranking, gracz, ukończone partie
    `/tamsk zasady` – zasady, temat po temacie
    `/tamsk ustawienia` – jak się tu gra w TAMSK
    `/tamsk prywatność` – co jest o tobie zapisane i jak to usunąć
    `/tamsk administracja` – dla osób, które zarządzają serwerem
    `/tamsk info` – wersja i zaproszenie
rules-picture = Początek partii: czerwone na A1, D7, G1; czarne na A4, D1, G4. Na polach mieści się od 1 pierścienia na brzegu do 4 w środku.
rules-marks = **Obrazek**
    • Każda **rurka** ma wokół tyle ciemnych miejsc, ile mieści pierścieni; im jest wyższa, tym ciemniejsza w środku. Pierścienie są jasne i zajmują te miejsca jedno po drugim: D5 ma 1 z 3. Pełne pole jest ciemne i zamknięte, jak A3 i F5.
    • **Klepsydry**: okrągłe są 🔴 czerwone, kwadratowe ⚫ czarne; obok szkła jest nazwa pola, a pod nim pozostały czas. Piasek jest tam, gdzie jest naprawdę. Nigdy nieobrócona stoi bez czasu; przekreślona się przesypała (B2).
    • **Ostatni ruch**: z przerywanego niebieskiego okręgu (F5) do ciągłego (F4), wzdłuż strzałki.
    • **W ręce**: uniesiona klepsydra (F2); ciemne okręgi pokazują, dokąd może iść.
    • **Gdzie można położyć pierścień**: plus, okrągły dla czerwonych, kwadratowy dla czarnych, i przerywany złoty obrys miejsca, które pierścień zajmie (F4). Mały złoty plus to dodatkowy pierścień.
    • **Gracze**: jasne rogi ma ten, kto ma ruch. Obok nazwy są pozostałe pierścienie; plus pod nimi znaczy, że jeden można położyć teraz, a szary plus, że dodatkowy pierścień przyjdzie z najbliższym ruchem.
    • **Po bokach**: numer partii, poziom, długość piasku, liczba ruchów (»); oraz minutnik z piaskiem i tym, kogo goni.
rules-marks-picture = Partia na poziomie 3, na której widać znaki obrazka: pełne pola, przesypaną klepsydrę, klepsydrę w ręce, ostatni ruch, pierścień do położenia i minutnik.
about = Bot **TAMSK** { $version }, działa od { $since }. Odchylenie mojego zegara od Discorda: { $offset } ms. { $games ->
        [0] Nie toczy się żadna partia.
        [one] Toczy się jedna partia.
        [few] Toczą się { $games } partie.
       *[many] Toczy się { $games } partii.
    }
    Zaproś mnie: <{ $invite }>
    TAMSK to gra Krisa Burma. Ten bot nie jest związany z nim, z jego wydawcami ani z Discordem.

## Lengths of time and small parts

span-days =
    { $count ->
        [one] 1 dzień
       *[other] { $count } dni
    }
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s
span-millis = { $count } ms
anybody = ktokolwiek
color-by-lot = kolory losowo
color-chosen =
    kto rzuca wyzwanie, gra { $color ->
        [red] 🔴 czerwonymi
       *[black] ⚫ czarnymi
    }
start-corners = start w rogach
start-free = wolny start
permission-view = **Wyświetlanie kanałów**
permission-send = **Wysyłanie wiadomości**
permission-send-in-threads = **Wysyłanie wiadomości w wątkach**
permission-threads = **Tworzenie publicznych wątków**
permission-attach = **Załączanie plików**
side-name =
    { $color ->
        [red] Czerwone
       *[black] Czarne
    }
list-join = { $first }, { $rest }
list-or = { $first } lub { $rest }

## Names as they are typed: lower case, no spaces, at most 32 characters

command-challenge = wyzwanie
command-move = ruch
command-place = ustaw
command-ring = pierścień
command-timer = minutnik
command-board = plansza
command-games = partie
command-leaderboard = ranking
command-profile = profil
command-history = historia
command-resign = poddaj
command-draw = remis
command-abort = anuluj
command-rematch = rewanż
command-replay = powtórka
command-settings = ustawienia
command-settings-show = pokaż
command-settings-channel = kanał
command-settings-server = serwer
command-privacy = prywatność
command-privacy-show = pokaż
command-privacy-erase = usuń
command-admin = administracja
command-admin-close = zamknij
command-admin-forget = zapomnij
command-rules = zasady
command-about = info
option-opponent = przeciwnik
option-level = poziom
option-sand = piasek
option-colour = kolor
option-start = start
option-rated = rankingowa
option-note = notatka
option-from = skąd
option-to = dokąd
option-ring = pierścień
option-game = partia
option-at = pole
option-on = gdzie
option-format = format
option-ply = ruch
option-player = gracz
option-page = strona
option-topic = temat
option-threads = wątki
option-pings = pingi
option-language = język
option-patience = cierpliwość
option-open-games = liczba-partii
option-play = gra
option-reset = przywróć
option-share = udostępnij

## Commands, options and choices: what they do and how they are shown, at most 100 characters each

cmd-challenge = Wyzwij kogoś albo kogokolwiek na partię w TAMSK
cmd-challenge-opponent = Kogo wyzwać; jeśli pominiesz, wyzwiesz kogokolwiek
cmd-challenge-level = 1 bez czasu, 2 z sypiącym się piaskiem, 3 także z minutnikiem
cmd-challenge-sand = Jak długo sypie się klepsydra: 3m, 15m, 1h, 6h, 1d, 3d, 7d albo dowolny czas
cmd-challenge-colour = Czym grasz; jeśli pominiesz, zdecyduje los
cmd-challenge-start = Klepsydry w rogach albo ustawiane po jednej
cmd-challenge-rated = Czy partia liczy się do rankingu
cmd-challenge-note = Kilka słów do wyzwania
cmd-move = Przesuń jedną ze swoich klepsydr
cmd-move-from = Pole, na którym stoi
cmd-move-to = Pole, na które przechodzi
cmd-move-ring = Połóż tam od razu pierścień albo go zachowaj
cmd-place = Ustaw klepsydrę (tylko wolny start)
cmd-place-at = Pole, na którym ją ustawiasz
cmd-ring = Połóż pierścień, który możesz teraz położyć
cmd-ring-on = Gdzie, jeśli jest wybór
cmd-timer = Obróć minutnik (poziom 3)
cmd-board = Zobacz planszę; nikt inny jej nie zobaczy
cmd-board-format = Jako obrazek albo jako tekst
cmd-board-ply = Plansza po tylu ruchach
cmd-games = Wypisz otwarte partie, najpierw te pilne
cmd-games-player = Czyje partie; twoje, jeśli pominiesz
cmd-leaderboard = Zobacz ranking tego serwera
cmd-leaderboard-level = Na którym poziomie
cmd-leaderboard-page = Która strona
cmd-profile = Zobacz rating, wyniki i klepsydry gracza
cmd-profile-player = Czyj profil; twój, jeśli pominiesz
cmd-history = Wypisz ukończone partie, od najnowszej
cmd-history-player = Czyje partie; twoje, jeśli pominiesz
cmd-history-page = Która strona
cmd-replay = Obejrzyj partię jeszcze raz, z piaskiem i zapisem
cmd-replay-share = Pokaż ją tu wszystkim; inaczej zobaczysz ją tylko ty
cmd-resign = Poddaj partię
cmd-draw = Zaproponuj albo przyjmij remis (poziom 1)
cmd-abort = Anuluj partię przed swoim pierwszym ruchem
cmd-rematch = Wyzwij przeciwnika jeszcze raz, z zamianą kolorów
cmd-settings = Jak się tu gra w TAMSK
cmd-settings-show = Co obowiązuje na tym kanale i skąd bierze się każde ustawienie
cmd-settings-channel = Zmień, co obowiązuje na tym kanale i w jego wątkach (wymaga: Zarządzanie kanałami)
cmd-settings-server = Zmień, co obowiązuje na całym serwerze (wymaga: Zarządzanie serwerem)
cmd-settings-level = Poziom wyzwań, które go nie podają
cmd-settings-sand = Piasek wyzwań, które go nie podają: 3m, 15m, 1h, 6h, 1d, 3d, 7d albo dowolny czas
cmd-settings-threads = Czy każda partia dostaje własny wątek
cmd-settings-rated = Czy partie liczą się do rankingu
cmd-settings-pings = Kiedy gracze dostają ping
cmd-settings-language = Język wiadomości publicznych
cmd-settings-patience = Ile czeka się na ruch, zanim gracz przegra partię, na przykład 3d
cmd-settings-open-games = Ile partii może się naraz toczyć na kanale; 0 oznacza brak limitu
cmd-settings-play = Czy można zaczynać partie
cmd-settings-reset = Które ustawienie przywrócić
cmd-admin = Dla osób, które zarządzają serwerem
cmd-admin-close = Zamknij partię albo wyzwanie, z dowolnego kanału (wymaga: Zarządzanie serwerem)
cmd-admin-close-game = Numer partii
cmd-privacy = Co jest o tobie zapisane
cmd-privacy-show = Pobierz plik ze wszystkim, co jest o tobie zapisane
cmd-privacy-erase = Usuń wszystko o sobie
cmd-admin-forget = Usuń czyjś rating na tym serwerze (wymaga: Zarządzanie serwerem)
cmd-admin-forget-player = Czyj
cmd-rules = Zasady w skrócie
cmd-rules-topic = O czym
cmd-about = Wersja, zegar i zaproszenie
cmd-game = Która partia, jeśli masz ich kilka
cmd-tamsk = Zagraj w TAMSK, grę z klepsydrami
cmd-user-challenge = Wyzwij na TAMSK
cmd-choice-level-1 = 1 – bez czasu
cmd-choice-level-2 = 2 – piasek się sypie
cmd-choice-level-3 = 3 – z minutnikiem
cmd-choice-pings-turn = przy swoim ruchu i gdy kończy się piasek
cmd-choice-pings-low-sand = tylko gdy kończy się piasek
cmd-choice-pings-none = nigdy
cmd-choice-language-en = English
cmd-choice-language-fr = Français
cmd-choice-language-es = Español
cmd-choice-language-cs = Čeština
cmd-choice-language-de = Deutsch
cmd-choice-language-nl = Nederlands
cmd-choice-language-it = Italiano
cmd-choice-language-pl = Polski
cmd-choice-reset-all = wszystko
cmd-choice-reset-level = poziom
cmd-choice-reset-sand = piasek
cmd-choice-reset-threads = wątki
cmd-choice-reset-rated = rankingowa
cmd-choice-reset-pings = pingi
cmd-choice-reset-language = język
cmd-choice-reset-patience = cierpliwość
cmd-choice-reset-open-games = liczba partii
cmd-choice-reset-play = gra
cmd-choice-lot = losowo
cmd-choice-red = czerwone (zaczynają)
cmd-choice-black = czarne
cmd-choice-corners = w rogach
cmd-choice-free = wolny start
cmd-choice-drop = połóż
cmd-choice-hold = zachowaj
cmd-choice-picture = obrazek
cmd-choice-text = tekst
cmd-choice-goal = cel gry, w skrócie
cmd-choice-turn = ruch
cmd-choice-rings = pierścienie
cmd-choice-sand = piasek
cmd-choice-timer = minutnik
cmd-choice-end = koniec
cmd-choice-free-start = wolny start
cmd-choice-marks = znaki na obrazku
cmd-choice-commands = polecenia
