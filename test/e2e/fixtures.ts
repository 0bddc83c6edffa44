import { unwrap } from '../../contract/client.ts'
import { connectEmbedded } from '../../db/connect.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { bookEachState, staffOf } from './booked-states.ts'
import { type Person, peopleAt } from './people.ts'
import type { Site } from './site.ts'

/** Names as long as they come: a page that holds these holds the others. */
const pilgrimOfLongName = {
  name: 'श्रीमती विश्वेश्वरीदेवी त्रिलोकीनारायण चतुर्वेदी',
  email: 'vishweshwari.devi.trilokinarayan.chaturvedi@example.com',
}

/**
 * Everybody whom a page can be shown to: a newcomer with an empty cart, a shopper with a full one, a pilgrim who has
 * been, is going and has not been verified yet, a payer with a booking in each state, and the admin. A buyer books what is in the cart, so each is a new one.
 */
export async function prepareFixtures(site: Site) {
  const people = peopleAt(site.origin)
  const [admin, newcomer, shopper, pilgrim, payer] = await Promise.all([
    people.admin(),
    people.devotee(),
    people.devotee(),
    people.devotee(pilgrimOfLongName),
    people.devotee(),
  ])
  await shopper.addPackage({ headCount: 5 })
  await shopper.addPooja()

  await pilgrim.addPackage({ headCount: 11 })
  const [been] = await pilgrim.book()
  await pilgrim.addPackage({ headCount: 4, days: 30 })
  const [going] = await pilgrim.book()
  await pilgrim.addPooja()
  await pilgrim.book()
  for (const { id } of [been!, going!])
    await unwrap(admin.api.bookings.verification.$post({ json: { id, status: true } }))
  const text = 'गंगाजी की आरती अविस्मरणीय रही।\nSo peaceful.'
  await unwrap(pilgrim.api.feedback.create.$post({ json: { text, rating: 4 } }))
  const states = await bookEachState(payer, staffOf(admin))
  await site.whileStopped((dataDir) => movePast(dataDir, been!.id))

  const adminBookings = await prepareAdminBookings(people, admin)

  const ayodhya = { param: { cityName: 'ayodhya' }, query: {} }
  const { data: packages } = await unwrap(shopper.api.packages.city[':cityName'].$get(ayodhya))
  const { data: poojas } = await unwrap(shopper.api.events.city[':cityName'].$get(ayodhya))
  return {
    packageId: packages[0]!.id,
    poojaId: poojas[0]!.id,
    pilgrimId: pilgrim.session.user.id,
    newcomerId: newcomer.session.user.id,
    ...adminBookings,
    ...states,
    /** Nobody at all for `anyone`. */
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
        return buyer
      },
    } satisfies Record<string, () => Promise<Person | null>>,
  }
}

/** Bookings as they lie before staff: with a payment to check, verified, with a payment rejected, cancelled. */
async function prepareAdminBookings(people: ReturnType<typeof peopleAt>, { api }: Person) {
  const devotee = await people.devotee({ ...pilgrimOfLongName, email: 'at.the.desk@example.com' })
  const bookOne = async () => {
    await devotee.addPackage({ headCount: 4 })
    const [{ id } = { id: '' }] = await devotee.book()
    const { data } = await unwrap(api.bookings[':id'].$get({ param: { id } }))
    return { id, userId: devotee.session.user.id, amountPaid: data.amountPaid, paymentId: data.payments[0]!.id }
  }
  const toCheck = await bookOne()
  const verified = await bookOne()
  const rejected = await bookOne()
  const cancelled = await bookOne()
  for (const { paymentId: id } of [verified, cancelled]) await unwrap(api.payments.verify.$post({ json: { id } }))
  const driver = { name: 'रामखिलावन यादव', phone: '9415012345', vehicle: 'Ertiga UP 70 AB 1234' }
  await unwrap(api.bookings.driver.$post({ json: { id: verified.id, ...driver } }))
  const text = 'इस नंबर से कोई भुगतान नहीं आया।'
  await unwrap(api.payments.reject.$post({ json: { id: rejected.paymentId, reason: 'OTHER', text } }))
  const reason = 'गंगा जी में बाढ़ आई है।'
  await unwrap(api.bookings.cancel.$post({ json: { id: cancelled.id, refund: cancelled.amountPaid, reason } }))
  return { toCheck, verified, rejected, cancelled }
}

export type Fixtures = Awaited<ReturnType<typeof prepareFixtures>>

/** No call books a day that is over: only time makes a journey past. */
async function movePast(dataDir: string, bookingId: string): Promise<void> {
  const { db, close } = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
  try {
    const date_start = addDays(dayOf(Date.now()), -40)
    const created_at = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)
    await db.updateTable('bookings').set({ date_start, created_at }).where('id', '=', bookingId).execute()
  } finally {
    await close()
  }
}
