import { describe, expect } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { nextUtr, patient, post, rounds, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { phoneBookingOf } from '../phone-bookings.ts'
import { cityOf, placesOf } from '../places.ts'
import { placeViolations } from '../place-violations.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()
const DAYS = 10

describe.each(bothDatabases(pg))('PHONE races on $name', ({ name, test, open }) => {
  /** Two processes on PostgreSQL, one on the embedded engine, with a clerk at each. */
  async function desks() {
    const one = await world({ database: await open() })
    const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : one
    const admin = await one.admin()
    const { id } = await makePackage(one.db)
    const enter = phoneBookingOf(one, id)
    const clerks = [patient(admin), patient(other.bearer(admin.token))] as const
    return { one, other, admin, id, enter, clerks }
  }

  test.for([false, true])(
    'of two who sell the last place by phone and web at once one gets it (of the city: %s)',
    async (isOfCity) => {
      const { one, other, admin, id: byPhone, enter, clerks } = await desks()
      // The last vehicle is shared by two packages.
      const id = isOfCity ? (await makePackage(one.db)).id : byPhone
      const subject = isOfCity
        ? { kind: 'CITY_VEHICLES' as const, id: (await cityOf(one.db)).id }
        : { kind: 'PACKAGE' as const, id }
      const day = placesOf(one, admin, subject)
      const winners = new Set<number>()
      for (const round of rounds(8)) {
        const days = DAYS + round
        await day.set(days, { places: 1 })
        const date = one.inDays(days)
        const { user, token } = await one.devotee()
        const entry = { id: newId(), user_id: user.id, package_id: id, head_count: 2, date_start: day.dayIn(days) }
        await one.db.insertInto('cart_entries').values(entry).execute()
        const web = patient(other.bearer(token))
        const quote = () => post(web, '/payments/initiate', { cartIds: [entry.id], vehicle: 'CAR' })
        const phone = (n: 0 | 1) =>
          enter(clerks[n], { date, devotee: { name: 'Meena', phoneNumber: `98390 ${10_000 + round * 2 + n}` } })
        const racers = round % 2 ? [quote, () => phone(0), () => phone(1)] : [() => phone(1), quote, () => phone(0)]
        const answers = await Promise.all(racers.map((race) => race()))
        expect(statuses(answers)).toEqual([201, 409, 409])
        expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['DAY_FULL', 'DAY_FULL'])
        winners.add(answers.findIndex(({ status }) => status === 201))
        expect(await placeViolations(one.db, one.clock.now())).toEqual([])
      }
      expect(winners.size).toBeGreaterThan(0)
    },
  )

  test('two presses are one booking of one new devotee, with one receipt', async () => {
    const { one, enter, clerks } = await desks()
    for (const round of rounds(5)) {
      const paid = { method: 'CASH', amount: 4720, receivedOn: one.inDays(0) }
      const devotee = { name: 'Meena', phoneNumber: `98390 ${20_000 + round}` }
      const answers = await Promise.all(clerks.map((clerk) => enter(clerk, { devotee, paid })))
      expect(statuses(answers)).toEqual([200, 201])
      expect(new Set(answers.map(({ data }) => `${data.id} ${data.userId} ${data.amountReceived}`)).size).toBe(1)
    }
    expect(await one.db.selectFrom('bookings').select('id').execute()).toHaveLength(5)
    expect(await one.db.selectFrom('documents').select('id').where('kind', '=', 'receipt').execute()).toHaveLength(5)
    expect(await ledgerViolations(one.db)).toEqual([])
  })

  test('one UTR that two write down at once pays for one booking', async () => {
    const { one, enter, clerks } = await desks()
    for (const round of rounds(5)) {
      const paid = { method: 'UPI', amount: 3000, refNo: nextUtr(), receivedOn: one.inDays(0) }
      const answers = await Promise.all(
        clerks.map((clerk, n) =>
          enter(clerk, { devotee: { name: 'Meena', phoneNumber: `98390 ${30_000 + round * 2 + n}` }, paid }),
        ),
      )
      expect(statuses(answers)).toEqual([201, 409])
      expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['UTR_TAKEN'])
    }
    expect(await ledgerViolations(one.db)).toEqual([])
  })
})
