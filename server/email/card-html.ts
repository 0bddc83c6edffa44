import { html } from 'hono/html'
import type { EmailCard, EmailContent, EmailRow } from './content.ts'
import { SANS, SERIF } from './fonts.ts'
import { paint } from './theme.ts'

const PADDING = 'padding:12px 16px'

/** The state of the booking, with its label. */
type State = EmailRow | undefined

/** The journey of a booking as a slip, with the two red lines of an account book at its left edge. Outlook needs tables. */
export const cardHtml = (card: EmailCard, state: State) =>
  html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    ${paint({ ground: 'paper', line: 'kumkum' }, 'margin:8px 0 24px;border-width:0 0 0 5px;border-style:double')}
  >
    <tr>
      <td ${paint({ line: 'marigold' }, `${PADDING};border-width:3px 0 0;border-style:solid;word-break:break-word`)}>
        ${card.number ? html`<div ${paint({ text: 'quiet' }, 'font-size:16px')}>${card.number}</div>` : ''}
        <h2 ${paint({ text: 'river' }, `margin:0;font:bold 22px/1.35 ${SERIF}`)}>${card.name}</h2>
        <div ${paint({ text: 'quiet' })}>${card.city}</div>
        <div ${paint({ text: 'ink' }, 'font-weight:bold')}>${card.when}</div>
        ${card.people ? html`<div>${card.people}</div>` : ''}
      </td>
    </tr>
    ${card.stop ? stopRow(card.stop) : ''} ${pairsOf(card.amounts).map(amountsRow)} ${state ? stateRow(state) : ''}
  </table>`

const stopRow = ({ label, text, note }: NonNullable<EmailCard['stop']>) =>
  html`<tr>
    <td ${paint({ line: 'stone' }, `${PADDING};border-width:1px 0 0;border-style:solid;word-break:break-word`)}>
      <div ${paint({ text: 'quiet' }, 'font-size:16px')}>${label}</div>
      <div ${paint({ text: 'ink' }, 'font-weight:bold')}>${text}</div>
      ${note ? html`<div>${note}</div>` : ''}
    </td>
  </tr>`

/** A phone has room for two amounts beside each other. */
const pairsOf = (rows: readonly EmailRow[]): EmailRow[][] =>
  rows.flatMap((row, index) => (index % 2 === 0 ? [[row, ...rows.slice(index + 1, index + 2)]] : []))

/** The amounts side by side, below a line like the perforation of a ticket. */
const amountsRow = (rows: readonly EmailRow[]) =>
  html`<tr>
    <td ${paint({ line: 'stone' }, 'border-width:2px 0 0;border-style:dashed')}>
      <table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
        <tr>
          ${rows.map(
            ([label, value]) =>
              html`<td valign="bottom" ${paint({ text: 'ink' }, `width:50%;${PADDING};font:18px/1.5 ${SANS}`)}>
                <div ${paint({ text: 'quiet' }, 'font-size:16px')}>${label}</div>
                <div style="font-size:22px;font-weight:bold;white-space:nowrap;font-variant-numeric:tabular-nums">
                  ${value}
                </div>
              </td>`,
          )}
        </tr>
      </table>
    </td>
  </tr>`

const stateRow = ([label, value]: EmailRow) =>
  html`<tr>
    <td ${paint({ text: 'ink', line: 'stone' }, `${PADDING};border-width:1px 0 0;border-style:solid`)}>
      <span ${paint({ text: 'quiet' }, 'font-size:16px')}>${label}:</span> <strong>${value}</strong>
    </td>
  </tr>`

/** The lines of the card in plain text. */
export const cardText = ({ number, name, city, when, people, stop, amounts }: EmailCard, state: State): string =>
  [
    number,
    `${name}, ${city}`,
    when,
    people,
    stop && `${stop.label}: ${stop.text}`,
    stop?.note,
    ...[...amounts, ...(state ? [state] : [])].map(([label, value]) => `${label}: ${value}`),
  ]
    .filter(Boolean)
    .join('\n')

/** The state of an email with its label, for its cards. */
export const stateOf = ({ status }: EmailContent, label: string): State => status && [label, status.text]
