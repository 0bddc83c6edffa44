import { describe, expect, test } from 'vitest'
import type { FirstRun } from '../../contract/desk/first-run.ts'
import { checkFirstRun } from '../../server/doctor/first-run.ts'
import { call, post, type Sender } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'

const missing = async (who: Sender) =>
  (await call<FirstRun>(who, 'GET', '/admin/first-run')).data.filter(({ isDone }) => !isDone).map(({ step }) => step)
const numbers = ({ db }: World) => db.selectFrom('document_numbers').selectAll().execute()

describe('SETUP first run', () => {
  test('the steps are ticked as they are done, and the doctor names the same', async () => {
    const w = await world({
      environment: { LEGAL_NAME: 'Sangam Yatra', LEGAL_ADDRESS: 'Prayagraj', GSTIN: '09ABCDE1234F1Z5' },
    })
    await w.db.updateTable('cities').set({ status: 'DRAFT' }).execute()
    const owner = await w.admin()
    expect(await missing(owner)).toEqual(['PAYEE', 'NAME', 'CARE', 'EMAIL', 'CITY', 'OFFER', 'PHOTO', 'TEST_BOOKING'])
    expect(await checkFirstRun(w.db, w.env)).toHaveLength(8)
    await w.db.updateTable('cities').set({ status: 'PUBLISHED' }).where('slug', '=', 'varanasi').execute()
    await makePackage(w.db)
    expect(await missing(owner)).toEqual(['PAYEE', 'NAME', 'CARE', 'EMAIL', 'PHOTO', 'TEST_BOOKING'])
    expect((await checkFirstRun(w.db, w.env)).map(({ text }) => text)).toContain('to do: make a test booking')
  })

  test('name and address are enough of a firm, UPI of a payee; a name in one language is no name', async () => {
    const environment = { LEGAL_NAME: 'Sangam Yatra', LEGAL_ADDRESS: 'Prayagraj', UPI_ID: 'a.b@examplebank' }
    const w = await world({ environment: { ...environment, SEED: 'none', SITE_NAME: 'Sangam Yatra' } })
    expect((await missing(await w.admin())).slice(0, 2)).toEqual(['NAME', 'CARE'])
    const hindi = await world({ environment: { SEED: 'none', SITE_NAME: 'Sangam', SITE_NAME_HINDI: 'संगम' } })
    expect((await missing(await hindi.admin())).slice(0, 3)).toEqual(['FIRM', 'PAYEE', 'CARE'])
  })

  test('a test booking is cancelled with all of its cart, and leaves no number, money or work', async () => {
    const w = await world()
    const [owner, devotee] = [await w.admin(), await w.devotee()]
    await devotee.addPackage({ headCount: 4 })
    await devotee.addPooja()
    const booked = await devotee.book('426812345678')
    const { id } = firstOf(booked)
    expect((await post(owner, '/admin/first-run/test', { id })).status).toBe(200)
    expect((await post(owner, '/admin/first-run/test', { id })).status).toBe(200)
    expect((await devotee.bookings()).map(({ status }) => status)).toEqual(booked.map(() => 'CANCELLED'))
    expect(await numbers(w)).toEqual([])
    expect((await call(owner, 'GET', `/bookings/${id}`)).data).toMatchObject({ isTest: true })
    const { data: payments } = await post(owner, '/admin/payments', { show: 'REJECTED' })
    expect(payments).toMatchObject([{ bookings: [{ isTest: true }, { isTest: true }] }])
    // It asks the devotee for nothing: there is no email about the payment.
    const kinds = (await w.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)
    expect(kinds).toContain('booking_cancelled')
    expect(kinds).not.toContain('payment_rejected')
    expect(await w.db.selectFrom('refunds').selectAll().execute()).toEqual([])
    expect((await call(owner, 'GET', '/admin/today')).data).toMatchObject({
      payments: { count: 0 },
      refunds: { count: 0 },
    })
    expect(await missing(owner)).not.toContain('TEST_BOOKING')
    expect(await ledgerViolations(w.db)).toEqual([])
    const audited = await w.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()
    expect(audited.map(({ action }) => action).toSorted()).toEqual(['booking_cancelled', 'booking_test'])
  })

  test('a booking whose money was found is refused, and stays as it is', async () => {
    const w = await world()
    const [owner, devotee] = [await w.admin(), await w.devotee()]
    await devotee.addPooja()
    const { id } = firstOf(await devotee.book('426812345678'))
    await owner.verify(id)
    expect(await post(owner, '/admin/first-run/test', { id })).toMatchObject({ status: 409, code: 'NOT_A_TEST' })
    expect(firstOf(await devotee.bookings()).status).toBe('VERIFIED')
    expect(await missing(owner)).not.toContain('TEST_BOOKING')
    expect((await post(owner, '/admin/first-run/test', { id: crypto.randomUUID() })).status).toBe(404)
  })
})
