import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/**
 * The reaction of a mail server to a message: it accepts it, defers it with 451, drops the connection, accepts it late, or accepts
 * it at once but reports it late.
 */
export type Answer = 'take' | 'put off' | 'drop' | { takeAfterMs: number } | { sayAfter: Promise<void> }
export type Try = { at: number; answer: Answer; to: string[]; bytes: Buffer; mail: Email }

/** A real mail server. `answer` gets the number of earlier messages and the next message, and decides about it. */
export async function startMailServer({
  port,
  answer = () => 'take',
}: { port?: number; answer?: (count: number, mail: Email) => Answer } = {}) {
  const listening = port ?? (await freePort())
  const tries: Try[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => void decide())
      const decide = async () => {
        const bytes = Buffer.concat(chunks)
        const mail = await PostalMime.parse(bytes)
        const decided = answer(tries.length, mail)
        const to = session.envelope.rcptTo.map((recipient) => recipient.address)
        const note = () => tries.push({ at: performance.now(), answer: decided, to, bytes, mail })
        if (decided === 'drop') {
          note()
          socketOf(session.id)?.destroy()
          return
        }
        if (typeof decided === 'object' && 'takeAfterMs' in decided) await pause(decided.takeAfterMs)
        note()
        if (typeof decided === 'object' && 'sayAfter' in decided) await decided.sayAfter
        callback(decided === 'put off' ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null)
      }
    },
  })
  const socketOf = (id: string) =>
    [...(server.connections as Set<{ session: { id: string }; _socket: Socket }>)].find(
      ({ session }) => session.id === id,
    )?._socket
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listening, '127.0.0.1', resolve)
  })
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    tries,
    /** The accepted messages in their order. */
    taken: () => tries.filter((one) => one.answer === 'take' || typeof one.answer === 'object'),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
