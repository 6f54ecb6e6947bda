# Wokół planszy: Rok smoka

panel-coming = Co nadchodzi
panel-month-event = Miesiąc { $month }: { $event }
panel-phase-event = Wydarzenie: { $event }
panel-place = { $n }.
panel-tally = kolejność gry: { $n }.
panel-event-peace = nic się nie dzieje
panel-event-tribute = każdy płaci 4 juany
panel-event-drought = 1 żeton ryżu za zamieszkały pałac
panel-event-festival = punkty za najwięcej fajerwerków
panel-event-mongols = najmniej hełmów: strata 1 postaci
panel-event-contagion = odchodzą 3, o 1 mniej za moździerz

## Zdarzenia, które kończą plan pasowania

await-month = Zaczyna się nowy miesiąc
await-privilege = Ktoś kupuje przywilej
await-decayed = Rozpada się pałac
await-wall_built = Ktoś buduje mur
await-super = Następuje wielkie wydarzenie
