# Wokół planszy: Crescent Moon

panel-goals = Twoje cele, gdyby rok kończył się teraz
panel-of = { $have } z { $need }
panel-left-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
 }
panel-left-reserve = { $n ->
    [one] { $n } oddział na twojej karcie rezerw
    [few] { $n } oddziały na twojej karcie rezerw
   *[other] { $n } oddziałów na twojej karcie rezerw
 }
panel-left-units = { $n ->
    [one] { $n } oddział w twoim zapasie
    [few] { $n } oddziały w twoim zapasie
   *[other] { $n } oddziałów w twoim zapasie
 }
panel-left-forts = { $n ->
    [one] { $n } fort w twoim zapasie
    [few] { $n } forty w twoim zapasie
   *[other] { $n } fortów w twoim zapasie
 }
panel-left-castles = { $n ->
    [one] { $n } zamek w twoim zapasie
    [few] { $n } zamki w twoim zapasie
   *[other] { $n } zamków w twoim zapasie
 }
panel-left-tokens = { $n ->
    [one] { $n } żeton wpływu w twoim zapasie
    [few] { $n } żetony wpływu w twoim zapasie
   *[other] { $n } żetonów wpływu w twoim zapasie
 }
panel-reserve = Karta rezerw
panel-memory = Ściąga: ogłoszone punkty

## Zdarzenia, które kończą plan pasowania

await-year = Zaczyna się nowy rok
await-turn = Zaczyna się nowa tura
await-combat = Ktoś atakuje
await-contest = Ktoś zaczyna spór o wpływ
await-palace = Na planszę trafia pałac
await-played = Ktoś zagrywa kartę
await-built = Ktoś buduje
