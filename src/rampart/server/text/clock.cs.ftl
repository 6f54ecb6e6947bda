# Clocks

clock-head = Hodiny
clock-hint = Hodiny běží, když je hráč na řadě. Když web neběží, stojí.
clock-none = Bez hodin
clock-live = { $minutes } min + { $seconds } s na krok
clock-daily = { $n ->
    [one] 1 den na krok
    [few] { $n } dny na krok
   *[other] { $n } dní na krok
 }
clock-zero = Když dojde čas
clock-zero-bot = Hraje bot, dokud se hráč nevrátí
clock-zero-vote = Ostatní hráči hlasují
clock-zero-resign = Hráč se vzdává
clock-zero-nothing = Nestane se nic
clock-of = Zbývá: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Právě stojí
log-timeout = Hráči { $name } došel čas

# Hlasování o místu, kterému došel čas

vote-head = Hráči { $name } došel čas
vote-need = Vyber za stůl. Rozhodují hlasy: { $n } z { $of }.
vote-bot = Nechat za hráče { $name } hrát bota
vote-bot-hint = { $name } si nechává místo a může se vrátit
vote-bot-short = bot
vote-time = Dát 5 minut navíc
vote-days = { $n ->
    [one] Dát 1 den navíc
    [few] Dát { $n } dny navíc
   *[other] Dát { $n } dní navíc
 }
vote-time-hint = jednou za hru pro každého hráče
vote-time-short = čas navíc
vote-wait = Hrát dál bez hodin
vote-wait-hint = stůl počká na hráče { $name }
vote-wait-short = bez hodin
vote-end = Ukončit hru
vote-end-hint = stůl se zavře bez výsledku
vote-end-short = konec
vote-cast = { $name }: { $vote }
vote-open = { $name }: zatím bez hlasu
vote-yours = Ještě můžeš zahrát. Tím hlasování skončí.
vote-else = Bez včasného rozhodnutí hraje za hráče { $name } bot.
log-vote-bot = { $name } hlasuje pro bota
log-vote-time = { $name } hlasuje pro čas navíc
log-vote-wait = { $name } hlasuje pro hru bez hodin
log-vote-end = { $name } hlasuje pro konec hry
log-more-time = Hráč { $name } dostává čas navíc
log-no-clock = { $name } hraje dál bez hodin

vacation-head = Hodiny a dovolená
vacation-take = Vzít si dovolenou
vacation-hint = U stolů s dny na krok se tvé hodiny zastaví. Živých partií se to netýká.
vacation-left = Letos zbývá dní: { $n } z { $of }
vacation-first = První den
vacation-last = Poslední den
vacation-do = Vzít si tyto dny
vacation-coming = Tvé dovolené
vacation-end = Ukončit
sleep-head = Hodiny spánku
sleep-label = Denní hodiny v noci stojí
sleep-hours = { $hours }
sleep-none = Ne, běží pořád
sleep-hint = Podle tvého časového pásma.

# Plány v denních partiích

plan-head = Plánovat dopředu
plan-private = Svůj plán vidíš jen ty.
plan-now = Tvůj plán
plan-drop = Zrušit plán
plan-passes = Při každé příležitosti pasuješ, dokud se ti něco nestane
plan-answers = Tvůj příští krok je připravený: { $option }
plan-has-answer = Tvůj příští krok je připravený
plan-does = Odpovídá za tebe tvůj plán.
plan-pass = Zatím pasovat
plan-pass-hint = Při každé příležitosti pasuješ. Jakmile se ti něco stane, hra se tě zase zeptá.
plan-until = Zeptat se mě i tehdy, když se stane:
plan-pass-do = Pasovat, dokud se mě to netýká
plan-answer = Připravit příští krok
plan-answer-hint = Tyto možnosti jsou odhad. Odpověď propadne, když se hra zeptá na něco jiného, když není možná nebo když se ti předtím něco stane.
plan-answer-do = Zahrát toto
plan-back = Zpět ke stolu
