import type { Db } from '../db/connect.ts'
import { MONEY_TABLES, type MoneyRows, readMoney } from './money-rows.ts'
import { lastOf } from './present.ts'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns the contradictions between the acts of staff and the ledger, the documents, the states, the audit log and the emails. */
export async function actViolations(db: Db): Promise<string[]> {
  const withoutEmail = await db.selectFrom('users').select('id').where('email_key', 'is', null).execute()
  return actViolationsOf(await readMoney(db, ...MONEY_TABLES), new Set(withoutEmail.map(({ id }) => id)))
}

/** Staff tell the people without an email, who are in `withoutEmail`. */
export function actViolationsOf(money: MoneyRows, withoutEmail: ReadonlySet<string> = new Set()): string[] {
  const violations: string[] = []
  const hold = (rule: string, holds: boolean) => void (holds || violations.push(rule))
  const { acts, ledger, bookings, documents, outbox: emails, audit, statement_rows: rows, statement_jobs: jobs } = money
  const payments = money.payments.filter(({ submitted_at }) => submitted_at)
  const statements = money.statements.filter(({ undone_at }) => undone_at)

  const isSilent = ({ payment_id }: (typeof acts)[number]) =>
    // An import tells nobody about earlier payments, either.
    payments.some(({ id, user_id, way }) => id === payment_id && (withoutEmail.has(user_id) || way === 'BEFORE'))
  const actOf = (id: string | null) => acts.find((act) => act.id === id)
  const isVerification = ({ kind }: (typeof acts)[number]) => kind === 'VERIFY' || kind === 'CORRECT'
  const standing = acts.filter((act) => isVerification(act) && !act.undone_at)
  /** The acts that have verified the shares of each payment. */
  const shares = payments.flatMap((payment) => {
    const entries = ledger.filter((entry) => entry.payment_id === payment.id)
    return [...Map.groupBy(entries, ({ booking_id }) => booking_id)].map(([bookingId, own]) => {
      const count = (kind: string) => own.filter((entry) => entry.kind === kind).length
      const verified = own.filter(({ kind }) => kind === 'VERIFIED').map(({ act_id }) => actOf(act_id))
      const seqs = verified.toSorted((a, b) => (a?.seq ?? 0) - (b?.seq ?? 0))
      const act = count('VERIFIED') > count('REVOKED') ? lastOf(seqs) : null
      const part = Math.max(0, ...own.filter(({ kind }) => kind === 'SUBMITTED').map(({ unverified }) => unverified))
      return { payment, bookingId, act, part, received: sum(own.map(({ received }) => received)) }
    })
  })
  for (const { payment, bookingId, act, received } of shares) {
    const told = `${bookingId} in ${payment.id}`
    hold(`a verified share rests on one standing act: ${told}`, act === null || (!!act && standing.includes(act)))
    hold(`money is received by a verified share alone: ${told}`, act !== null || received === 0)
    hold(`a rejected payment has no verified share: ${told}`, payment.state !== 'REJECTED' || act === null)
    hold(
      `a verified balance has its share: ${told}`,
      payment.purpose !== 'BALANCE' || (payment.state === 'VERIFIED') === (act !== null),
    )
  }
  for (const payment of payments) {
    const own = shares.filter((share) => share.payment === payment)
    hold(`the parts are the transfer: ${payment.id}`, sum(own.map(({ part }) => part)) === payment.amount_payable)
    const used = rows.filter((row) =>
      own.some(({ act }) => act?.statement_id === row.statement_id && act.line === row.line),
    )
    // An alert and a file may show the same transfer: if staff have taken back the act on one, the other finds the payment again.
    const isOne = new Set(used.map((row) => row.statement_id)).size === used.length
    const amounts = new Set(used.map(({ amount }) => amount))
    hold(`one row of a statement verifies a payment: ${payment.id}`, isOne && amounts.size <= 1)
    const numbers = acts.filter((act) => act.payment_id === payment.id).map(({ seq }) => seq)
    hold(
      `acts are counted: ${payment.id} ${numbers.join()}`,
      numbers.every((seq, index) => seq === index + 1),
    )
  }
  for (const act of standing) {
    const told = `${act.kind} ${act.id}`
    const own = shares.filter((share) => share.act === act)
    // A correction may consist only of a booking that receives nothing.
    const takesBack = ledger.some(({ act_id, kind }) => act_id === act.id && kind === 'REVOKED')
    const isTaking = act.kind === 'CORRECT' && own.length === 0 && takesBack
    hold(`a standing act verifies something: ${told}`, own.length > 0 || isTaking)
    const isCancelled = bookings.some(
      ({ id, cancelled_at }) => cancelled_at && own.some(({ bookingId }) => id === bookingId),
    )
    hold(
      `a standing act has its email: ${told}`,
      isCancelled || isTaking || isSilent(act) || emails.some(({ act_id }) => act_id === act.id),
    )
  }
  for (const act of acts.filter(({ undone_at }) => undone_at)) {
    const told = `${act.kind} ${act.id}`
    const own = documents.filter(({ act_id, cancelled_at }) => act_id === act.id && !cancelled_at)
    const valid = own.filter(({ kind }) => kind === 'receipt' || kind === 'invoice').map(({ serial }) => serial)
    hold(`an undone act has no valid document: ${told} ${valid.join()}`, valid.length === 0)
    const waiting = emails.filter(({ act_id, sent_at, attempts }) => act_id === act.id && !sent_at && attempts === 0)
    hold(`an undone act has no email that waits: ${told}`, waiting.length === 0)
  }
  for (const { act_id, sent_at } of emails)
    hold(
      `no email leaves before its act is certain: ${act_id}`,
      !sent_at || sent_at >= (actOf(act_id)?.certain_at ?? sent_at),
    )
  for (const act of acts)
    hold(
      `an act is in the audit log: ${act.kind} ${act.id}`,
      audit.some(({ act_id }) => act_id === act.id),
    )
  for (const { id, kind, act_id } of ledger)
    hold(
      `what staff did bears its act: ${kind} ${id}`,
      !['VERIFIED', 'REVOKED', 'REFUNDED', 'WRITTEN_OFF', 'REPRICED', 'ALLOWED', 'WAIVED'].includes(kind) ||
        actOf(act_id) !== undefined,
    )
  for (const { id, verified } of bookings) {
    const changes = audit.filter(({ action, subject_id }) => action === 'booking_verification' && subject_id === id)
    const told = changes.map(({ changed_to }) => (changed_to as { verified: boolean }).verified)
    hold(
      `the audit log ends as the booking is: ${id} ${verified} after ${told.join()}`,
      (told.at(-1) ?? false) === verified,
    )
    hold(
      `each change is told once: ${id} ${told.join()}`,
      told.every((one, index) => one === (index % 2 === 0)),
    )
  }
  for (const { statement_id, line, amount } of rows) {
    const isOfRow = (act?: (typeof acts)[number]) => act?.statement_id === statement_id && act.line === line
    const own = standing.filter(isOfRow)
    // If a payment was taken back or decided in another way, its row gives less than its whole amount.
    const paid = new Set(acts.filter((act) => isOfRow(act) && isVerification(act)).map(({ payment_id }) => payment_id))
    const isLast = [...paid].every((id) => {
      const last = acts.findLast(({ payment_id }) => payment_id === id)
      return last !== undefined && own.includes(last)
    })
    const received = sum(shares.filter(({ payment }) => paid.has(payment.id)).map((share) => share.received))
    hold(`a row gives what it has: ${line} of ${statement_id}`, own.length === 0 || !isLast || received === amount)
  }
  for (const { id } of statements) {
    const own = jobs.filter(({ statement_id }) => statement_id === id)
    const kept = new Set(own.flatMap(({ skipped }) => skipped.map(({ item }) => item)))
    const left = standing.filter((act) => act.statement_id === id && !kept.has(act.id))
    hold(`an undone import verifies nothing: ${id}`, own.some(({ ended_at }) => !ended_at) || left.length === 0)
  }
  return violations
}
