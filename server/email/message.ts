import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { cardText, stateOf } from './card-html.ts'
import type { Care, EmailContent, EmailRow, EmailStep } from './content.ts'
import { asHtml } from './message-html.ts'

/** The subject and both forms of an email, as it is sent. */
export function render(content: EmailContent, care: Care, language: Language) {
  return { subject: content.subject, text: asText(content, care, language), html: asHtml(content, care, language) }
}

const labelled = ([label, value]: EmailRow) => `${label}: ${value}`
const numbered = ({ title, text }: EmailStep, index: number) => `${index + 1}. ${title ? `${title}: ` : ''}${text}`

/** The plain text, for old phones, screen readers and spam filters. It contains everything that the HTML says. */
function asText(content: EmailContent, care: Care, locale: Language): string {
  const { greeting, heading, paragraphs, code, cards = [], steps, link, second, after, closing } = content
  const state = stateOf(content, m.status_label({}, { locale }))
  const rows = [...(state && cards.length === 0 ? [state] : []), ...content.rows]
  const parts = [
    greeting,
    heading,
    ...paragraphs,
    code && labelled(code),
    ...cards.map((card) => cardText(card, state)),
    rows.map(labelled).join('\n'),
    steps && [`${steps.title}:`, ...steps.items.map(numbered)].join('\n'),
    link && `${link.text}: ${link.url}`,
    second && `${second.text}: ${second.url}`,
    ...after,
    closing,
    m.common_care_line({ phone: care.phone, email: care.email }, { locale }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
