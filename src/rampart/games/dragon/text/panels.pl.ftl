# Wokół planszy: Rok smoka

panel-coming = Co nadchodzi
panel-month-event = Miesiąc { $month }: { $event }
panel-phase-event = Wydarzenie: { $event }
panel-place = { $n }.
panel-tally = kolejność gry: { $n }.
panel-event-peace = nic się nie dzieje
panel-event-tribute = każdy 4 juany
panel-event-drought = 1 ryż za zamieszkały pałac
panel-event-festival = najwięcej fajerwerków punktuje
panel-event-mongols = najmniej hełmów traci 1 postać
panel-event-contagion = odchodzi 3, mniej za moździerze
