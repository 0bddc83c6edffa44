import type { Language } from '../domain/language.ts'
import type { EmailStep } from '../server/email/content.ts'
import { render } from '../server/email/message.ts'
import { compose } from '../server/email/templates.ts'
import type { Attachment, Message } from '../server/email/transport.ts'
import { contentOf, recipient, type Sample } from './email-samples.ts'

export const publicUrl = 'https://tirtha.example'
export const care = { phone: '+91 55500 00108', email: 'care@example.com' }

const met: Record<Language, EmailStep[]> = {
  en: [
    { text: 'Begins at 6:30 am' },
    { text: 'Meeting place: the steps of the invented ghat, below the red flag' },
    { title: 'Driver', text: 'Ramesh Yadav, +91 55500 00111' },
  ],
  hi: [
    { text: 'सुबह 6:30 बजे शुरू' },
    { text: 'मिलने की जगह: लाल झंडे के नीचे की सीढ़ियाँ' },
    { title: 'ड्राइवर', text: 'रमेश यादव, +91 55500 00111' },
  ],
}
const meetings: Partial<Record<Sample['kind'], typeof met>> = { booking_verified: met, balance_reminder: met }

/** The message of a sample; it is the same at each call. */
export function asPreview(
  sample: Sample,
  language: Language,
  options: { name?: string; attachments?: Attachment[]; isMet?: boolean } = {},
): Message {
  const { name = recipient.name[language], attachments = sample.attachments ?? [], isMet = true } = options
  const context = {
    language,
    publicUrl,
    care,
    hasDocuments: attachments.length > 0,
    meetings: (isMet && meetings[sample.kind]?.[language]) || [],
  }
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
