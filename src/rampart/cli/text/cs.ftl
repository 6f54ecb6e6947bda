# Co při hře říká sama příkazová řádka.

welcome = { $title }. Tvoje barva: { $name }. Proti tobě: { $others }.
welcome-hint = Napiš ? pro nápovědu, r pro hledání v pravidlech, q pro konec (předtím můžeš hru uložit).
bot-random = bot Náhodný
bot-novice = bot Nováček
bot-apprentice = bot Učeň
bot-greedy = bot Rozvážný
bot-steady = bot Rozvážný
bot-master = bot Mistr
bot-other = bot „{ $bot }“
since-last-turn = Od tvého posledního tahu
your-turn = Jsi na tahu, { $name }.
so-far = Zatím: { $answer }
refused = Teď není možné
input = Tvoje volba (? je nápověda):

## Help

help-title = Co můžeš napsat
help-number = číslo možnosti
help-key = nebo její klíč
help-undo = vzít zpět poslední krok, pokud se od té doby nic nestalo
help-save = uložit hru, i pod jménem: s moje-hra.json
help-rules = najít pravidlo podle označení nebo hledat v pravidlech slova
help-advice = zeptat se, co by udělal bot a proč
help-board = znovu ukázat celý herní plán
help-trade = nabídnout obchod na jednom řádku: t 2 vlna = 1 ruda, jen hráčům 2 a 3: t 1 vlna = 1 ruda @2,3
trade-usage = Napiš, co dáš a co dostaneš, třeba: t 2 vlna = 1 ruda. Jen některým hráčům: t 1 vlna = 1 ruda @2,3
trade-refused = Tento obchod není možný: musíš mít, co dáváš, a žádná surovina nesmí být na obou stranách.
help-help = tato nápověda
help-quit = skončit (předtím můžeš hru uložit)

## Answers

no-choice = { $text } tu nelze zvolit. Napiš číslo od 1 do { $n }, klíč, nebo ? pro nápovědu.
no-advice = Žádný bot nezná tuto hru natolik, aby poradil.
taken-back = Vzato zpět: { $key }
cannot-undo-nothing = Zatím není co vzít zpět.
cannot-undo-decided = To nelze vzít zpět: mezitím táhl někdo jiný.
cannot-undo-chance = To nelze vzít zpět: mezitím padly kostky nebo se dobíraly karty.
cannot-undo-revealed = To nelze vzít zpět: mezitím se odhalily skryté informace.
rules-usage = Napiš r a označení pravidla nebo slova, například: r { $rule }
nothing-found = V pravidlech nic není: { $text }
answer-please = Odpověz prosím a (ano), nebo n (ne).
input-ended = Vstup skončil.
goodbye = Na shledanou.

## Saving

saved = Uloženo do { $file }. Později pokračuj takto: { $command }
not-saved = Hra není uložená; můžeš hrát dál.
overwrite = { $file } už existuje. Přepsat? (a/n)
save-before-leaving = Uložit hru, než odejdeš? (a/n, nebo jméno končící na .json)
save-record = Uložit záznam této hry? (a/n, nebo jméno končící na .json)
start-again = Zatím žádný krok. Začni znovu takto: { $command }

## The end

result = Výsledek
points = Body
you = ty
