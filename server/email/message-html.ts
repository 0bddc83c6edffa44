import { html, raw } from 'hono/html'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Tone } from '../../messages/status.ts'
import { cardHtml, stateOf } from './card-html.ts'
import type { Care, EmailContent, EmailRow, EmailStep } from './content.ts'
import { SANS, SERIF } from './fonts.ts'
import { darkScheme, type Paint, paint } from './theme.ts'

// Outlook on Windows uses Times if it does not know the first font, ignores `max-width`, and scales by the screen's DPI.
const outlook = {
  fonts: raw(
    '<!--[if mso]><style>body,table,td,th,p,a,li,h1,h2{font-family:"Nirmala UI","Segoe UI",Arial,sans-serif!important}</style><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->',
  ),
  begin: raw('<!--[if mso]><table role="presentation" width="600" align="center" cellspacing="0"><tr><td><![endif]-->'),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
}

/** Prevents an inbox from showing the first words of the email after the preheader. */
const blank = raw('&#847;&zwnj;&nbsp;'.repeat(60))

/** A border that looks like the garland of marigolds over a door. */
const garland = () =>
  html`<table role="presentation" aria-hidden="true" width="100%" cellspacing="0" cellpadding="0" border="0">
    <tr>
      ${Array.from(
        { length: 12 },
        () =>
          html`<td
            height="8"
            ${paint(
              { ground: 'dusk', line: 'marigold' },
              'width:8.33%;height:8px;font-size:0;line-height:0;border-width:0 0 3px;border-style:solid;border-radius:0 0 50% 50%/0 0 100% 100%',
            )}
          ></td>`,
      )}
    </tr>
  </table>`

const unbroken = 'white-space:nowrap'

/** A text in which these phone numbers and this email address are links; a link that stands alone has a target of 44 px. */
function withContactLinks(text: string, phones: readonly string[], email: string) {
  const links: Record<string, string> = Object.fromEntries([
    ...phones.map((phone) => [phone, `tel:${phone.replace(/[^+\d]/g, '')}`]),
    [email, `mailto:${email}`],
  ])
  const parts = text.split(new RegExp(`(${Object.keys(links).map(RegExp.escape).join('|')})`))
  const style = links[text] ? `${unbroken};display:inline-block;padding:12px 0` : unbroken
  return parts.map((part) =>
    links[part] ? html`<a href="${links[part]}" ${paint({ text: 'kumkum' }, style)}>${part}</a>` : part,
  )
}
type LinkedText = ReturnType<typeof withContactLinks>

const paragraph = (text: LinkedText) => html`<p style="margin:0 0 16px">${text}</p>`

const status = ({ text, tone }: NonNullable<EmailContent['status']>) =>
  html`<p style="margin:0 0 8px">
    <span ${paint(tones[tone], pill)}>${text}</span>
  </p>`
const pill =
  'display:inline-block;padding:2px 12px;border-width:1px;border-style:solid;border-radius:8px;font-size:16px;font-weight:bold'
const tones = {
  waiting: { text: 'ink', ground: 'glow', line: 'glow' },
  done: { text: 'card', ground: 'tulsi', line: 'tulsi' },
  problem: { text: 'kumkum', ground: 'card', line: 'kumkum' },
  quiet: { text: 'quiet', ground: 'card', line: 'stone' },
} as const satisfies Record<Tone, Paint>

const code = ([label, value]: EmailRow) =>
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 24px">
    <tr>
      <td align="center" ${paint({ text: 'ink', ground: 'glow' }, 'padding:16px;border-radius:6px')}>
        ${label}<br /><strong style="font-size:36px;line-height:1.4;letter-spacing:6px;padding-left:6px"
          >${value}</strong
        >
      </td>
    </tr>
  </table>`

/** A UTR is compared with the bank statement as a whole. */
const isCode = (label: string) => /^[A-Z\d]{12}$/i.test(label) && /\d/.test(label)

/** A table of labels and values, with the two red margin lines of a bahi, an Indian account book. */
const detailTable = (rows: EmailRow[], say: (text: string) => LinkedText) =>
  html`<table
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    ${paint({ line: 'kumkum' }, 'margin:8px 0 24px;border-width:0 0 0 5px;border-style:double')}
  >
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <th
            scope="row"
            align="left"
            valign="baseline"
            ${paint({ text: 'quiet', line: 'stone' }, `width:38%;${cell};font-size:16px${isCode(label) ? `;${unbroken}` : ''}`)}
          >
            ${label}
          </th>
          <td valign="baseline" ${paint({ text: 'ink', line: 'stone' }, `${cell};font-weight:bold`)}>${say(value)}</td>
        </tr>`,
    )}
  </table>`
const cell =
  'padding:8px 0 8px 12px;border-width:0 0 1px;border-style:solid;font-weight:normal;text-align:left;word-break:break-word;font-variant-numeric:tabular-nums'

const steps = ({ title, items }: { title: string; items: EmailStep[] }, say: (text: string) => LinkedText) =>
  html`<h2 ${paint({ text: 'river' }, `margin:0 0 8px;font:bold 20px/1.4 ${SERIF}`)}>${title}</h2>
    <ol style="margin:0 0 24px;padding:0 0 0 26px">
      ${items.map(
        ({ title: name, text }) =>
          html`<li style="margin:0 0 8px;padding-left:4px">
            ${name ? html`<strong>${name}:</strong> ` : ''}${say(text)}
          </li>`,
      )}
    </ol>`

const quietLink = ({ text, url }: { text: string; url: string }): LinkedText => [
  html`<a href="${url}" ${paint({ text: 'kumkum' }, 'display:inline-block;padding:12px 0')}>${text}</a>`,
]

/** A link that looks like a button, at least 44 px high. Outlook uses the cell's padding, other programs the link's. */
const button = ({ text, url }: { text: string; url: string }) =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 24px">
    <tr>
      <td align="center" ${paint({ ground: 'action' }, 'border-radius:8px;mso-padding-alt:12px 24px')}>
        <a
          href="${url}"
          ${paint(
            { text: 'on-action' },
            'display:inline-block;padding:12px 24px;font-weight:bold;line-height:24px;text-decoration:none;border-radius:8px',
          )}
          >${text}</a
        >
      </td>
    </tr>
  </table>`

const head = (title: string) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <meta name="x-apple-disable-message-reformatting" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
    <title>${title}</title>
    <style>
      ${darkScheme}
    </style>
    ${outlook.fonts}
  </head>`

const hiddenPreheader = (preheader: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">
    ${preheader}${blank}
  </div>`

/** The brand on a dark ground, above the garland. */
const header = (brand: string) =>
  html`<tr>
      <td ${paint({ ground: 'dusk' }, 'padding:16px 24px 10px;border-radius:12px 12px 0 0')}>
        <span ${paint({ text: 'on-dusk' }, `font:bold 26px/1.4 ${SERIF}`)}>${brand}</span>
      </td>
    </tr>
    <tr>
      <td ${paint({ ground: 'card' })}>${garland()}</td>
    </tr>`

/** The content of the email, on one card. */
const card = (content: EmailContent, leading: number, stateLabel: string, say: (text: string) => LinkedText) =>
  html`<tr>
    <td
      ${paint({ text: 'ink', ground: 'card' }, `padding:24px;border-radius:0 0 12px 12px;font:18px/${leading} ${SANS}`)}
    >
      ${content.status ? status(content.status) : ''}
      <h1 ${paint({ text: 'river' }, `margin:0 0 16px;font:bold 26px/1.35 ${SERIF};text-wrap:balance`)}>
        ${content.heading ?? content.subject}
      </h1>
      ${[content.greeting, ...content.paragraphs].map(say).map(paragraph)} ${content.code ? code(content.code) : ''}
      ${(content.cards ?? []).map((one) => cardHtml(one, stateOf(content, stateLabel)))}
      ${content.rows.length > 0 ? detailTable(content.rows, say) : ''} ${content.steps ? steps(content.steps, say) : ''}
      ${content.link ? button(content.link) : ''} ${content.second ? paragraph(quietLink(content.second)) : ''}
      ${content.after.map(say).map(paragraph)}
      <p style="margin:0">${content.closing}</p>
    </td>
  </tr>`

const footer = (text: LinkedText, leading: number) =>
  html`<tr>
    <td ${paint({ text: 'quiet' }, `padding:16px 24px;font:16px/${leading} ${SANS}`)}>${text}</td>
  </tr>`

type Html = ReturnType<typeof head>

/** A centered column of at most 600 px. It is made of tables, because Outlook on Windows supports no other layout. */
const column = (rows: Html[]) =>
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
    <tr>
      <td align="center" style="padding:16px 8px 32px">
        ${outlook.begin}
        <table
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          border="0"
          style="max-width:600px;text-align:left"
        >
          ${rows}
        </table>
        ${outlook.end}
      </td>
    </tr>
  </table>`

/** The HTML of an email. Every text in it is escaped, and it loads nothing from the network. */
export function asHtml(content: EmailContent, care: Care, locale: Language): string {
  const leading = locale === 'hi' ? 1.75 : 1.6
  const phones = [care.phone, ...(content.phones ?? [])]
  const say = (text: string) => withContactLinks(text, phones, care.email)
  const contact = say(m.common_care_line({ phone: care.phone, email: care.email }, { locale }))
  const rows = [
    header(m.common_brand({}, { locale })),
    card(content, leading, m.status_label({}, { locale }), say),
    footer(contact, leading),
  ]
  return html`<!doctype html>
    <html lang="${locale}" dir="ltr">
      ${head(content.subject)}
      <body ${paint({ ground: 'paper' }, 'margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%')}>
        <div lang="${locale}" ${paint({ text: 'ink', ground: 'paper' }, `font:18px/${leading} ${SANS}`)}>
          ${hiddenPreheader(content.preheader)} ${column(rows)}
        </div>
      </body>
    </html>`
    .toString()
    .replace(/\n\s+/g, '\n')
}
