import { describe, expect } from 'vitest'
import { queueDeskEmails } from '../../server/desk/today/desk-emails.ts'
import { mailsTo, patient, post, rounds, type Sender, statuses, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

const verify = (who: Sender, id: string) => post(who, '/payments/verify', { id, undoable: true })
const reject = (who: Sender, id: string) => post(who, '/payments/reject', { id, reason: 'NOT_FOUND', undoable: true })
const undo = (who: Sender, id: string) => post(who, '/payments/undo', { id })

/** Two processes on one database, each with its own clock and mail worker. */
async function twoServers() {
  const [w, other] = [await world({ database: pg.database }), await world({ database: pg.connect() })]
  return { w, other, elsewhere: ({ token }: { token?: string }): Sender => other.bearer(token) }
}

describe('QUEUE races', () => {
  test('of an undo and a mail worker whose clock is ahead one wins, and never both', async () => {
    const { w, other } = await twoServers()
    const outcomes = new Set<string>()
    for (const round of rounds(12)) {
      const { devotee, admin, paymentId, shown } = await withAdvance(w)
      await w.sendMails()
      await verify(admin, paymentId)
      other.clock.pass({ seconds: 13 })
      const sending = other.sendMails()
      // Each time, the worker is at another step.
      for (let turn = 0; turn < round; turn++) await Promise.resolve()
      const [answer, mails] = await Promise.all([undo(patient(admin), paymentId), sending])
      const wasSent = mails.some(({ to, subject }) => to === devotee.user.email && /confirmed/.test(subject))
      expect([answer.status, wasSent, (await shown()).verified]).toEqual(
        answer.status === 200 ? [200, false, false] : [409, true, true],
      )
      outcomes.add(String(answer.status))
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  test('of two admins with the same payment one acts and the other is told', async () => {
    const { w, elsewhere } = await twoServers()
    for (const [one, two] of [
      [verify, verify],
      [verify, reject],
      [reject, reject],
    ] as const) {
      const { devotee, admin, paymentId, shown } = await withAdvance(w)
      const colleague = await w.admin()
      const answers = await Promise.all([one(admin, paymentId), two(elsewhere(colleague), paymentId)])
      expect(statuses(answers)).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.code).toBe('PAYMENT_HANDLED')
      await shown()
      expect(await mailsTo(w, devotee.user.email)).toHaveLength(2)
    }
  })

  test('two undos at once take an act back once', async () => {
    const { w, elsewhere } = await twoServers()
    for (const act of [verify, reject]) {
      const { admin, paymentId, shown } = await withAdvance(w)
      await act(admin, paymentId)
      const answers = await Promise.all([undo(admin, paymentId), undo(elsewhere(admin), paymentId)])
      expect(statuses(answers)).toEqual([200, 409])
      expect(await shown()).toMatchObject({ status: 'CHECKING', money: { beingChecked: 5000, received: 0 } })
    }
    expect(await ledgerViolations(pg.database.db)).toEqual([])
  })

  test('two servers send each email to the operator once', async () => {
    const { w, other } = await twoServers()
    await withAdvance(w)
    for (const one of [w, other]) one.clock.pass({ hours: 21 })
    const queued = await Promise.all([w, other].map((one) => queueDeskEmails(one.db, one.env, one.clock.now())))
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2)
    const kinds = await mailsTo(w, w.env.OPERATOR_EMAIL)
    expect(kinds.toSorted()).toEqual(['desk_summary', 'payments_late'])
  })
})
