# People: profiles, history, friends and reports

profile-since = Gra tu od: { $month }
profile-vacation = Zostało dni urlopu: { $n }
profile-chance = losowo: { $rate }
profile-none = jeszcze bez gry
role-owner = Właściciel
role-moderator = Moderator
role-banned = Zablokowane konto
stat-head = Statystyka
stat-all = Od początku
stat-year = W tym roku
stat-games = gier
stat-wins = wygranych
stat-rate = wygranych, losowo { $rate }
stat-length = średnia gra
history-head = Historia
history-all = Wszystkie gry
history-wins = Wygrane
history-search = Gracz lub stół
history-win = Wygrana
history-loss = Przegrana
history-place = { $place }. z { $of }
history-points = Punkty: { $n }
history-any = Dowolna data
history-days = Ostatnie dni: { $n }
history-empty = Nie ma tu zakończonych gier.
history-range = { $first } do { $last } z { $of }
history-newer = Nowsze
history-older = Starsze
learned-head = Lekcje i zadania
learned-lessons = { $n } z { $of }
learned-puzzles = Rozwiązane zadania: { $n } z { $of }
learned-more = Ucz się dalej
friends-head = Znajomi
friends-count = Znajomych: { $n }
friends-account = Znajomi wymagają konta. Najpierw je załóż.
friends-together = Gier: { $n }, twoich wygranych: { $won }
friends-wants = { $name } chce cię dodać do znajomych
friends-asked = czeka na odpowiedź
friends-name = Nazwa gracza
friends-ask = Dodaj do znajomych
friends-accept = Przyjmij
friends-decline = Odrzuć
friends-withdraw = Wycofaj
friends-end = Usuń ze znajomych
friends-block = Zablokuj
friends-unblock = Odblokuj
invited-by = { $name } zaprasza cię do stołu
report-head = Zgłoś
report-words = Co się stało?
report-send = Wyślij do moderatorów
report-list = Zgłoszenia
report-none = Nie ma nic do sprawdzenia.
report-done = Gotowe
report-ban = Zablokuj konto
nav-you = Ty

now-head = Graj teraz
now-hint = Ty i boty. Zaczyna się od razu.
now-game = Gra
now-start = Start
lobby-tables = { $n ->
    [one] 1 stół
    [few] { $n } stoły
   *[other] { $n } stołów
 }
filter-head = Filtry
filter-any = Dowolny zegar
filter-live = Na żywo
filter-daily = Dni na ruch
filter-none-word = Bez zegara
filter-none = Nie ma takiego otwartego stołu.
friends-online = Online: { $n }
friend-plays = gra
friend-here = w poczekalni
friend-away = poza stroną
week-head = Twój tydzień
week-rating = ocena, { $change }
week-page = Twoja strona
bell-count = { $n ->
    [one] 1 stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[other] { $n } stołów czeka na ciebie
 }

notice-head = Powiadomienia
notice-push = Powiadom mnie w tej przeglądarce, gdy nadejdzie mój ruch
notice-push-hint = Także gdy żadna strona nie jest otwarta.
notice-on = Ta przeglądarka będzie powiadamiać.
notice-off = Ta przeglądarka nie będzie powiadamiać.
notice-cannot = Ta przeglądarka na to nie pozwala. Potrzebne są https i twoja zgoda.
notice-digest = Jeden e-mail dziennie, gdy czekają stoły
notice-digest-hint = O 8 rano, tylko gdy jakiś stół na ciebie czeka.
notice-turn = { $game }: twój ruch
notice-vote = { $game }: głosowanie
notice-vote-now = Jednemu graczowi skończył się czas. Decyduje stół.
notice-now = Pozostali na ciebie czekają.
notice-daily = Dni na twój ruch: { $n }
digest-subject = Czekające stoły: { $n }
digest-text = Cześć, { $name },

    te stoły czekają na ciebie ({ $n }):

    { $tables }

    Tę wiadomość możesz wyłączyć tutaj: { $link }
offline-head = Brak połączenia
offline-text = Rampart potrzebuje sieci. Twoje gry są bezpieczne, wróć po połączeniu.
invite-name = Zaproś gracza po nazwie
invite-send = Zaproś
