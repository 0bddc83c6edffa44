import { expect } from 'vitest'
import { type Answer, nextUtr, patient, rounds, statuses } from '../calls.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'
import { bookingRaces, type Booked, click } from './booking-races.ts'
import { firstOf, present } from '../present.ts'

const pg = usePostgres()
const { expectSumsRight, mailsQueued, twoInstances } = bookingRaces(pg)

const ids = (answer: Answer<Booked[]>) => answer.data.map((booking) => booking.id)

test.each([
  ['a quote', true],
  ['the whole cart', false],
])('CONTRACT bookings/add: twelve simultaneous clicks on two instances book %s once', async (_, quoted) => {
  const { devotee: newDevotee } = await twoInstances()
  for (const _round of rounds(6)) {
    const devotee = await newDevotee()
    const entries = [await devotee.addPackage({ headCount: 3 }), await devotee.addPooja()]
    if (quoted) await devotee.quote(...entries.map((entry) => entry.id))
    const amount = Math.min(5000, await devotee.cost())
    const utr = nextUtr()
    const answers = await Promise.all(
      rounds(12).map((n) => click(patient(n % 2 ? devotee : devotee.elsewhere), amount, utr)),
    )
    expect(statuses(answers)).toEqual([...rounds(11).map(() => 200), 201])
    for (const answer of answers) expect(ids(answer)).toEqual(ids(firstOf(answers)))
    expect(await devotee.bookings()).toHaveLength(2)
    expect(await devotee.cart()).toEqual([])
  }
  expect(await mailsQueued('booking_received')).toHaveLength(6)
  await expectSumsRight()
})

test('DESIGN 40001 retried: simultaneous clicks book once in serializable transactions', async () => {
  const serializable = `${pg.url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`
  const one = await world({ database: pg.connect(serializable) })
  const other = await world({ database: pg.connect(serializable) })
  for (const _round of rounds(5)) {
    const devotee = await one.devotee()
    const elsewhere = other.bearer(devotee.token)
    await devotee.addPackage()
    await devotee.addPooja()
    const amount = await devotee.cost()
    const utr = nextUtr()
    const answers = await Promise.all(
      rounds(4).map((n) => click(patient(n % 2 ? devotee : elsewhere), Math.min(5000, amount), utr)),
    )
    expect(statuses(answers)).toEqual([200, 200, 200, 201])
    for (const answer of answers) expect(ids(answer)).toEqual(ids(firstOf(answers)))
  }
  await expectSumsRight()
})

test('CONTRACT bookings/add: one of two users of a UTR books, the other keeps the cart', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(10)) {
    const [one, other] = [await newDevotee(), await newDevotee()]
    const racers = [one, other]
    for (const racer of racers) {
      const entry = await racer.addPackage()
      if (round % 2) await racer.quote(entry.id)
    }
    const carts = await Promise.all(racers.map((racer) => racer.cart()))
    const amount = await one.cost()
    // The UTR is the same in upper and lower case.
    const utr = `AXIS${nextUtr().slice(4)}`
    const answers = await Promise.all([click(one, amount, utr), click(other.elsewhere, amount, utr.toLowerCase())])
    expect(statuses(answers)).toEqual([201, 409])
    const lost = answers.findIndex((answer) => answer.status === 409)
    expect(present(answers[lost]).code).toBe('UTR_TAKEN')
    expect(await present(racers[lost]).cart()).toEqual(carts[lost])
    expect(await present(racers[lost]).bookings()).toEqual([])
    expect((await present(racers[lost]).payments()).filter((payment) => payment.refNo !== null)).toEqual([])
    expect(await present(racers[lost]).book(nextUtr(), amount)).toHaveLength(1)
  }
  expect(await mailsQueued('booking_received')).toHaveLength(20)
  await expectSumsRight()
})

test('CONTRACT bookings/add: two simultaneous UTRs for one quote book its entries once', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const _round of rounds(8)) {
    const devotee = await newDevotee()
    const entries = [await devotee.addPackage(), await devotee.addPooja()]
    const { amountPayable } = await devotee.quote(...entries.map((entry) => entry.id))
    const answers = await Promise.all([
      click(devotee, amountPayable, nextUtr()),
      click(devotee.elsewhere, amountPayable, nextUtr()),
    ])
    expect(statuses(answers)).toEqual([201, 409])
    expect(present(answers.find((answer) => answer.status === 409)).code).toBe('CART_EMPTY')
    expect(await devotee.bookings()).toHaveLength(2)
  }
  expect(await mailsQueued('booking_received')).toHaveLength(8)
  await expectSumsRight()
})
