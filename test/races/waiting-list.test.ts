import { describe, expect } from 'vitest'
import type { OwnWaiting } from '../../contract/waiting.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { call, patient, post, rounds } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { placeViolations } from '../place-violations.ts'
import { placesOf } from '../places.ts'
import { present } from '../present.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

const DAYS = 10
const PEOPLE = 50

describe.each(bothDatabases(pg))('PLACES waiting list races on $name', ({ name, test, open }) => {
  test('of 50 who join and leave while places come free, each place is held once and in order', async () => {
    const database = await open()
    const one = await world({ database })
    const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : one
    const { id } = await makePooja(one.db, { cost: 1100 })
    const subject = { kind: 'POOJA', id } as const
    const day = placesOf(one, await one.admin(), subject)
    await day.set(DAYS, { places: 0 })
    const people: ReturnType<typeof patient>[] = []
    for (const n of rounds(PEOPLE)) {
      const { token } = await one.devotee()
      people.push(patient((n % 2 ? other : one).bearer(token)))
    }
    const join = (who: (typeof people)[number]) =>
      post<OwnWaiting>(who, '/waiting', { subject, date: one.inDays(DAYS), headCount: 0 })
    const mine = async (who: (typeof people)[number]) => (await call<OwnWaiting[]>(who, 'GET', '/waiting')).data
    const offer = ({ db, clock }: typeof one) => offerFreePlaces(db, clock.now())
    const whole = async () => expect(await placeViolations(one.db, one.clock.now())).toEqual([])
    const answers = await Promise.all(people.slice(0, 30).map(join))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    // The others join, some leave, both processes offer, and staff add places, all at once.
    await Promise.all([
      ...people.slice(30).map(join),
      ...people.slice(0, 10).map(async (who) => {
        for (const { id: own } of await mine(who)) await call(who, 'DELETE', `/waiting/${own}`)
      }),
      day.set(DAYS, { places: 12 }),
      ...rounds(4).flatMap(() => [offer(one), offer(other)]),
    ])
    await whole()
    await offer(one)
    const states = async () =>
      (await one.db.selectFrom('waiting_list').select('state').execute()).map((row) => row.state)
    const held = async () => (await states()).filter((state) => state === 'OFFERED').length
    // No place is lost: while somebody waits, all places are held.
    expect(await held()).toBe(12)
    await whole()
    // People who hold a place pay, remove it or leave at once, and each place goes to the next person.
    const holders = []
    for (const who of people) if ((await mine(who)).some(({ state }) => state === 'OFFERED')) holders.push(who)
    await Promise.all([
      ...holders.map(async (who, n) => {
        const [own] = await mine(who)
        const { data: cart } = await call<{ id: string }[]>(who, 'GET', '/cart')
        const entry = present(cart[0]).id
        if (n % 3 === 0) await call(who, 'DELETE', `/waiting/${present(own).id}`)
        else if (n % 3 === 1) await call(who, 'DELETE', `/cart/${entry}`)
        else expect((await post(who, '/payments/initiate', { cartIds: [entry], vehicle: 'CAR' })).status).toBe(201)
      }),
      ...rounds(3).flatMap(() => [offer(one), offer(other)]),
    ])
    await offer(one)
    await whole()
    expect(await held()).toBe(12)
    const notOf = async () => (await day.read(DAYS, await one.admin())) ?? { taken: 0 }
    expect((await notOf()).taken).toBe(12)
  })
})
