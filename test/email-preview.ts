import type { Language } from '../domain/language.ts'
import { render } from '../server/email/message.ts'
import { compose } from '../server/email/templates.ts'
import type { Attachment, Message } from '../server/email/transport.ts'
import { contentOf, recipient, type Sample } from './email-samples.ts'

export const publicUrl = 'https://tirtha.example'
export const care = { phone: '+91 55500 00108', email: 'care@example.com' }

/** The message of a sample; it is the same at each call. */
export function asPreview(
  sample: Sample,
  language: Language,
  options: { name?: string; attachments?: Attachment[] } = {},
): Message {
  const { name = recipient.name[language], attachments = sample.attachments ?? [] } = options
  const context = { language, publicUrl, care, hasDocuments: attachments.length > 0 }
  return {
    id: `${sample.name}-${language}`,
    date: new Date('2026-11-21T04:30:00Z'),
    from: 'Tirtha <care@example.com>',
    to: recipient.email,
    replyTo: care.email,
    attachments,
    language,
    ...render(compose(sample.kind, contentOf(sample, name), context), care, language),
  }
}
