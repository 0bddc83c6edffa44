import { describe, expect } from 'vitest'
import type { CashDay } from '../../contract/cash.ts'
import type { Person } from '../../contract/desk/persons.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { call, detail, documentsOf, patient, post, rounds, statuses } from '../calls.ts'
import { linkOf, newDriver, phoneOf } from '../day-links.ts'
import { makePackage, makePooja } from '../factories.ts'
import { expectWhole, phoneBookingOf } from '../phone-bookings.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** A journey of today with a pooja, its driver and its priest, each with the link of the day at a separate server. */
async function twoPhones() {
  const [w, other] = [await world({ database: pg.database }), await world({ database: pg.connect() })]
  const admin = await w.admin()
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const date = w.inDays(0)
  const paid = { method: 'CASH', amount: 1000, receivedOn: date }
  const events = [{ eventId: pooja.id, date }]
  const { id } = (await phoneBookingOf(w, pack.id)(admin, { date, events, paid })).data
  const person = async (over: object) => {
    const added = (await post<Person>(admin, '/admin/people', { ...newDriver, ...over })).data
    await post(admin, `/admin/people/${added.id}/journeys`, { bookingIds: [id] })
    return added
  }
  const [driver, priest] = [await person({}), await person({ kind: 'PRIEST', phoneNumber: '98765 43211' })]
  const phones = [
    phoneOf(w, (await linkOf(w, admin, driver)).url),
    phoneOf(other, (await linkOf(w, admin, priest)).url),
  ] as const
  const drawer = async () =>
    present((await call<CashDay[]>(admin, 'GET', '/admin/cash')).data.find(({ staff }) => staff.id === driver.id))
  const desks = [patient(admin), patient(other.bearer(admin.token))] as const
  return { w, admin, id, pooja, driver, phones, drawer, desks, date }
}

describe('PEOPLE races of the link of a day', () => {
  test('a driver and a priest who press one rite at once make one mark', async () => {
    for (const _round of rounds(10)) {
      const { w, admin, id, pooja, driver, phones } = await twoPhones()
      const answers = await Promise.all(phones.map(({ press }) => press(id, `pooja:${pooja.id}`)))
      expect(statuses(answers)).toEqual([200, 201])
      const sheet = await call<{ journeys: { marks: object[] }[] }>(
        admin,
        'GET',
        `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(0))}`,
      )
      expect(firstOf(sheet.data.journeys).marks).toHaveLength(1)
    }
  })

  test('cash that is pressed, sent twice and recorded at the desk at once is there once', async () => {
    for (const _round of rounds(10)) {
      const { w, admin, id, phones, desks, date } = await twoPhones()
      const { due } = (await detail(admin, id)).money
      const press = { id: crypto.randomUUID(), amount: due }
      const desk = { bookingId: id, amount: due, note: 'The son', receivedOn: date }
      const before = (await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt').length
      await Promise.all([
        phones[0].press(id, 'cash', press),
        phones[0].press(id, 'cash', press),
        post(desks[1], '/payments/cash', desk),
      ])
      expect((await detail(admin, id)).money).toMatchObject({ due: 0, over: 0 })
      const receipts = (await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt')
      expect(receipts).toHaveLength(before + 1)
      await expectWhole(w)
    }
  })
})

describe('MONEY races of counting cash', () => {
  test('of two who close one day with different sums one is told; the same cash pressed again meanwhile changes nothing', async () => {
    for (const _round of rounds(10)) {
      const { w, admin, id, driver, phones, drawer, desks, date } = await twoPhones()
      const { due } = (await detail(admin, id)).money
      await phones[0].press(id, 'cash', { amount: due - 500 })
      const expected = (await drawer()).amount
      const close = (desk: 0 | 1, counted: number) =>
        post(desks[desk], '/admin/cash', { staffId: driver.id, date, expected, counted })
      const [one, two, pressed] = await Promise.all([
        close(0, expected),
        close(1, expected - 10),
        phones[0].press(id, 'cash', { amount: 500 }),
      ])
      expect(pressed.status).toBe(200)
      expect(statuses([one, two])).toEqual([201, 409])
      const { amount, closed } = await drawer()
      expect(amount).toBe(expected)
      expect(closed).toMatchObject({ expected, counted: one.status === 201 ? expected : expected - 10 })
      await expectWhole(w)
    }
  })
})
