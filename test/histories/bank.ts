import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Payments } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { readAlerts } from '../../domain/statement/read-alerts.ts'
import type { Moment } from '../../server/moment.ts'
import { storeAlerts } from '../../server/statements/alerts.ts'
import { ensureAutomatic } from '../../server/statements/automatic.ts'
import { matchAgain } from '../../server/statements/match-again.ts'
import { creditText } from '../alert-emails.ts'
import { statementCsv } from '../api/statement-files.ts'
import { present } from '../present.ts'
import type { Act } from './acts.ts'
import { credited } from './cash.ts'

export const OWN_ACCOUNT = '50100000051234'

type Payment = Selectable<Payments>

/** Some of the payments, and the rupees that came for each of them. */
const chosen = (payments: readonly Payment[], act: Act) =>
  payments
    .filter((_, index) => ((act.which + 1) >> (index % 4)) & 1)
    .map((row) => ({ ...row, utr: present(row.utr), rupees: credited(row.amount_payable, act) }))

/** The bank's text about some payments. */
export function alertTexts(payments: readonly Payment[], act: Act, today: CalendarDay): string[] {
  const [year = '', month, day] = today.split('-')
  const date = `${day}-${month}-${year.slice(2)}`
  return chosen(payments, act).map(({ utr, rupees }) => creditText(utr, rupees, '1234', date))
}

/** A statement with a row for each of some payments, or with one row for all of them. */
export function statementFile(payments: readonly Payment[], act: Act, today: CalendarDay) {
  const rows = chosen(payments, act)
  const several = act.flag && rows.length > 1
  // A transfer has one UTR; its remark names the codes of the other payments.
  const names = rows.map(({ utr, reference }, index) => (index === 0 ? utr : reference))
  const together = [names.join(' '), rows.reduce((sum, { rupees }) => sum + rupees, 0)] as const
  const [year, month, day] = today.split('-')
  const each = rows.map(({ utr, rupees }) => [utr, rupees] as const)
  return statementCsv(several ? [together] : each, `${day}/${month}/${year}`)
}

/** An alert of the bank arrives in the mailbox of the office, signed or not. */
export async function receiveMail(db: Db, text: string, { which }: Act, moment: Moment): Promise<void> {
  const trust = which % 4 > 0 ? 'SIGNED' : 'UNSURE'
  const read = readAlerts(text, { receivedOn: null, accounts: [OWN_ACCOUNT], trust })
  await ensureAutomatic(db, moment.at)
  const alerts = { source: 'MAILBOX', name: 'office', ...read } as const
  const id = await inTransaction(db, (tx) => storeAlerts(tx, AUTOMATIC, alerts, moment))
  await matchAgain(db, id, moment, { isNew: true })
}
