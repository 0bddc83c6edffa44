import { unwrap } from '../../contract/client.ts'
import { type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { MOST_DAYS_MOVED } from '../../domain/panchang/days-moved.ts'
import { password } from '../factories.ts'
import { DAY_MS } from '../world.ts'
import { bookEachState, staffOf } from './booked-states.ts'
import { nextUtr, type Person, peopleAt } from './people.ts'
import type { Past, Site } from './site.ts'
import { firstOf, present } from '../present.ts'

/** The longest names: if a page fits these, it fits all others. */
export const pilgrimOfLongName = {
  name: 'श्रीमती विश्वेश्वरीदेवी त्रिलोकीनारायण चतुर्वेदी',
  email: 'vishweshwari.devi.trilokinarayan.chaturvedi@example.com',
}

/** The pilgrim booked, 60 days ago, a journey that began 40 days ago. No call can book a past day. */
export const fixturesPast: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 60 * DAY_MS).toISOString())
  const pilgrim = await w.devotee(pilgrimOfLongName)
  const { id } = await w.db.selectFrom('packages').select('id').where('city', '=', 'Ayodhya').executeTakeFirstOrThrow()
  await pilgrim.addPackage({ packageId: id, headCount: 11, days: 20 })
  await pilgrim.book(nextUtr())
}

/**
 * Everyone who can open a page: a newcomer with an empty cart, a shopper with a full one, a pilgrim with a past, a verified and an
 * unverified booking, a payer with a booking in each state, and the admin. A buyer books the cart, so each visit needs a new buyer.
 * The site needs `fixturesPast`.
 */
export async function prepareFixtures(site: Pick<Site, 'origin'>) {
  const people = peopleAt(site.origin)
  const [admin, newcomer, shopper, pilgrim, payer] = await Promise.all([
    people.admin(),
    people.devotee(),
    people.devotee(),
    people.known({ email: pilgrimOfLongName.email, password }),
    people.devotee(),
  ])
  await shopper.addPackage({ headCount: 5 })
  await shopper.addPooja()

  const been = firstOf((await unwrap(pilgrim.api.bookings.all.$get({ query: {} }))).data)
  await pilgrim.addPackage({ headCount: 4, days: 30 })
  const going = firstOf(await pilgrim.book())
  await pilgrim.addPooja()
  await pilgrim.book()
  for (const { id } of [been, going])
    await unwrap(admin.api.bookings.verification.$post({ json: { id, status: true } }))
  const text = 'गंगाजी की आरती अविस्मरणीय रही।\nSo peaceful.'
  await unwrap(pilgrim.api.feedback.create.$post({ json: { text, rating: 4 } }))
  const states = await bookEachState(payer, staffOf(admin))
  const adminBookings = await prepareAdminBookings(people, admin)
  const festivalsPath = await changeFestivals(admin)
  const statementId = await importStatement(site.origin, admin, adminBookings.toCheck)

  const ayodhya = { param: { cityName: 'ayodhya' }, query: {} }
  const { data: packages } = await unwrap(shopper.api.packages.city[':cityName'].$get(ayodhya))
  const { data: poojas } = await unwrap(shopper.api.events.city[':cityName'].$get(ayodhya))
  return {
    packageId: firstOf(packages).id,
    poojaId: firstOf(poojas).id,
    pilgrimId: pilgrim.session.user.id,
    /** The booking of a past journey. */
    past: been.id,
    /** A booking of a journey in the future. */
    bookedReference: going.reference,
    newcomerId: newcomer.session.user.id,
    ...adminBookings,
    statementId,
    festivalsPath,
    ...states,
    /** Null for `anyone`. */
    people: {
      anyone: async () => null,
      newcomer: async () => newcomer,
      shopper: async () => shopper,
      pilgrim: async () => pilgrim,
      payer: async () => payer,
      admin: async () => admin,
      buyer: async () => {
        const buyer = await people.devotee()
        await buyer.addPackage()
        await buyer.addPooja()
        return buyer
      },
    } satisfies Record<string, () => Promise<Person | null>>,
  }
}

/** Bookings for the admin pages: with an unchecked payment, verified, rejected and cancelled. */
async function prepareAdminBookings(people: ReturnType<typeof peopleAt>, { api }: Person) {
  const devotee = await people.devotee({ ...pilgrimOfLongName, email: 'at.the.desk@example.com' })
  const bookOne = async () => {
    await devotee.addPackage({ headCount: 4 })
    const [{ id } = { id: '' }] = await devotee.book()
    const { data } = await unwrap(api.bookings[':id'].$get({ param: { id } }))
    const { id: paymentId, reference } = firstOf(data.payments)
    return { id, userId: devotee.session.user.id, amountPaid: data.amountPaid, paymentId, reference }
  }
  const toCheck = await bookOne()
  const verified = await bookOne()
  const rejected = await bookOne()
  const cancelled = await bookOne()
  for (const { paymentId: id } of [verified, cancelled]) await unwrap(api.payments.verify.$post({ json: { id } }))
  const driver = { name: 'रामखिलावन यादव', phone: '9415012345', vehicle: 'Ertiga UP 70 AB 1234' }
  await unwrap(api.bookings.driver.$post({ json: { id: verified.id, ...driver } }))
  const names = { names: 'Savitri Devi', gotra: 'Bharadwaj' }
  await unwrap(api.bookings[':id'].sankalp.$put({ param: { id: verified.id }, json: names }))
  const text = 'इस नंबर से कोई भुगतान नहीं आया।'
  await unwrap(api.payments.reject.$post({ json: { id: rejected.paymentId, reason: 'OTHER', text } }))
  const reason = 'गंगा जी में बाढ़ आई है।'
  await unwrap(api.bookings.cancel.$post({ json: { id: cancelled.id, refund: cancelled.amountPaid, reason } }))
  return { toCheck, verified, rejected, cancelled }
}

/** In a past year, which no devotee reads: one festival is moved, one is hidden, one is moved into another month. */
async function changeFestivals({ api }: Person): Promise<string> {
  const year = String(Number(dayOf(Date.now()).slice(0, 4)) - 1)
  const { data } = await unwrap(api.admin.panchang[':year'].$get({ param: { year } }))
  const one = api.admin.panchang[':computed'][':observance']
  const atStart = present(data.dates.find(({ computed }) => Number(computed.slice(8)) <= MOST_DAYS_MOVED))
  for (const [date, days] of [
    [present(data.dates[0]), 1],
    [present(data.dates[1]), null],
    [atStart, -Number(atStart.computed.slice(8))],
  ] as const) {
    const { computed, observance } = date
    const day = days === null ? null : startOf(computed as CalendarDay) + days * DAY_MS
    await unwrap(one.$put({ param: { computed, observance }, json: { day } }))
  }
  return `/admin/festivals?year=${year}`
}

/** A statement with rows of several kinds: a payment with less money, a row of nobody, and a row that cannot be read. */
async function importStatement(origin: string, { session }: Person, { reference }: { reference: string }) {
  const rows = [`22/11/2026,NEFT-${reference},,4000`, '22/11/2026,चढ़ावा CASH DEPOSIT,,2100', '31/11/2026,CASH,,5']
  const form = new FormData()
  form.set(
    'file',
    new File([['Date,Narration,Withdrawal,Deposit', ...rows].join('\n')], 'november-with-a-long-name.csv'),
  )
  const headers = { Authorization: `Bearer ${session.access_token}` }
  const response = await fetch(`${origin}/v1/statements`, { method: 'POST', headers, body: form })
  return ((await response.json()) as { data: { id: string } }).data.id
}

export type Fixtures = Awaited<ReturnType<typeof prepareFixtures>>
