# Accounts: claiming, logging in, sessions, passwords and one's data

account-title = Account
account-claim = Keep your games
account-claim-hint = You play as guest { $name }. Choose a name and a password, and all of this stays yours.
account-games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
account-running = { $n ->
    [one] 1 running table
   *[other] { $n } running tables
 }
account-password = Password
account-rule = At least { $least } characters. A short sentence works well.
account-email = Email (optional)
account-email-hint = Only used to reset your password.
account-stay = Stay a guest
account-claim-do = Claim account
account-already = Already have an account?
account-log-in = Log in
account-moves = Your guest games move with you.
account-bring = Bring the games of this device along
account-bring-hint = Games you play here as a guest become games of your account.
account-forgot = Forgot your password?
account-forgot-mail = We’ll email you a link that logs you in once.
account-forgot-host = The link that logs you in once goes to the host of this site. Ask them for it.
account-who = Name or email
account-ask-link = Ask for a link
account-asked = If there is such an account, the link is on its way.
account-enter = Choose a new password
account-enter-hint = You log in as { $name }. You’ll be logged out on all other devices.
account-new = New password
account-old = Current password
account-name-hint = Change your name in
account-sessions = Where you’re logged in
account-device = Unknown device
account-here = This device
account-end = Log out
account-log-out = Log out here
account-everywhere = Log out everywhere
account-change = Change password
account-mail = Email
account-data = Your data
account-export = Download your data
account-delete = Delete account
account-delete-hint = Bots take over your running games. Your finished games stay, without your name. This can’t be undone.
account-delete-do = Delete my account
passkey-head = Passkeys
passkey-hint = Log in with this device instead of your password.
passkey-add = Add a passkey
passkey-remove = Remove
passkey-use = Use a passkey
mail-link-subject = Your log-in link
mail-link = Hello { $name },

    this link logs you in once and lets you choose a new password. It works for { $minutes } minutes.

    { $link }

    If you didn’t ask for it, ignore this email.

# Tokens

token-head = Tokens for programs
token-hint = With a token a program plays in your name through the public API.
token-list = Your tokens
token-none = You have no tokens.
token-new = New token
token-name = Name of the program
token-may = It may
token-scope-read = see your tables
token-scope-play = play at tables
token-scope-host = open tables and start games
token-scope-records = load and save game files
token-make = Make a token
token-made = Your new token
token-once = Copy it now. It is shown only once.
token-used = Last used { $day }
token-end = End
token-bot = Bot account
token-bot-hint = If a program plays this account, say so before its first game. This can’t be undone.
token-bot-do = This account is a bot
token-is-bot = This account is a bot. Everyone sees that.
profile-bot = Bot account
