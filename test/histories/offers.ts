import type { Db } from '../../db/connect.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, post, type Sender } from '../calls.ts'
import type { Act } from './acts.ts'

const KEY = 'a key of the house'

type Offer = { id: string }
type Shop = { admin: Sender; devotee: Sender; packages: readonly [Offer, Offer]; pooja: Offer; act: Act }

/** Staff publish or withdraw an offer, add one, or take back the last change of one; a devotee removes withdrawn items. */
export async function tendOffers(db: Db, { admin, devotee, packages, pooja, act: { which, flag } }: Shop) {
  await storeSecurityKey(db, KEY)
  const [area, { id }] =
    which % 3 === 2 ? (['events', pooja] as const) : (['packages', packages[which % 3 === 0 ? 0 : 1]] as const)
  if (which % 4 === 3) {
    const { data: entries } = await call<{ id: string; withdrawn?: boolean }[]>(devotee, 'GET', '/cart')
    for (const entry of entries?.filter(({ withdrawn }) => withdrawn) ?? [])
      await call(devotee, 'DELETE', `/cart/${entry.id}`)
  }
  if (which % 8 === 6) return addDraft(admin)
  if (which % 8 === 5) return undoLast(admin, id)
  // Offers are mostly published, because most acts of a history need one on sale.
  const status = flag || which % 4 > 1 ? 'PUBLISHED' : which % 2 === 0 ? 'WITHDRAWN' : 'DRAFT'
  return post(admin, `/${area}/${id}/status`, { status, key: KEY })
}

const addDraft = (admin: Sender) => {
  const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const texts = { name: 'Aarti', nameHindi: 'आरती', details: 'At dusk', detailsHindi: 'शाम को' }
  return post(admin, '/events', { event: { ...place, ...texts, cost: 501, key: KEY } })
}

async function undoLast(admin: Sender, id: string) {
  const { data } = await call<{ id: string; canUndo: boolean }[]>(admin, 'GET', `/admin/history/${id}`)
  const last = data?.find(({ canUndo }) => canUndo)
  return last && post(admin, `/admin/history/${id}/undo`, { entryId: last.id, key: KEY })
}
