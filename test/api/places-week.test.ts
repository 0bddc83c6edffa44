import { expect, test } from 'vitest'
import type { DayOfWeek } from '../../contract/places.ts'
import { call, post } from '../calls.ts'
import { closed, stage } from './places-story.ts'

test('PLACES the next seven days of all offers: taken, full with who waits, and closed with the reason', async () => {
  const { w, admin, pack, pooja, ofPackage, ofPooja, quoted } = await stage()
  const week = async () => (await call<DayOfWeek[]>(admin, 'GET', '/admin/places')).data
  expect(await week()).toEqual([])
  await ofPackage.set(3, { places: 2 })
  await ofPackage.set(7, { places: 4 })
  await ofPackage.set(5, { price: 9000 })
  await ofPooja.set(0, closed)
  await quoted(3)
  // Submitted money is no longer held.
  const { devotee, quote } = await quoted(3)
  await devotee.book('426812345678', quote.amountPayable)
  const subject = { kind: 'PACKAGE', id: pack.id }
  await post(await w.devotee(), '/waiting', { subject, date: w.inDays(3), headCount: 2 })
  expect(await week()).toMatchObject([
    {
      date: ofPooja.dayIn(0),
      subject: { kind: 'POOJA', id: pooja.id },
      name: pooja.name,
      places: null,
      taken: 0,
      held: 0,
      waiting: 0,
      reason: closed.reason,
    },
    {
      date: ofPackage.dayIn(3),
      subject,
      name: pack.name,
      places: 2,
      taken: 2,
      held: 1,
      waiting: 1,
      reason: null,
    },
  ])
})
