import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A message that names a statement, and the name of such a statement in a message (`db/named-statements.ts`). */
const NAMING = /P[^]{4}(t\d+_[\w-]{22})\0([^\0]*)\0/g
const NAME = /t\d+_[\w-]{22}/g

type Wanted = { statement: RegExp; part: 'statement' | 'answer'; hold: (connection: Held) => void }

/**
 * A proxy between the product and PostgreSQL that can cut, refuse, delay or hold every connection, or hold one statement or the
 * answer to it.
 */
export async function lineTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let delay = 0
  let wanted: Wanted | null = null
  const named = new Map<string, string>()
  /** The data that is sent, with the texts of named statements. */
  const statementsIn = (chunk: Buffer): string => {
    const text = chunk.toString('latin1')
    for (const [, name = '', statement = ''] of text.matchAll(NAMING)) named.set(name, statement)
    return [text, ...[...text.matchAll(NAME)].map(([name]) => named.get(name) ?? '')].join('\n')
  }
  const server: Server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    const held: Buffer[] = []
    let isHeld = false
    const heldAnswers: Buffer[] = []
    let isAnswerHeld = false
    const release = () => {
      isHeld = isAnswerHeld = false
      for (const late of held.splice(0)) far.write(late)
      if (near.destroyed) return void far.end()
      for (const late of heldAnswers.splice(0)) near.write(late)
    }
    const send = (chunk: Buffer) => {
      const statements = statementsIn(chunk)
      if (wanted?.statement.test(statements)) {
        if (wanted.part === 'statement') isHeld = true
        else isAnswerHeld = true
        wanted.hold({ isClosed: () => near.destroyed, release })
        wanted = null
      }
      if (isHeld) held.push(chunk)
      else far.write(chunk)
    }
    const answer = (chunk: Buffer) => {
      if (isAnswerHeld) heldAnswers.push(chunk)
      else if (delay > 0) setTimeout(() => near.write(chunk), delay)
      else near.write(chunk)
    }
    for (const [from, to, pass] of [
      [near, far, send],
      [far, near, answer],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          // PostgreSQL gets everything that was sent to it before the connection closed, even data that is still held.
          if (!isHeld) to.destroy()
        })
      // Nothing is sent or closed, as on a machine that has lost its network.
      from.on('data', (chunk: Buffer) => void (state === 'open' && pass(chunk)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  lines.push(server)
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const hangUp = () => sockets.forEach((socket) => socket.destroy())
  lines.push({ close: hangUp })
  return {
    url: address.href,
    cut() {
      state = 'cut'
      hangUp()
    },
    silence() {
      state = 'silent'
    },
    mend() {
      if (state === 'silent') hangUp()
      state = 'open'
    },
    /** From now on each answer is delayed by so many milliseconds. */
    slowDown(ms: number) {
      delay = ms
    },
    /** Holds the next matching statement, and everything after it on its connection; resolves when there is one. */
    holdNext: (statement: RegExp): Promise<Held> =>
      new Promise((hold) => {
        wanted = { statement, part: 'statement', hold }
      }),
    /** Lets the next matching statement pass and holds PostgreSQL's answers on its connection; resolves when there is one. */
    holdAnswerToNext: (statement: RegExp): Promise<Held> =>
      new Promise((hold) => {
        wanted = { statement, part: 'answer', hold }
      }),
  }
}

/** A connection with a statement that PostgreSQL has not received, or with an answer that the product has not received. */
export type Held = {
  /** Whether the product has closed its end. */
  isClosed(): boolean
  /** Passes the statement to PostgreSQL, or the answer to the product. */
  release(): void
}

export const lines: { close(): unknown }[] = []
