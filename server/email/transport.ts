import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../db/data-folder.ts'
import type { Language } from '../../domain/language.ts'

/** A file that is sent with an email. `filename` may be in any script. */
export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Message = {
  id: string
  date: Date
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  language: Language
}
/** Sends one message, or throws. `id` is the same for every try, so that the receiver can recognize a repetition. */
export type Send = (message: Message) => Promise<void>

const envelope = ({ id, attachments, language, ...message }: Message) => ({
  ...message,
  messageId: `<${id}@tirtha.invalid>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    // If it were sent as text, the line ends of a calendar file would change.
    contentTransferEncoding: 'base64' as const,
  })),
  // By itself the library would choose an encoding by counting letters, and in the other encoding Devanagari needs nine bytes for a
  // letter.
  textEncoding: language === 'hi' ? ('base64' as const) : ('quoted-printable' as const),
  // The same email must have the same bytes at every try.
  baseBoundary: id,
  // No text in an email can make the library read a file or load a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Loaded with the first email, because the start need not wait for it. */
const loadMailer = async () => (await import('nodemailer')).default

/** Sends by SMTP. */
export function sendBySmtp(url: string): Send {
  const connect = async () =>
    (await loadMailer()).createTransport({
      url,
      // A server that does not respond must fail well before the end of the worker's lease.
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
    })
  let transport: ReturnType<typeof connect> | undefined
  return async (message) => void (await (await (transport ??= connect())).sendMail(envelope(message)))
}

/** Connects to a mail server and logs in. @throws Error with the reason of a failure */
export async function verifySmtp(url: string, ms: number): Promise<void> {
  const limits = { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms }
  const transport = (await loadMailer()).createTransport({ url, ...limits })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Writes each message as `<folder>/<id>.eml`; a rename at the end ensures that only complete files appear. */
export function sendToFolder(folder: string): Send {
  makePrivateFolder(folder)
  return async (message) => {
    const transport = (await loadMailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message: bytes } = await transport.sendMail(envelope(message))
    const path = join(folder, `${message.id}.eml`)
    await writeFile(`${path}.part`, bytes as Buffer)
    await rename(`${path}.part`, path)
  }
}
