import { newId } from '../../db/new-id.ts'
import { group, offerOf, tokenIn } from '../inquiries.ts'
import { post } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { present } from '../present.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

export async function newInquiry(w: World): Promise<string> {
  await post(w.visitor(), '/inquiries', { ...group, words: newId() })
  const row = await w.db.selectFrom('inquiries').select('id').orderBy('id', 'desc').executeTakeFirst()
  return present(row).id
}

/** The token of an offer. */
export async function offerToken(w: World): Promise<string> {
  const offer = offerOf(w, (await makePackage(w.db)).id)
  const { data } = await post<{ url: string }>(await w.admin(), `/admin/inquiries/${await newInquiry(w)}/offer`, offer)
  return tokenIn(data.url)
}

/** The calls for questions and offers. */
export const inquiryRows: Row[] = [
  ['POST /inquiries', () => ({ body: group }), 201, 201, 201],
  ['GET /inquiries/offer/{token}', async (w) => ({ path: `/inquiries/offer/${await offerToken(w)}` }), 200, 200, 200],
  [
    'POST /inquiries/offer/{token}/accept',
    async (w) => ({ path: `/inquiries/offer/${await offerToken(w)}/accept` }),
    201,
    201,
    201,
  ],
  ['GET /admin/inquiries', () => ({}), 401, 403, 200],
  [
    'POST /admin/inquiries/{id}/offer',
    async (w) => ({
      path: `/admin/inquiries/${await newInquiry(w)}/offer`,
      body: offerOf(w, (await makePackage(w.db)).id),
    }),
    401,
    403,
    201,
  ],
  [
    'POST /admin/inquiries/{id}/close',
    async (w) => ({ path: `/admin/inquiries/${await newInquiry(w)}/close`, body: { reason: 'Too late' } }),
    401,
    403,
    200,
  ],
  [
    'DELETE /admin/inquiries/{id}/close',
    async (w) => {
      const id = await newInquiry(w)
      await post(await w.admin(), `/admin/inquiries/${id}/close`, { reason: 'Too late' })
      return { path: `/admin/inquiries/${id}/close` }
    },
    401,
    403,
    200,
  ],
]
