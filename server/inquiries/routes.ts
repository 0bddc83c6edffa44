import * as contract from '../../contract/inquiry.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'
import { pageOf } from '../http/page.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { acceptOffer, findOffer } from './accept.ts'
import { answerInquiry } from './answer.ts'
import { askInquiry, closeInquiry, listInquiries, offerOf, reopenInquiry, toInquiryResponse } from './store.ts'

/** Questions of groups and other wishes, and the offers that staff make. */
export const inquiries = createRouter()
  .openapi(protect(contract.askInquiry), async (c) => {
    await askInquiry(c.var.db, c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return created(c, null, m.ask_sent)
  })
  .openapi(protect(contract.readOffer), async (c) => {
    c.header('Cache-Control', 'no-store')
    const row = await findOffer(c.var.db, c.req.valid('param').token, c.var.moment, c.var)
    const offer = offerOf(row)
    if (!offer) throw new AppError('OFFER_LINK_ENDED')
    const state = row.state === 'ACCEPTED' ? row.state : ('ANSWERED' as const)
    return ok(c, { ...offer, state })
  })
  .openapi(protect(contract.acceptOffer), async (c) => {
    const { db, env, moment, wakeMail } = c.var
    const { accepted, isNew } = await acceptOffer(db, c.req.valid('param').token, moment, c.var, env)
    wakeMail()
    return isNew ? created(c, accepted, m.offer_accepted) : ok(c, accepted, m.offer_accepted)
  })
  .openapi(protect(contract.listInquiries), async (c) => {
    const filter = c.req.valid('query')
    return c.json(pageOf(await listInquiries(c.var.db, filter), filter.limit, toInquiryResponse), 200)
  })
  .openapi(protect(contract.answerInquiry), async (c) => {
    const { db, env, user, moment } = c.var
    const answer = { ...c.req.valid('json'), id: c.req.valid('param').id }
    const sent = await answerInquiry(db, user, answer, moment, env)
    c.var.wakeMail()
    return created(c, sent, sent.isEmailed ? m.inquiry_answered_email : m.inquiry_answered)
  })
  .openapi(protect(contract.closeInquiry), async (c) => {
    const closing = { ...c.req.valid('json'), id: c.req.valid('param').id }
    return ok(c, toInquiryResponse(await closeInquiry(c.var.db, c.var.user, closing, c.var.moment)), m.inquiry_closed)
  })
  .openapi(protect(contract.reopenInquiry), async (c) => {
    const row = await reopenInquiry(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return ok(c, toInquiryResponse(row), m.inquiry_reopened)
  })
