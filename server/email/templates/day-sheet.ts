import { formatDay, formatHour } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailRow } from '../content.ts'
import type { Template } from '../data.ts'
import { greet } from './rows.ts'

export const daySheet: Template<'day_sheet'> = ({ name, day, url, journeys }, { language: locale, care }) => {
  const date = formatDay(day, locale)
  const people = (count: number) => (count > 0 ? [m.common_people_label({ count: String(count) }, { locale })] : [])
  const row = (journey: (typeof journeys)[number]): EmailRow => [
    [...(journey.time ? [formatHour(journey.time, locale)] : []), journey.name].join(' · '),
    [...people(journey.headCount), journey.phoneNumber].join(' · '),
  ]
  return {
    subject: m.email_day_subject({ date }, { locale }),
    preheader: m.email_day_text({ date }, { locale }),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_day_text({ date }, { locale }),
      ...(journeys.length === 0 ? [m.sheet_none({}, { locale })] : []),
    ],
    rows: journeys.map(row),
    phones: journeys.map(({ phoneNumber }) => phoneNumber),
    link: { text: m.email_day_link({}, { locale }), url },
    after: [m.email_day_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
