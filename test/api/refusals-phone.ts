import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import type { Person } from '../../contract/desk/persons.ts'
import { post } from '../calls.ts'
import { dayOfDriver, linkOf, newDriver, phoneOf } from '../day-links.ts'
import { makePackage } from '../factories.ts'
import { phoneBookingOf } from '../phone-bookings.ts'
import { picture } from '../photos.ts'
import { present } from '../present.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

const phoneNumber = '98390 12345'

/** Staff book for a person with one phone number, after `first`. */
const enter =
  (over: (w: World) => object, first?: (w: World) => Promise<unknown>) =>
  async ({ w, language }: Stage) => {
    await first?.(w)
    const admin = w.bearer((await w.admin()).token, language)
    const { id: packageId } = await makePackage(w.db)
    const devotee = { name: 'Meena', phoneNumber }
    const booking = { devotee, packageId, headCount: 2, date: w.inDays(9), events: [], ...over(w) }
    return admin.send('POST', '/admin/bookings', booking)
  }

/** ₹100 in cash, counted with different sums. */
const count = async ({ w, language }: Stage, expected: number, ...counts: number[]) => {
  const admin = await w.admin()
  const paid = { method: 'CASH', amount: 100, receivedOn: w.inDays(0) }
  await phoneBookingOf(w, (await makePackage(w.db)).id)(admin, { paid })
  const who = w.bearer(admin.token, language)
  const close = (counted: number) =>
    who.send('POST', '/admin/cash', { staffId: admin.user.id, date: w.inDays(0), expected, counted })
  const [last = 0, ...others] = counts.toReversed()
  for (const counted of others) await close(counted)
  return close(last)
}

/** An amount is taken off the price of a booking that is held or paid in cash. */
async function allowOf({ w, language }: Stage, { amount, paid }: { amount: number; paid?: number }) {
  const admin = await w.admin()
  const cash = paid && { paid: { method: 'CASH', amount: paid, receivedOn: w.inDays(0) } }
  const { data } = await phoneBookingOf(w, (await makePackage(w.db)).id)(admin, { ...cash })
  const asked = { amount, reason: 'The car broke down', total: 1, refund: 0 }
  return w.bearer(admin.token, language).send('POST', `/admin/bookings/${data.id}/allowance`, asked)
}

/** A driver's link of a day. */
const dayPhone = async (w: World, days: number) => {
  const admin = await w.admin()
  const driver = (await post<Person>(admin, '/admin/people', newDriver)).data
  return phoneOf(w, (await linkOf(w, admin, driver, days)).url)
}

/** The driver sends one photo for each of these stops; the answer to the last. */
const sendPhoto = async ({ w, language }: Stage, ...items: [string, ...string[]]) => {
  const { url, families } = await dayOfDriver(w)
  const bytes = await picture().jpeg().toBuffer()
  let last
  for (const item of items) last = await phoneOf(w, url, language).photo(families[0].id, item, bytes)
  return present(last)
}

export const phoneErrors = {
  NO_ALLOWANCE: (stage) => allowOf(stage, { amount: 1 }),
  ALLOWANCE_TOO_MUCH: (stage) => allowOf(stage, { amount: 101, paid: 100 }),
  SHEET_DATE: async ({ w, language }) =>
    w.bearer((await w.admin()).token, language).send('GET', '/admin/sheets/city/varanasi/2026-02-30'),
  DAY_LINK_ENDED: ({ w, language }) => w.visitor(language).send('GET', '/day/nobody'),
  DAY_LINK_EARLY: async ({ w, language }) => w.visitor(language).send('GET', (await dayPhone(w, 1)).path),
  NOT_ON_SHEET: async ({ w, language }) => {
    const press = { id: crypto.randomUUID(), bookingId: crypto.randomUUID(), item: 'stop:0' }
    const at = w.clock.now().toISOString()
    return w.visitor(language).send('POST', `${(await dayPhone(w, 0)).path}/acts`, { ...press, at })
  },
  PHOTOS_NOT_ASKED: async (stage) => sendPhoto(stage, 'stop:0'),
  PHOTO_SENT_BEFORE: async (stage) => {
    stage.w.env.DAY_PHOTOS = 'yes'
    return sendPhoto(stage, 'stop:0', 'stop:1')
  },
  MONTH_NOT_OVER: async ({ w, language }) =>
    w.bearer((await w.admin()).token, language).send('POST', '/admin/accounts/filed', { month: '2026-11' }),
  CASH_CHANGED: (stage) => count(stage, 99, 99),
  CASH_CLOSED: (stage) => count(stage, 100, 100, 90),
  PRICE_REASON: enter(() => ({ price: 3000 })),
  HELD_UNTIL_RANGE: enter((w) => ({ heldUntil: w.inDays(10) })),
  PAID_OVER_PRICE: enter((w) => ({ paid: { method: 'CASH', amount: 4721, receivedOn: w.inDays(0) } })),
  DEVOTEE_UNCLEAR: enter(
    () => ({}),
    async (w) => [await w.devotee({ phone: '+919839012345' }), await w.devotee({ phone: '+919839012345' })],
  ),
  ACCOUNT_CLAIMED: async ({ w, language }) => {
    const { user } = await w.devotee()
    return w.bearer((await w.admin()).token, language).send('POST', `/admin/user/${user.id}/claim`)
  },
  CLAIM_CODE_INVALID: ({ w, language }) =>
    w.visitor(language).send('POST', '/user/claim', {
      code: 'XXXXXXXXXXXX',
      email: 'meena@example.com',
      password: 'a new long secret',
    }),
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
