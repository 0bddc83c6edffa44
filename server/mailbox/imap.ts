import type { ImapFlow, ImapFlowOptions } from 'imapflow'
import type { MailboxProblem } from '../../domain/statement/source.ts'

const LONGEST_CONNECTING_MS = 20_000
const LONGEST_SILENCE_MS = 60_000
const isOwnMachine = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host)

/** The folder that a URL such as `imaps://user:password@host/INBOX` names, and the name that identifies it. */
export function mailboxOf(url: string) {
  const { hostname, username, pathname } = new URL(url)
  const user = decodeURIComponent(username)
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return { user, folder, address: `${user}@${hostname}/${folder}` }
}

function optionsOf(url: string, longestMs: number): ImapFlowOptions {
  const { protocol, hostname, port, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // A password must never cross a network in clear text.
    ...(secure || isOwnMachine(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: mailboxOf(url).user, pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: LONGEST_SILENCE_MS,
    maxLiteralSize: 8 * 1024 * 1024,
    maxResponseSize: 16 * 1024 * 1024,
  }
}

/** Connects, logs in and opens the folder for reading only: no mail is marked, moved or deleted. @throws Error */
export async function openMailbox(url: string, longestMs = LONGEST_CONNECTING_MS): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow(optionsOf(url, longestMs))
  // A pending command reports the error; between two commands nobody needs it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.mailboxOpen(mailboxOf(url).folder, { readOnly: true })
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** The reason why a mailbox cannot be read. */
export function problemOf(error: unknown): MailboxProblem {
  const { authenticationFailed, responseStatus } = error as { authenticationFailed?: boolean; responseStatus?: string }
  if (authenticationFailed) return 'REFUSED'
  return responseStatus === 'NO' ? 'NO_MAILBOX' : 'AWAY'
}
