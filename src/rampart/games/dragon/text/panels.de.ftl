# Um den Spielplan: Im Jahr des Drachen

panel-coming = Was kommt
panel-month-event = Monat { $month }: { $event }
panel-phase-event = Ereignis: { $event }
panel-place = { $n }.
panel-tally = Spielreihenfolge: { $n }.
panel-event-peace = nichts geschieht
panel-event-tribute = 4 Yuan von jedem
panel-event-drought = 1 Reis je bewohntem Palast
panel-event-festival = die meisten Raketen punkten
panel-event-mongols = die wenigsten Helme verlieren 1 Person
panel-event-contagion = 3 gehen, je Mörser 1 weniger
