import { expect, test } from 'vitest'
import { makePackage, makePooja } from '../factories.ts'
import { tradeCsv, tradeDesk } from '../trade.ts'

test('TRADE file: a row can have several poojas, alone or with a package', async () => {
  const { w, pack, preview, bring, bookings, expectWhole } = await tradeDesk()
  await makePooja(w.db, { name: 'Rudrabhishek', cost: 1100 })
  await makePooja(w.db, { name: 'Lamps', cost: 500 })
  await makePooja(w.db, { name: 'Lamps; by boat', cost: 900 })
  const row = (reference: string, offer: string, price: string) =>
    `${reference},Meena Tiwari,9839012345,,"${offer}",2,01/12/2026,${price},,,,`
  const rows = [
    row('B-1', ' rudrabhishek ;\n Lamps; ', '1000.01'),
    row('B-2', 'Rudrabhishek; Lamps', ''),
    row('B-3', 'Lamps; by boat', ''),
    row('B-4', `Lamps;${pack.id};Rudrabhishek`, '6320'),
  ]
  const wrong = [
    row('B-5', 'Rudrabhishek; To the Moon', ''),
    row('B-6', 'Lamps; lamps', ''),
    row('B-7', `${pack.name}; ${(await makePackage(w.db)).id}`, ''),
    row('B-8', `${pack.name}; Lamps`, '499'),
  ]
  const { data } = await preview(tradeCsv(...rows, ...wrong))
  expect(data.rows.map(({ act, offer, errors }) => [act, offer, ...errors.map(({ field }) => field)])).toEqual([
    ['ADD', 'Rudrabhishek; Lamps'],
    ['ADD', 'Rudrabhishek; Lamps'],
    ['ADD', 'Lamps; by boat'],
    ['ADD', `Lamps; ${pack.name}; Rudrabhishek`],
    ['WRONG', 'Rudrabhishek', 'offer'],
    ['WRONG', 'Lamps; Lamps', 'offer'],
    ['WRONG', expect.any(String), 'offer'],
    ['WRONG', `${pack.name}; Lamps`, 'price'],
  ])
  expect(data.rows[4]?.errors[0]?.message).toContain('To the Moon')
  await bring(tradeCsv(...rows))
  const costs = (await bookings()).map(({ package: booked, poojas, gst }) => [
    booked?.price ?? null,
    poojas.map(({ pooja }) => pooja.cost),
    gst,
  ])
  // ₹4,720 with 18 % GST are left for the package.
  expect(costs).toEqual([
    [null, [68_751, 31_250], 0],
    [null, [110_000, 50_000], 0],
    [null, [90_000], 0],
    [400_000, [50_000, 110_000], 72_000],
  ])
  await expectWhole()
})

test('TRADE file: each of several poojas counts on its day', async () => {
  const { w, admin, preview, bring } = await tradeDesk()
  const lamps = await makePooja(w.db, { name: 'Lamps' })
  await makePooja(w.db, { name: 'Rudrabhishek' })
  const day = { from: w.inDays(10), to: w.inDays(10), places: 1 }
  expect((await admin.send('PUT', '/admin/places', { subject: { kind: 'POOJA', id: lamps.id }, ...day })).status).toBe(
    200,
  )
  const content = tradeCsv(
    ...['B-1', 'B-2'].map((one) => `${one},Meena Tiwari,9839012345,,Rudrabhishek;Lamps,,01/12/2026,,,,,`),
  )
  const { data } = await preview(content)
  expect(data.rows.map(({ warnings }) => warnings.length)).toEqual([1, 1])
  await bring(content)
})
