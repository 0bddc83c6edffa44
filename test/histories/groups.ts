import { nextUtr, post, type Sender } from '../calls.ts'
import { group, inquiriesOf, offerOf, tokenIn } from '../inquiries.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'

const MOST = 2

type Chosen = { devotee: { email: string }; packageId: string; act: Act }

/** A devotee asks for a group, staff make an offer or close the question, and the devotee accepts, sometimes twice at once. */
export async function askForGroup(
  w: World,
  admin: Sender,
  { devotee: { email }, packageId, act }: Chosen,
): Promise<void> {
  const { which, flag } = act
  const visitor = w.visitor()
  const made = await w.db.selectFrom('inquiries').select('id').execute()
  if (made.length < MOST) await post(visitor, '/inquiries', { ...group, email, words: `Group ${nextUtr()}` })
  const [asked] = [...(await inquiriesOf(admin)), ...(await inquiriesOf(admin, 'ANSWERED'))]
  if (!asked) return
  const path = `/admin/inquiries/${asked.id}`
  if (flag && which % 3 === 0) {
    await post(admin, `${path}/close`, { reason: 'No bus' })
    return void (await admin.send('DELETE', `${path}/close`))
  }
  // These are the days of `addWishes`, so that they compete for the last place.
  const date = w.inDays(5 + (which % 3) * 8)
  const offer = offerOf(w, packageId, { headCount: 1 + which * 7, date, validUntil: w.inDays(2), price: 1234.56 })
  const { data } = await post(admin, `${path}/offer`, offer)
  if (!data) return
  const accept = () => post(visitor, `/inquiries/offer/${tokenIn(data.url)}/accept`)
  await Promise.all(flag ? [accept(), accept()] : [accept()])
}
