# Um den Spielplan: Im Jahr des Drachen

panel-coming = Was kommt
panel-month-event = Monat { $month }: { $event }
panel-phase-event = Ereignis: { $event }
panel-place = { $n }.
panel-tally = Spielreihenfolge: { $n }.
panel-event-peace = nichts geschieht
panel-event-tribute = 4 Yuan von jedem
panel-event-drought = 1 Reis je bewohntem Palast
panel-event-festival = das meiste Feuerwerk punktet
panel-event-mongols = wer die wenigsten Helme hat, verliert
panel-event-contagion = 3 gehen, weniger die Mörser
