import PostalMime, { addressParser, type Email } from 'postal-mime'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type ReadAlerts, readAlerts } from '../../domain/statement/read-alerts.ts'
import { type HeaderLine, isAuthentic } from './authentication.ts'
import { textOfHtml } from './html-text.ts'

/** The settings of the operator. Addresses are in lower case. */
export type Trusted = {
  senders: readonly string[]
  /** The recipient of the bank's emails. A real alert to a stranger that is forwarded to us is not ours. */
  recipients: readonly string[]
  /**
   * The prefix of Authentication-Results from the operator's mail provider; null if it is unknown, and then no email is trusted.
   */
  provider: string | null
  accounts: readonly string[]
}

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

/** Reads the alerts of an email; null if its sender is not listed. */
export async function readAlertEmail(
  bytes: Uint8Array,
  receivedOn: CalendarDay,
  { senders, recipients, provider, accounts }: Trusted,
): Promise<ReadAlerts | null> {
  const email = await PostalMime.parse(bytes, LIMITS)
  const headers = linesOf(email)
  const [from, ...others] = addressesOf(headers, 'from')
  if (from === undefined || !senders.includes(from)) return null
  const isToUs = [...addressesOf(headers, 'to'), ...addressesOf(headers, 'cc')].some((to) => recipients.includes(to))
  const isSigned = provider !== null && isAuthentic(headers, from.split('@').at(-1) ?? '', provider)
  const trust = isSigned && isToUs && others.length === 0 ? 'SIGNED' : 'UNSURE'
  const read = (text: string) => readAlerts(text, { receivedOn, accounts, trust })
  const fromText = read(email.text ?? '')
  return fromText.rows.length > 0 ? fromText : read(textOfHtml(email.html ?? ''))
}

/** The headers without decoding, because a decoded word could look like an address. */
const linesOf = ({ headerLines }: Email): HeaderLine[] =>
  headerLines.map(({ key, line }) => ({
    key: key.toLowerCase(),
    value: line.slice(line.indexOf(':') + 1).replace(/\r?\n/g, ' '),
  }))

const addressesOf = (headers: readonly HeaderLine[], key: string): string[] =>
  headers
    .filter((header) => header.key === key)
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .map(({ address }) => (address ?? '').toLowerCase())
