import type { AcceptedOffer, Inquiry, InquiryAtDesk, SentOffer } from '../contract/inquiry.ts'
import { call, post, type Sender } from './calls.ts'
import { makePackage } from './factories.ts'
import { present } from './present.ts'
import { world, type World } from './world.ts'

export const group: Inquiry = {
  city: 'varanasi',
  name: 'Kamala Devi',
  phoneNumber: '98390 77777',
  email: 'kamala@example.com',
  headCount: 25,
  wished: '2026-12',
  words: 'A bus for all of us.\nTwo need help with walking.',
}

export const ask = (who: Sender, over: object = {}) => post<null>(who, '/inquiries', { ...group, ...over })

export const inquiriesOf = async (who: Sender, state = 'NEW') =>
  (await call<InquiryAtDesk[]>(who, 'GET', `/admin/inquiries?state=${state}`)).data

/** A price of ₹60,000 for 25 people on the tenth day: ₹70,800 with GST. */
export const offerOf = (w: World, packageId: string, over: object = {}) => ({
  packageId,
  headCount: 25,
  date: w.inDays(10),
  price: 60_000,
  validUntil: w.inDays(5),
  words: 'A bus with 30 seats is in the price.',
  ...over,
})

export const tokenIn = (url: string): string => present(new URL(url).pathname.split('/').at(-1))

/** A person who has the link of an offer. */
export const readerOf = (w: World, url: string, language?: string) => {
  const path = `/inquiries/offer/${tokenIn(url)}`
  const who = w.visitor(language)
  return {
    path,
    read: () => call<SentOffer>(who, 'GET', path),
    accept: () => post<AcceptedOffer>(who, `${path}/accept`),
  }
}

/** A question, an admin, and the admin's acts. */
export async function inquiryDesk(over: object = {}, options: Parameters<typeof world>[0] = {}) {
  const w = await world(options)
  const [admin, pack] = [await w.admin(), await makePackage(w.db)]
  await ask(w.visitor(), over)
  const { id } = present((await inquiriesOf(admin))[0])
  const answer = (edit: object = {}, who: Sender = admin) =>
    post<{ url: string; isEmailed: boolean }>(who, `/admin/inquiries/${id}/offer`, offerOf(w, pack.id, edit))
  const close = (who: Sender = admin) =>
    post<InquiryAtDesk>(who, `/admin/inquiries/${id}/close`, { reason: 'Too few buses' })
  const reopen = () => call<InquiryAtDesk>(admin, 'DELETE', `/admin/inquiries/${id}/close`)
  /** An offer and its reader. */
  const offered = async (edit: object = {}) => readerOf(w, (await answer(edit)).data.url)
  return { w, admin, pack, id, answer, close, reopen, offered }
}
