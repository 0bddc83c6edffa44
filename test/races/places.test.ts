import { describe, expect } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { type Answer, nextUtr, patient, post, rounds, statuses } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { placesOf } from '../places.ts'
import { placeViolations } from '../place-violations.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

const DAYS = 10

describe.each(bothDatabases(pg))('PLACES races on $name', ({ name, test, open }) => {
  /** Two processes on PostgreSQL, one on the embedded engine, and a pooja with some places. */
  async function stage(places: number) {
    const database = await open()
    const one = await world({ database })
    const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : one
    const admin = await one.admin()
    const { id } = await makePooja(one.db, { cost: 1100 })
    const day = placesOf(one, admin, { kind: 'POOJA', id })
    await day.set(DAYS, { places })
    return { one, other, id, day }
  }

  /** Devotees who already have the pooja in their carts, spread over the processes. */
  async function devotees({ one, other, id, day }: Awaited<ReturnType<typeof stage>>, count: number) {
    const all = []
    for (const n of rounds(count)) {
      const { user, token } = await one.devotee()
      const entry = { id: newId(), user_id: user.id, head_count: 0, date_start: day.dayIn(DAYS) }
      await one.db.insertInto('cart_entries').values(entry).execute()
      const pooja = { id: newId(), cart_entry_id: entry.id, pooja_id: id, date: entry.date_start }
      await one.db.insertInto('cart_poojas').values(pooja).execute()
      all.push({ sender: patient((n % 2 ? other : one).bearer(token)), entryId: entry.id })
    }
    return all
  }
  type Devotee = Awaited<ReturnType<typeof devotees>>[number]

  const initiate = ({ sender, entryId }: Devotee) =>
    post<{ id: string }>(sender, '/payments/initiate', { cartIds: [entryId], vehicle: 'CAR' })
  const book = ({ sender }: Devotee) => post(sender, '/bookings/add', { amountPaid: 1100, refNo: nextUtr() })
  const countOf = (answers: Answer<unknown>[], status: number) =>
    statuses(answers).filter((one) => one === status).length
  const expectNoneOversold = async ({ db, clock }: World) => expect(await placeViolations(db, clock.now())).toEqual([])

  test('of 200 who want the last three places at once three get them, and none is lost', async () => {
    const staged = await stage(3)
    const all = await devotees(staged, 200)
    const answers = await Promise.all(all.map(initiate))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([3, 197])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(
      new Set(['DAY_FULL']),
    )
    await expectNoneOversold(staged.one)
    expect(await staged.day.read(DAYS)).toMatchObject({ state: 'FULL', left: 0 })
    // One of them takes the place that is given back.
    const winner = present(all[answers.findIndex(({ status }) => status === 201)])
    const [ended, ...after] = await Promise.all([
      winner.sender.send('DELETE', `/cart/${winner.entryId}`),
      ...all
        .filter((_, n) => answers[n]?.status === 409)
        .slice(0, 40)
        .map(initiate),
    ])
    expect(ended.status).toBe(200)
    expect(countOf(after, 201)).toBeLessThanOrEqual(1)
    await expectNoneOversold(staged.one)
    const rest = await staged.day.read(DAYS)
    expect(present(rest).left).toBe(1 - countOf(after, 201))
  })

  test('UTRs whose holds have ended: each is booked, and as many have a place as are left', async () => {
    const staged = await stage(20)
    const { one } = staged
    const all = await devotees(staged, 20)
    for (const devotee of all) expect((await initiate(devotee)).status).toBe(201)
    one.clock.pass({ hours: 25 })
    if (staged.other !== one) staged.other.clock.pass({ hours: 25 })
    const later = placesOf(one, await one.admin(), { kind: 'POOJA', id: staged.id })
    expect((await later.set(DAYS - 1, { places: 4 })).status).toBe(200)
    const answers = await Promise.all(all.map(book))
    expect(new Set(statuses(answers))).toEqual(new Set([201]))
    const rows = await one.db.selectFrom('bookings').select('no_place').execute()
    expect(rows.filter(({ no_place: isLate }) => !isLate)).toHaveLength(4)
    await expectNoneOversold(one)
  })

  test('the first number of places of a day counts each quote that is made at the same moment', async () => {
    const staged = await stage(100)
    const { one, day } = staged
    for (const round of rounds(4)) {
      expect((await day.set(DAYS, { places: null })).status).toBe(200)
      const all = await devotees(staged, 12)
      const places = round % 2 ? 5 : 12 * round + 6
      const [set, ...answers] = await Promise.all([day.set(DAYS, { places }), ...all.map(initiate)])
      for (const answer of answers) expect([201, 409]).toContain(answer.status)
      expect([200, 409]).toContain(set.status)
      await expectNoneOversold(one)
    }
  })
})
