import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

const LOGIN = { user: 'alerts@tirtha.example', password: 'p@ss word' }

type Mail = { uid: number; bytes: Buffer; at: Date }
/** `idle` and `asked` are the tags of the commands that wait for a line of the client. */
type Session = { isOpen: boolean; idle: string | null; asked: string | null }

/** A date in IMAP's format: 21-Nov-2026 10:00:00 +0000 */
const imapDate = (at: Date) => {
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return `${day}-${month}-${year} ${time} +0000`
}

/** The part of IMAP4rev1 that reading a mailbox needs, over loopback. It stores the clients' commands in `commands`. */
export async function startImapServer({ hasIdle = true } = {}) {
  const mails: Mail[] = []
  const commands: string[] = []
  const sockets = new Map<Socket, Session>()
  const box = { validity: 1, next: 1, password: LOGIN.password, folder: 'INBOX' }
  const server = createServer((socket) => {
    const session: Session = { isOpen: false, idle: null, asked: null }
    sockets.set(socket, session)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    const say = (line: string | Buffer) => void (socket.writable && socket.write(line))
    say('* OK ready\r\n')
    createInterface({ input: socket })
      .on('line', (line) => answer(line, session, say))
      .on('error', () => {})
  })

  function answer(line: string, session: Session, say: (line: string | Buffer) => void): void {
    if (session.idle !== null) {
      if (line === 'DONE') say(`${session.idle} OK done\r\n`)
      session.idle = null
      return
    }
    if (session.asked !== null) {
      const [, user, password] = Buffer.from(line, 'base64').toString().split('\0')
      const isIn = user === LOGIN.user && password === box.password
      say(`${session.asked} ${isIn ? 'OK done' : 'NO [AUTHENTICATIONFAILED] wrong password'}\r\n`)
      session.asked = null
      return
    }
    const [tag = '', ...words] = line.split(' ')
    const command = (words[0] === 'UID' ? words.slice(0, 2) : words.slice(0, 1)).join(' ').toUpperCase()
    const rest = words.slice(command.split(' ').length).join(' ')
    commands.push(command === 'AUTHENTICATE' ? command : `${command} ${rest}`.trim())
    const ok = (text = 'done') => say(`${tag} OK ${text}\r\n`)
    const no = (text: string) => say(`${tag} NO ${text}\r\n`)
    if (command === 'CAPABILITY') say(`* CAPABILITY IMAP4rev1 AUTH=PLAIN${hasIdle ? ' IDLE' : ''}\r\n`)
    if (command === 'AUTHENTICATE') {
      session.asked = tag
      return say('+ \r\n')
    }
    if (command === 'LOGOUT') say('* BYE\r\n')
    if (command === 'LIST') say(`* LIST () "/" "${box.folder}"\r\n`)
    if (command === 'SELECT' || command === 'EXAMINE') {
      if (rest.replaceAll('"', '').split(' ')[0] !== box.folder) return no('[NONEXISTENT] no such folder')
      session.isOpen = true
      say(`* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY ${box.validity}] valid\r\n`)
      say(`* OK [UIDNEXT ${box.next}] next\r\n`)
      return ok(command === 'EXAMINE' ? '[READ-ONLY] done' : '[READ-WRITE] done')
    }
    if (command === 'UID SEARCH') say(`* SEARCH ${search(rest).join(' ')}\r\n`)
    if (command === 'UID FETCH') for (const part of fetch(rest)) say(part)
    if (command === 'IDLE') {
      session.idle = tag
      return say('+ idling\r\n')
    }
    ok()
  }

  /** A range beyond the last message means the last message. */
  function search(query: string): number[] {
    const [, from] = /UID (\d+):\*/.exec(query) ?? []
    const last = mails.at(-1)?.uid
    if (from === undefined || last === undefined) return mails.map(({ uid }) => uid)
    return mails.flatMap(({ uid }) => (uid >= Math.min(Number(from), last) ? [uid] : []))
  }

  function fetch(query: string): Buffer[] {
    const [set = '', ...items] = query.split(' ')
    const ranges = set.split(',').map((part) => part.split(':').map(Number))
    const isWanted = (uid: number) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to)
    const [, most] = /BODY\.PEEK\[\]<0\.(\d+)>/.exec(items.join(' ')) ?? []
    return mails.flatMap(({ uid, bytes, at }, index) => {
      if (!isWanted(uid)) return []
      if (most !== undefined) {
        const body = bytes.subarray(0, Number(most))
        const head = `* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${body.length}}\r\n`
        return [Buffer.concat([Buffer.from(head), body, Buffer.from(')\r\n')])]
      }
      const [, name = '', host = ''] = /^From:.*?([\w.]+)@([\w.]+)>?\s*$/im.exec(bytes.toString()) ?? []
      const from = `((NIL NIL "${name}" "${host}"))`
      const envelope = `(NIL NIL ${from} NIL NIL NIL NIL NIL NIL NIL)`
      const values = `UID ${uid} RFC822.SIZE ${bytes.length} INTERNALDATE "${imapDate(at)}" ENVELOPE ${envelope}`
      return [Buffer.from(`* ${index + 1} FETCH (${values})\r\n`)]
    })
  }

  const listen = async (port = 0) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen()
  const close = async () => {
    for (const socket of sockets.keys()) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    box,
    commands,
    url: `imap://${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}@127.0.0.1:${port}/INBOX`,
    /** Delivers a message, and notifies the clients that wait for news. */
    deliver(bytes: Buffer, at: Date): void {
      mails.push({ uid: box.next++, bytes, at })
      for (const [socket, { isOpen, idle }] of sockets)
        if (isOpen && idle !== null) socket.write(`* ${mails.length} EXISTS\r\n`)
    },
    /** Makes the mailbox anew: its messages get other numbers. */
    renumber(): void {
      box.validity += 1
      box.next = 1
      for (const mail of mails) mail.uid = box.next++
      for (const socket of sockets.keys()) socket.destroy()
    },
    goAway: close,
    comeBack: () => listen(port),
    stop: () => (server.listening ? close() : Promise.resolve()),
  }
}
