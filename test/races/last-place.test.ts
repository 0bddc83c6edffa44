import { describe, expect } from 'vitest'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/connect.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { call, patient, post, rounds, type Sender } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { placesOf } from '../places.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

const DAYS = 10
const RACES = Number(process.env.PLACE_RACES ?? 12)
const PEOPLE = 5
const TIMEOUT_MS = 60_000 + RACES * 600

/** The people who have a place of a pooja with one place, counted without the product's SQL. */
async function havingPlace(db: Db, poojaId: string, at: Date): Promise<number> {
  const isOf = ({ poojas }: { poojas: { pooja: { id: string } }[] }) => poojas.some(({ pooja }) => pooja.id === poojaId)
  const open = await db
    .selectFrom('payments')
    .innerJoin('payment_lines', 'payment_id', 'payments.id')
    .select(['cart_entry_id', 'poojas'])
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', at)
    .execute()
  const booked = await db
    .selectFrom('bookings')
    .select(['cart_entry_id', 'poojas', 'no_place'])
    .where('cancelled_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const held = await db
    .selectFrom('waiting_list')
    .select('cart_entry_id')
    .where('subject_id', '=', poojaId)
    .where('state', '=', 'OFFERED')
    .where('held_until', '>', at)
    .execute()
  const all = [...open.filter(isOf), ...booked.filter((one) => isOf(one) && !one.no_place), ...held]
  return new Set(all.map((one) => one.cart_entry_id)).size
}

describe.each(bothDatabases(pg))('PLACES last place on $name', ({ name, test, open }) => {
  test(
    'the last place is sold once, or is still there, in each of many races of carts, staff and the waiting list',
    { timeout: TIMEOUT_MS },
    async () => {
      const database = await open()
      const one = await world({ database })
      const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : one
      const { db, clock } = one
      const admin = await one.admin()
      const people: { id: string; sender: Sender }[] = []
      for (const n of rounds(PEOPLE)) {
        const { user, token } = await one.devotee()
        people.push({ id: user.id, sender: patient((n % 2 ? other : one).bearer(token)) })
      }
      const [waiter] = [await one.devotee()]
      const totals = { oversold: 0, lost: 0, sold: 0 }
      for (const round of rounds(RACES)) {
        const { id } = await makePooja(db, { cost: 1100 })
        const subject = { kind: 'POOJA', id } as const
        const day = placesOf(one, admin, subject)
        await day.set(DAYS, { places: 1 })
        const date = one.inDays(DAYS)
        const entries = people.map((person) => ({ entry: newId(), ...person }))
        const cart = { head_count: 0, date_start: day.dayIn(DAYS) }
        await db
          .insertInto('cart_entries')
          .values(entries.map(({ entry, id: userId }) => ({ id: entry, user_id: userId, ...cart })))
          .execute()
        await db
          .insertInto('cart_poojas')
          .values(
            entries.map(({ entry }) => ({ id: newId(), cart_entry_id: entry, pooja_id: id, date: cart.date_start })),
          )
          .execute()
        const initiate = ({ entry, sender }: (typeof entries)[number]) =>
          post(sender, '/payments/initiate', { cartIds: [entry], vehicle: 'CAR' })
        const [first, ...others] = entries
        // Of three races, one is for a free place, one is for a place that is given back meanwhile, and in one somebody waits for
        // it.
        const isGivenBack = round % 3 > 0
        if (isGivenBack && first) expect((await initiate(first)).status).toBe(201)
        if (round % 3 === 2) expect((await post(waiter, '/waiting', { subject, date, headCount: 0 })).status).toBe(201)
        const enter = {
          devotee: { userId: waiter.user.id },
          packageId: '',
          headCount: 0,
          date,
          events: [{ eventId: id, date }],
        }
        await Promise.all([
          ...(isGivenBack && first ? [call(first.sender, 'DELETE', `/cart/${first.entry}`)] : []),
          ...(isGivenBack ? others : entries).map(initiate),
          ...(round % 2 ? [post(patient(admin), '/admin/bookings', enter)] : []),
          ...(round % 3 === 2 ? [offerFreePlaces(db, clock.now()), offerFreePlaces(other.db, clock.now())] : []),
        ])
        await offerFreePlaces(db, clock.now())
        const having = await havingPlace(db, id, clock.now())
        const left = (await day.read(DAYS))?.left ?? 0
        if (having > 1) totals.oversold++
        if (having + left < 1) totals.lost++
        if (having === 1) totals.sold++
        if (round % 3 === 2) expect([round, having]).toEqual([round, 1])
        await db.deleteFrom('waiting_list').execute()
        await db.deleteFrom('cart_entries').execute()
        await db
          .deleteFrom('payments')
          .where('state', 'in', ['OPEN', 'ENDED'])
          .where('entered_by', 'is', null)
          .execute()
      }
      if (process.env.PLACE_RACES) process.stdout.write(`${name}: ${RACES} races, ${JSON.stringify(totals)}\n`)
      expect(totals).toMatchObject({ oversold: 0, lost: 0 })
      expect(totals.sold).toBeGreaterThanOrEqual(RACES / 3)
    },
  )
})
