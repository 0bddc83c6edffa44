import { describe, expect, test } from 'vitest'
import { queueDeskEmails } from '../../server/desk/today/desk-emails.ts'
import { nextUtr, submit, verifyPayment, withAdvance } from '../calls.ts'
import { lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

const DESK = 'desk@example.com'
const settings = { OPERATOR_EMAIL: DESK, OPERATOR_SUMMARY_AT: '07:30', OPERATOR_LANGUAGE: 'hi' }
const run = (w: World) => queueDeskEmails(w.db, w.env, w.clock.now())
const toDesk = async (w: World) => (await w.sendMails()).filter(({ to }) => to === DESK)
/** 07:30 in India. */
const MORNING = '02:00:00Z'

describe('EMAIL desk', () => {
  test('a summary is sent once in the morning, to the address and in the language of the settings', async () => {
    const { w } = await withAdvance(await world({ environment: settings }))
    // The summary of the first day is sent as soon as its time is over.
    expect(await run(w)).toBe(1)
    w.clock.set('2026-11-22T01:59:59Z')
    expect(await run(w)).toBe(1)
    const before = (await toDesk(w)).length
    w.clock.set(`2026-11-22T${MORNING}`)
    // Two servers at once.
    expect((await Promise.all([run(w), run(w)])).toSorted()).toEqual([0, 1])
    w.clock.pass({ minutes: 10 })
    expect(await run(w)).toBe(0)
    const mails = await toDesk(w)
    expect(mails).toHaveLength(before + 1)
    const { text, subject } = lastOf(mails)
    expect(subject).toContain('22 नवंबर 2026')
    expect(text).toContain('जाँच के लिए भुगतान: 1\n')
    expect(text).toContain('http://tirtha.test/admin\n')
  })

  test('nothing is sent when nothing waits', async () => {
    const { w, admin, paymentId } = await withAdvance(await world({ environment: settings }))
    await verifyPayment(admin, paymentId)
    w.clock.set(`2026-11-22T${MORNING}`)
    expect(await run(w)).toBe(0)
    // Work that comes later on the same day waits for the next morning.
    await withAdvance(w)
    expect(await run(w)).toBe(0)
  })

  test('a payment that waits for 20 hours is named in one warning, once', async () => {
    const w = await world({ environment: { ...settings, OPERATOR_LANGUAGE: 'en', OPERATOR_SUMMARY_AT: '23:59' } })
    const first = await withAdvance(w)
    w.clock.pass({ minutes: 5 })
    const second = await withAdvance(w)
    w.clock.pass({ hours: 19, minutes: 54 })
    expect(await run(w)).toBe(0)
    w.clock.pass({ minutes: 6 })
    expect((await Promise.all([run(w), run(w)])).toSorted()).toEqual([0, 1])
    w.clock.pass({ hours: 3 })
    expect(await run(w)).toBe(0)
    const [mail, ...others] = await toDesk(w)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Payments to check by 22 Nov 2026, 10:00 am IST')
    expect(mail?.text).toContain(`${first.utr}: ₹5,000, by 22 Nov 2026, 10:00 am IST\n${second.utr}: `)
    // A UTR that replaces another one gets its own 24 hours.
    await submit(await again(w, first.devotee), first.paymentId, nextUtr())
    w.clock.pass({ hours: 20 })
    expect(await run(w)).toBe(1)
  })

  test('without settings it goes to the first admin in the language of the account', async () => {
    const w = await world({ environment: { ADMIN_EMAIL: 'Chief@example.com' } })
    const chief = await w.admin({ email: 'chief@example.com', name: 'Meera' })
    await w.db.updateTable('users').set({ mail_language: 'hi' }).where('id', '=', chief.user.id).execute()
    await withAdvance(w)
    expect(await run(w)).toBe(1)
    const mail = (await w.sendMails()).find(({ to }) => to === 'Chief@example.com')
    expect(mail?.subject).toMatch(/[\u0900-\u097F]/)
    expect(mail?.text).toContain('Meera')
  })
})

/** The session of a devotee lasts for seven days. */
const again = async (w: World, { token }: { token?: string }) => w.bearer(token)
