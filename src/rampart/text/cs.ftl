# What is the same at every table.

language = Čeština
hidden = ?

## Seats, by their colours

seat-0 = Červená
seat-1 = Modrá
seat-2 = Žlutá
seat-3 = Zelená
seat-4 = Fialová
seat-5 = Šedá
seat-numbered = Místo { $n }

## Decisions and waiting

decide = Vyber: { $step }
waiting = Čeká se na rozhodnutí: { $seats }

## Results

count-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
result = { $n ->
    [0] Nevyhrává nikdo.
    [1] Vítězí { $seats }, celkem { COUNT($points, kind: "point") }.
   *[other] Vítězové: { $seats }, každý má { COUNT($points, kind: "point") }.
 }
result-together = Všichni společně vítězí.

## Co radí boti

advice-expected = Výhra v { $chance } % her, asi { COUNT($points, kind: "point") } (± { $spread })
advice-best = Ze 100 her vyhraje o { $n } více než druhá nejlepší možnost.
advice-worse = Ze 100 her vyhraje o { $n } méně než nejlepší možnost.
advice-close = Je asi stejně dobrá jako nejlepší z ostatních.
advice-more = Více bodů (asi o { $n }): { $source }.
advice-less = Méně bodů (asi o { $n }): { $source }.

## What bots say when they answer

remark-leader = Jsi moc blízko výhry.
remark-counter = Za tohle ne. Ale takhle ano.
remark-lacking = Na to nemám.
remark-no-use = To mi nepomůže.
remark-helps-you = To pomůže víc tobě než mně.
remark-too-little = To je málo.
remark-too-dear = To je na mě moc.
