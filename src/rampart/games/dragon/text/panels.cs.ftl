# Kolem desky: Rok draka

panel-coming = Co přijde
panel-month-event = { $month }. měsíc: { $event }
panel-phase-event = Událost: { $event }
panel-place = { $n }.
panel-tally = pořadí tahů: { $n }.
panel-event-peace = nic se neděje
panel-event-tribute = každý platí 4 jüany
panel-event-drought = 1 žeton rýže za obydlený palác
panel-event-festival = body za nejvíc raket
panel-event-mongols = nejméně přileb: ztráta 1 osoby
panel-event-contagion = odejdou 3, za hmoždíř o 1 méně

## Události, které ukončí plán pasovat

await-month = Začíná nový měsíc
await-privilege = Někdo kupuje privilegium
await-decayed = Některý palác chátrá
await-wall_built = Někdo staví zeď
await-super = Nastává velká událost
