# Um den Spielplan: Im Jahr des Drachen

panel-coming = Was kommt
panel-month-event = Monat { $month }: { $event }
panel-phase-event = Ereignis: { $event }
panel-place = { $n }.
panel-tally = Spielreihenfolge: { $n }.
panel-event-peace = nichts geschieht
panel-event-tribute = alle zahlen 4 Yuan
panel-event-drought = 1 Reissack je bewohntem Palast
panel-event-festival = die meisten Raketen punkten
panel-event-mongols = wenigste Helme: 1 Person geht
panel-event-contagion = 3 gehen, je Mörser 1 weniger

## Ereignisse, die einen Plan zu passen beenden

await-month = Ein neuer Monat beginnt
await-privilege = Jemand kauft ein Privileg
await-decayed = Ein Palast verfällt
await-wall_built = Jemand baut die Mauer
await-super = Ein Super-Ereignis tritt ein
