import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import { makePackage } from '../factories.ts'
import { group, offerOf } from '../inquiries.ts'
import type { World } from '../world.ts'
import { newInquiry } from './role-matrix-inquiries.ts'

type Stage = { w: World; language: Language }

const byStaff = async ({ w, language }: Stage) => w.bearer((await w.admin()).token, language)

export const inquiryErrors = {
  OFFER_LINK_ENDED: ({ w, language }) => w.visitor(language).send('GET', '/inquiries/offer/nobody'),
  PEOPLE_RANGE: ({ w, language }) => w.visitor(language).send('POST', '/inquiries', { ...group, headCount: 501 }),
  OFFER_UNTIL_RANGE: async (stage) => {
    const offer = offerOf(stage.w, (await makePackage(stage.w.db)).id, { validUntil: stage.w.inDays(10) })
    return (await byStaff(stage)).send('POST', `/admin/inquiries/${await newInquiry(stage.w)}/offer`, offer)
  },
  INQUIRY_CHANGED: async (stage) =>
    (await byStaff(stage)).send('DELETE', `/admin/inquiries/${await newInquiry(stage.w)}/close`),
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
