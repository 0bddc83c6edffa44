import { html } from 'hono/html'
import type { Language } from '../../db/tables.ts'
import { m } from '../../messages/compiled/messages.js'

/** One letter's words, before they become text and HTML. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  rows: [label: string, value: string][]
  link?: { text: string; url: string }
  closing: string
}

type Care = { phone: string; email: string }

/** The plain text of a letter: for old phones, screen readers and spam filters. */
export function asText({ greeting, paragraphs, rows, link, closing }: Letter, care: Care, locale: Language): string {
  const parts = [
    greeting,
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link && `${link.text}: ${link.url}`,
    closing,
    m.mail_care({ phone: care.phone, email: care.email }, { locale }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The HTML of a letter; everything in it is escaped. Styles stand inline, as mail programs want them. */
export function asHtml({ greeting, paragraphs, rows, link, closing }: Letter, care: Care, locale: Language): string {
  const cell = 'padding:6px 12px 6px 0;vertical-align:top'
  return html`<!doctype html>
    <html lang="${locale}">
      <body style="margin:0;background:#FBF6EC;color:#2A1A12;font:17px/1.6 system-ui,'Noto Sans Devanagari',sans-serif">
        <div style="max-width:34rem;margin:0 auto;padding:24px 16px">
          <p style="font-weight:bold;font-size:22px;color:#1F3B57;margin:0 0 16px">${m.brand({}, { locale })}</p>
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          <table role="presentation" style="border-collapse:collapse;margin:16px 0">
            ${rows.map(
              ([label, value]) =>
                html`<tr>
                  <td style="${cell};color:#6B5A4A">${label}</td>
                  <td style="${cell};font-weight:bold">${value}</td>
                </tr>`,
            )}
          </table>
          ${link ? html`<p><a href="${link.url}" style="color:#9E1B1E">${link.text}</a></p>` : ''}
          <p>${closing}</p>
          <p style="border-top:1px solid #B7A58C;padding-top:12px;color:#6B5A4A;font-size:15px">
            ${m.mail_care({ phone: care.phone, email: care.email }, { locale })}
          </p>
        </div>
      </body>
    </html>`.toString()
}
