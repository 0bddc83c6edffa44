import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { asHtml } from './message-html.ts'

export type Row = [label: string, value: string]
/** One thing that happens or is to be done; its title, if it has one, stands before it. */
export type Step = { title?: string; text: string }

/** One letter's words, before they become text and HTML. */
export type EmailContent = {
  subject: string
  /** What an inbox shows beside the subject; the letter itself says the same. */
  preheader: string
  /** The subject, where nothing else is said. */
  heading?: string
  status?: { text: string; tone: 'waiting' | 'done' }
  greeting: string
  paragraphs: string[]
  /** To be typed off: large. */
  code?: Row
  rows: Row[]
  steps?: { title: string; items: Step[] }
  link?: { text: string; url: string }
  /** What may be said after the one thing to do. */
  after: string[]
  closing: string
}

export type Care = { phone: string; email: string }

/** A letter as it is sent. */
export function render(letter: EmailContent, care: Care, language: Language) {
  return { subject: letter.subject, text: asText(letter, care, language), html: asHtml(letter, care, language) }
}

const row = ([label, value]: Row) => `${label}: ${value}`
const numbered = ({ title, text }: Step, index: number) => `${index + 1}. ${title ? `${title}: ` : ''}${text}`

/** The plain text of a letter: for old phones, screen readers and spam filters. Nothing is only in the HTML. */
function asText(letter: EmailContent, care: Care, locale: Language): string {
  const { greeting, heading, paragraphs, code, rows, steps, link, after, closing } = letter
  const parts = [
    greeting,
    heading,
    ...paragraphs,
    code && row(code),
    rows.map(row).join('\n'),
    steps && [`${steps.title}:`, ...steps.items.map(numbered)].join('\n'),
    link && `${link.text}: ${link.url}`,
    ...after,
    closing,
    m.common_care_line({ phone: care.phone, email: care.email }, { locale }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
