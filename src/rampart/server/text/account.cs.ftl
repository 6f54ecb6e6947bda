# Accounts: claiming, logging in, sessions, passwords and one's data

account-title = Účet
account-claim = Nech si své hry
account-claim-hint = Hraješ jako host { $name }. Zvol si jméno a heslo a všechno ti zůstane.
account-games = { $n ->
    [one] 1 hra
    [few] { $n } hry
   *[other] { $n } her
 }
account-running = { $n ->
    [one] 1 rozehraný stůl
    [few] { $n } rozehrané stoly
   *[other] { $n } rozehraných stolů
 }
account-password = Heslo
account-rule = Aspoň { $least } znaků. Dobře poslouží krátká věta.
account-email = E-mail (nepovinný)
account-email-hint = Slouží jen k obnově hesla.
account-stay = Zůstat hostem
account-claim-do = Založit účet
account-already = Už máš účet?
account-log-in = Přihlásit se
account-moves = Hry hosta se přesunou s tebou.
account-bring = Vzít s sebou hry z tohoto zařízení
account-bring-hint = Hry, které tu hraješ jako host, připadnou tvému účtu.
account-forgot = Zapomenuté heslo?
account-forgot-mail = Pošleme ti e-mailem odkaz, který tě jednou přihlásí.
account-forgot-host = Odkaz, který tě jednou přihlásí, dostane správce těchto stránek. Řekni si mu o něj.
account-who = Jméno nebo e-mail
account-ask-link = Požádat o odkaz
account-asked = Pokud takový účet existuje, odkaz je na cestě.
account-enter = Zvol si nové heslo
account-enter-hint = Přihlásíš se jako { $name }. Na všech ostatních zařízeních tě odhlásíme.
account-new = Nové heslo
account-old = Současné heslo
account-name-hint = Jméno změníš tady:
account-sessions = Tvá přihlášení
account-device = Neznámé zařízení
account-here = Toto zařízení
account-end = Odhlásit
account-log-out = Odhlásit se tady
account-everywhere = Odhlásit se všude
account-change = Změnit heslo
account-mail = E-mail
account-data = Tvá data
account-export = Stáhnout svá data
account-delete = Smazat účet
account-delete-hint = Rozehrané hry převezmou boti. Dohrané hry zůstanou, ale bez tvého jména. Nejde to vzít zpět.
account-delete-do = Smazat můj účet
passkey-head = Přístupové klíče
passkey-hint = Přihlas se tímto zařízením místo hesla.
passkey-add = Přidat přístupový klíč
passkey-remove = Odebrat
passkey-use = Použít přístupový klíč
mail-link-subject = Tvůj přihlašovací odkaz
mail-link = Ahoj, { $name },

    tento odkaz tě jednou přihlásí a dovolí ti zvolit nové heslo. Platí { $minutes } minut.

    { $link }

    Pokud o něj nikdo nežádal, tento e-mail ignoruj.

# Tokeny

token-head = Tokeny pro programy
token-hint = S tokenem hraje program tvým jménem přes veřejné API.
token-list = Tvoje tokeny
token-none = Nemáš žádné tokeny.
token-new = Nový token
token-name = Název programu
token-may = Smí
token-scope-read = vidět tvoje stoly
token-scope-play = hrát u stolů
token-scope-host = otevírat stoly a začínat hry
token-scope-records = načítat a ukládat záznamy partií
token-make = Vytvořit token
token-made = Tvůj nový token
token-once = Zkopíruj si ho teď. Ukáže se jen jednou.
token-used = Naposledy použito { $day }
token-end = Ukončit
token-bot = Účet bota
token-bot-hint = Pokud za tento účet hraje program, uveď to před první hrou. Nejde to vzít zpět.
token-bot-do = Tento účet je bot
token-is-bot = Tento účet je bot. Vidí to všichni.
profile-bot = Účet bota
