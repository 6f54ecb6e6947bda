# What is the same at every table.

language = Deutsch
hidden = ?

## Seats, by their colours

seat-0 = Rot
seat-1 = Blau
seat-2 = Gelb
seat-3 = Grün
seat-4 = Lila
seat-5 = Grau
seat-numbered = Platz { $n }

## Decisions and waiting

decide = Wähle: { $step }
waiting = Warten auf { $seats }

## Results

count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
    .dat = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
     }
result = { $n ->
    [0] Niemand gewinnt.
    [1] { $seats } gewinnt mit { COUNT($points, kind: "point", case: "dat") }.
   *[other] { $seats } gewinnen mit { COUNT($points, kind: "point", case: "dat") }.
 }
result-together = Alle gewinnen gemeinsam.

## Was Bots raten

advice-expected = { $chance } % Siegchance, etwa { COUNT($points, kind: "point") } (± { $spread })
advice-best = Sie gewinnt { $n } von 100 Partien mehr als die nächstbeste Möglichkeit.
advice-worse = Sie gewinnt { $n } von 100 Partien weniger als die beste Möglichkeit.
advice-close = Sie ist etwa so gut wie die beste der anderen.
advice-more = Mehr Punkte (etwa { $n }): { $source }.
advice-less = Weniger Punkte (etwa { $n }): { $source }.

## What bots say when they answer

remark-leader = Du bist zu nah am Sieg.
remark-counter = Dafür nicht. Aber so, ja.
remark-lacking = Das kann ich nicht bezahlen.
remark-no-use = Das hilft mir nicht.
remark-helps-you = Das hilft dir mehr als mir.
remark-too-little = Das ist zu wenig.
remark-too-dear = Das ist mir zu viel.
