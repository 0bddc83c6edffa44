import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { makePrivateFolder } from '../../db/data-folder.ts'

export type Message = { id: string; from: string; to: string; subject: string; text: string; html: string }
/** Sends one message, or throws. `id` is the same for every try, so that a receiver can tell a repetition. */
export type Send = (message: Message) => Promise<void>

const envelope = ({ id, ...message }: Message) => ({
  ...message,
  messageId: `<${id}@tirtha.invalid>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Sends by SMTP. */
export function sendBySmtp(url: string): Send {
  const transport = nodemailer.createTransport({
    url,
    // A server that hangs must fail well before the worker's lease ends.
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  })
  return async (message) => void (await transport.sendMail(envelope(message)))
}

/** Writes each message as `<folder>/<id>.eml`; a file is there whole or not at all. */
export function sendToFolder(folder: string): Send {
  makePrivateFolder(folder)
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (message) => {
    const { message: bytes } = await transport.sendMail(envelope(message))
    const path = join(folder, `${message.id}.eml`)
    await writeFile(`${path}.part`, bytes as Buffer)
    await rename(`${path}.part`, path)
  }
}
