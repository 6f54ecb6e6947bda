# Accounts: claiming, logging in, sessions, passwords and one's data

account-title = Konto
account-claim = Zachowaj swoje gry
account-claim-hint = Grasz jako gość { $name }. Wybierz nick i hasło, a wszystko zostanie twoje.
account-games = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[other] { $n } gier
 }
account-running = { $n ->
    [one] 1 stół w toku
    [few] { $n } stoły w toku
   *[other] { $n } stołów w toku
 }
account-password = Hasło
account-rule = Co najmniej { $least } znaków. Dobrze sprawdza się krótkie zdanie.
account-email = E-mail (opcjonalny)
account-email-hint = Służy tylko do odzyskania hasła.
account-stay = Zostań gościem
account-claim-do = Załóż konto
account-already = Masz już konto?
account-log-in = Zaloguj się
account-moves = Gry gościa przejdą z tobą.
account-bring = Zabierz gry z tego urządzenia
account-bring-hint = Gry, w które grasz tu jako gość, przejdą na twoje konto.
account-forgot = Nie pamiętasz hasła?
account-forgot-mail = Wyślemy ci e-mailem link, który zaloguje cię jeden raz.
account-forgot-host = Link, który loguje jeden raz, trafi do administratora tej strony. Poproś o niego.
account-who = Nick lub e-mail
account-ask-link = Poproś o link
account-asked = Jeśli takie konto istnieje, link jest w drodze.
account-enter = Wybierz nowe hasło
account-enter-hint = Zalogujesz się jako { $name }. Na wszystkich innych urządzeniach nastąpi wylogowanie.
account-new = Nowe hasło
account-old = Obecne hasło
account-name-hint = Nick zmienisz tutaj:
account-sessions = Zalogowane urządzenia
account-device = Nieznane urządzenie
account-here = To urządzenie
account-end = Wyloguj
account-log-out = Wyloguj się tutaj
account-everywhere = Wyloguj się wszędzie
account-change = Zmień hasło
account-mail = E-mail
account-data = Twoje dane
account-export = Pobierz swoje dane
account-delete = Usuń konto
account-delete-hint = Twoje trwające gry przejmą boty. Zakończone gry zostaną, ale bez twojego nicku. Tego nie da się cofnąć.
account-delete-do = Usuń moje konto
passkey-head = Klucze dostępu
passkey-hint = Zaloguj się tym urządzeniem zamiast hasłem.
passkey-add = Dodaj klucz dostępu
passkey-remove = Usuń
passkey-use = Użyj klucza dostępu
mail-link-subject = Twój link do logowania
mail-link = Cześć, { $name },

    ten link zaloguje cię jeden raz i pozwoli wybrać nowe hasło. Jest ważny { $minutes } minut.

    { $link }

    Jeśli to nie twoja prośba, zignoruj tę wiadomość.

# Tokeny

token-head = Tokeny dla programów
token-hint = Z tokenem program gra w twoim imieniu przez publiczne API.
token-list = Twoje tokeny
token-none = Nie masz tokenów.
token-new = Nowy token
token-name = Nazwa programu
token-may = Może
token-scope-read = widzieć twoje stoły
token-scope-play = grać przy stołach
token-scope-host = otwierać stoły i zaczynać gry
token-scope-records = wczytywać i zapisywać gry
token-make = Utwórz token
token-made = Twój nowy token
token-once = Skopiuj go teraz. Pokazujemy go tylko raz.
token-used = Ostatnio użyty { $day }
token-end = Zakończ
token-bot = Konto bota
token-bot-hint = Jeśli na tym koncie gra program, zaznacz to przed pierwszą grą. Tego nie można cofnąć.
token-bot-do = To konto jest botem
token-is-bot = To konto jest botem. Wszyscy to widzą.
profile-bot = Konto bota
