import type { Language } from '../../domain/language.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { newId } from '../../db/new-id.ts'
import { MOST_CORRECTIONS } from '../../domain/payment.ts'
import { makePackage, password } from '../factories.ts'
import { openSession } from '../../server/account/sessions.ts'
import type { World } from '../world.ts'
import { firstOf } from '../present.ts'
import { lockedSheet, scannedPage } from '../locked-files.ts'
import { statementCsv, upload } from './statement-files.ts'

type Stage = { w: World; language: Language }

/** A devotee with a future booking of ₹7,080, of which ₹5,000 are submitted, and an admin with a language. */
async function booked({ w, language }: Stage, days = 20) {
  const devotee = await w.devotee({ language })
  const staff = w.bearer((await w.admin()).token, language)
  await devotee.addPackage({ headCount: 4, days })
  const { id } = firstOf(await devotee.book('426812345678'))
  const paymentId = firstOf(await devotee.payments()).id
  return { devotee, staff, id, paymentId, verify: () => staff.send('POST', '/payments/verify', { id: paymentId }) }
}

/** Like `booked`, then verified and cancelled by staff, so that a refund waits. */
async function toRefund(stage: Stage) {
  const made = await booked(stage)
  await made.verify()
  await made.staff.send('POST', '/bookings/cancel', { id: made.id, refund: 5000 })
  const refund = await stage.w.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
  const send = (refNo = 'N32626', path = '/refunds/sent') => made.staff.send('POST', path, { id: refund.id, refNo })
  return { ...made, send, refund }
}

async function chooseFile({ w, language }: Stage, content: string | Uint8Array<ArrayBuffer>, opening?: string) {
  const staff = w.bearer((await w.admin()).token, language)
  return upload(staff, w, content, language, undefined, '/v1/statements', opening)
}

/** Like `booked`, with the payment on an imported statement. */
async function imported(stage: Stage) {
  const made = await booked(stage)
  const { data } = await (await upload(made.staff, stage.w, statementCsv([['426812345678', 5000]]))).json()
  return { ...made, statementId: String(data.id) }
}

/** Like `imported`, with the payment verified by the import. */
async function importedAndVerified(stage: Stage) {
  const made = await imported(stage)
  const { staff, statementId } = made
  const verifyAgain = () => staff.send('POST', `/statements/${statementId}/verify`, {})
  await verifyAgain()
  return { ...made, verifyAgain, undo: () => staff.send('POST', `/statements/${statementId}/undo`, {}) }
}

const recordCash = ({ w }: Stage, { staff, id: bookingId }: Awaited<ReturnType<typeof booked>>) =>
  staff.send('POST', '/payments/cash', { bookingId, amount: 2081, receivedOn: w.inDays(0) })

async function billed(stage: Stage, over: object) {
  const { devotee, id } = await booked(stage)
  const buyer = { name: 'Kamala Traders', address: '1 Lane', state: '27', gstin: '27AAPFU0939F1ZV', ...over }
  return devotee.send('PUT', `/bookings/${id}/buyer`, buyer)
}

/** A request for every code about money after the booking. */
export const moneyErrors = {
  NOTHING_DUE: async (stage) => {
    const devotee = await stage.w.devotee({ language: stage.language })
    await devotee.addPooja()
    const booking = firstOf(await devotee.book('426812345678'))
    return devotee.send('POST', '/payments/balance', { bookingId: booking.id })
  },
  PAYMENT_VERIFIED: async (stage) => {
    const { devotee, paymentId, verify } = await booked(stage)
    await verify()
    return devotee.send('POST', '/payments/submit', { id: paymentId, refNo: '426812345679' })
  },
  UTR_CHANGED: async (stage) => {
    const { staff, paymentId } = await booked(stage)
    return staff.send('POST', '/payments/verify', { id: paymentId, refNo: '426812345679' })
  },
  NOT_SUBMITTED: async (stage) => {
    const { devotee, staff, id } = await booked(stage)
    const { data } = await (await devotee.send('POST', '/payments/balance', { bookingId: id })).json()
    return staff.send('POST', '/payments/verify', { id: data.id })
  },
  PAYMENT_HANDLED: async (stage) => {
    const { staff, paymentId, verify } = await booked(stage)
    await verify()
    return staff.send('POST', '/payments/verify', { id: paymentId, undoable: true })
  },
  UNDO_OVER: async (stage) => {
    const { staff, paymentId, verify } = await booked(stage)
    await verify()
    return staff.send('POST', '/payments/undo', { id: paymentId })
  },
  RECEIVED_ON_RANGE: async (stage) => {
    const { staff, paymentId } = await booked(stage)
    return staff.send('POST', '/payments/verify', { id: paymentId, receivedOn: 0 })
  },
  TOO_MANY_CORRECTIONS: async (stage) => {
    const { devotee, paymentId } = await booked(stage)
    const correct = (number: number) =>
      devotee.send('POST', '/payments/submit', { id: paymentId, refNo: String(500_000_000_000 + number) })
    for (let done = 0; done < MOST_CORRECTIONS; done++) await correct(done)
    return correct(MOST_CORRECTIONS)
  },
  REFUND_CHANGED: async (stage) => {
    const { devotee, id } = await booked(stage)
    return devotee.send('POST', '/bookings/cancel', { id, refund: 5000 })
  },
  REFUND_SENT: async (stage) => {
    const { send } = await toRefund(stage)
    await send()
    return send()
  },
  STATEMENT_UNREADABLE: async ({ w, language }) =>
    upload(w.bearer((await w.admin()).token, language), w, 'Name,Phone\nRam,98', language),
  STATEMENT_LOCKED: (stage) => chooseFile(stage, lockedSheet([['Date']], 'right')),
  STATEMENT_PASSWORD_WRONG: (stage) => chooseFile(stage, lockedSheet([['Date']], 'right'), 'wrong'),
  STATEMENT_SCANNED: async (stage) => chooseFile(stage, await scannedPage()),
  STATEMENT_TOO_LONG: (stage) => chooseFile(stage, `Date,Narration,Credit\n${'21/11/2026,UPI,5\n'.repeat(50_001)}`),
  NO_ALERT: async ({ w, language }) =>
    w.bearer((await w.admin()).token, language).send('POST', '/statements/alerts', { text: 'Namaste' }),
  NOT_A_FORM: async ({ w, language }) => w.bearer((await w.admin()).token, language).send('POST', '/statements', {}),
  AMOUNT_FAR: async (stage) => {
    const { staff, paymentId } = await booked(stage)
    return staff.send('POST', '/payments/verify', { id: paymentId, amountReceived: 1 })
  },
  IMPORT_RUNNING: async (stage) => {
    const { staff, statementId } = await imported(stage)
    const { w } = stage
    const known = {
      statement_id: statementId,
      staff_id: (await w.admin()).user.id,
      language: 'en',
      request_id: 'x',
    } as const
    const times = { started_at: w.clock.now(), leased_until: w.clock.now(), ended_at: null }
    // Another process works on it.
    await w.db
      .insertInto('statement_jobs')
      .values({ id: newId(), kind: 'VERIFY', items: '[1]', ...known, ...times })
      .execute()
    return staff.send('POST', `/statements/${statementId}/undo`, {})
  },
  IMPORT_UNDONE: async (stage) => {
    const { undo, verifyAgain } = await importedAndVerified(stage)
    await undo()
    return verifyAgain()
  },
  UNDO_REFUND_SENT: async (stage) => {
    const { id, devotee, undo, staff } = await importedAndVerified(stage)
    await devotee.send('POST', '/bookings/cancel', { id, refund: 4500 })
    const refund = await stage.w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
    await staff.send('POST', '/refunds/sent', { id: refund.id, refNo: 'N326261234567890' })
    return undo()
  },
  UNDO_BALANCE_PAID: async (stage) => {
    const { id, devotee, undo } = await importedAndVerified(stage)
    const { data } = await (await devotee.send('POST', '/payments/balance', { bookingId: id })).json()
    await devotee.send('POST', '/payments/submit', { id: data.id, refNo: '426812345679' })
    return undo()
  },
  REFUND_UTR_INVALID: async (stage) => (await toRefund(stage)).send('N1'),
  REFUND_UTR_IS_PAYMENT: async (stage) => (await toRefund(stage)).send('426812345678'),
  REFUND_UTR_TAKEN: async (stage) => {
    const { send, refund } = await toRefund(stage)
    const sent = { sent_at: refund.created_at, sent_reference: 'n 32626', sent_key: 'N32626' }
    await stage.w.db
      .insertInto('refunds')
      .values({ ...refund, ...sent, id: newId(), reference: 'R2' })
      .execute()
    return send()
  },
  BUYER_INCOMPLETE: async (stage) => billed(stage, { name: '' }),
  BUYER_STATE: async (stage) => billed(stage, { state: '09' }),
  TRAVELLERS_TOO_LATE: async (stage) => {
    const { devotee, id } = await booked(stage, 1)
    stage.w.clock.pass({ days: 3 })
    const late = stage.w.bearer(await openSession(stage.w.db, devotee.user, stage.w.clock.now()), stage.language)
    return late.send('PUT', `/bookings/${id}/travellers`, { names: 'Meena', phoneNumber: '' })
  },
  NOT_CHANGEABLE: async (stage) => {
    const { staff, id, paymentId } = await booked(stage)
    await staff.send('POST', '/payments/reject', { id: paymentId, reason: 'NOT_FOUND' })
    const choice = { packageId: (await makePackage(stage.w.db)).id, headCount: 2, events: [] }
    return staff.send('POST', `/admin/bookings/${id}/preview`, choice)
  },
  NO_WRITE_OFF: async (stage) => {
    const { staff, id } = await booked(stage)
    return staff.send('POST', `/admin/bookings/${id}/write-off`, { amount: 2080, reason: 'Not to be had' })
  },
  WRITE_OFF_CHANGED: async (stage) => {
    const { verify, id } = await booked(stage, 2)
    await verify()
    stage.w.clock.pass({ days: 4 })
    const staff = stage.w.bearer((await stage.w.admin()).token, stage.language)
    return staff.send('POST', `/admin/bookings/${id}/write-off`, { amount: 1, reason: 'Not to be had' })
  },
  CASH_OVER_DUE: async (stage) => recordCash(stage, await booked(stage)),
  BOOKING_REJECTED: async (stage) => {
    const made = await booked(stage)
    await made.staff.send('POST', '/payments/reject', { id: made.paymentId, reason: 'NOT_FOUND' })
    return recordCash(stage, made)
  },
  REFUND_NOT_SENT: async (stage) => (await toRefund(stage)).send('N32626', '/refunds/correct'),
  REFUND_WAITING: async (stage) => {
    const { devotee } = await toRefund(stage)
    return devotee.send('POST', '/user/delete', { password })
  },
  CANCELLED: async (stage) => {
    const { devotee, id } = await booked(stage)
    const cancel = () => devotee.send('POST', '/bookings/cancel', { id, refund: 4500 })
    await cancel()
    return cancel()
  },
  JOURNEY_BEGUN: async (stage) => {
    const { devotee, id } = await booked(stage, 2)
    stage.w.clock.pass({ days: 2 })
    return devotee.send('POST', '/bookings/cancel', { id, refund: 0 })
  },
  CHANGE_TOO_LATE: async (stage) => {
    const { devotee, id } = await booked(stage, 2)
    return devotee.send('POST', '/bookings/change', { id, date: stage.w.inDays(30) })
  },
  CHANGED_BEFORE: async (stage) => {
    const { devotee, id } = await booked(stage)
    await devotee.send('POST', '/bookings/change', { id, date: stage.w.inDays(30) })
    return devotee.send('POST', '/bookings/change', { id, date: stage.w.inDays(31) })
  },
  SANKALP_TOO_LATE: async (stage) => {
    const { devotee, id } = await booked(stage, 2)
    stage.w.clock.pass({ days: 2 })
    return devotee.send('PUT', `/bookings/${id}/sankalp`, { names: 'Kamala', gotra: '' })
  },
  SANKALP_NAMES_REQUIRED: async (stage) => {
    const { devotee, id } = await booked(stage)
    return devotee.send('PUT', `/bookings/${id}/sankalp`, { names: '', gotra: 'Vatsa' })
  },
  DEATH_IN_FUTURE: async (stage) => {
    const { devotee, id } = await booked(stage)
    return devotee.send('PUT', `/bookings/${id}/sankalp`, { names: 'Kamala', gotra: '', death: '12 March 2099' })
  },
  NOT_YET: async (stage) => {
    const { devotee, id } = await booked(stage)
    return devotee.send('GET', `/bookings/${id}/papers/invoice`)
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
