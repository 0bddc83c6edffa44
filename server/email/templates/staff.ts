import { dayOf } from '../../../domain/calendar-day.ts'
import { formatDay, formatMoment } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { staffRoleText } from '../../../messages/staff-role.ts'
import type { EmailContent } from '../content.ts'
import type { Template } from '../data.ts'
import { greet } from './rows.ts'

/** The token stands behind the # of the link, which browsers send neither to a server nor in a Referer. */
export const staffInvitation: Template<'staff_invitation'> = (content, { language: locale, publicUrl, care }) => {
  const { name, invitedBy, staffRole, token = '', expiresAt = '' } = content
  const text = m.email_invitation_text({ invitedBy, role: staffRoleText[staffRole]({}, { locale }) }, { locale })
  const date = formatDay(dayOf(Date.parse(expiresAt)), locale)
  return {
    subject: m.email_invitation_subject({}, { locale }),
    preheader: text,
    greeting: greet(name, locale),
    paragraphs: [text],
    rows: [],
    link: { text: m.email_invitation_link({}, { locale }), url: `${publicUrl}/auth/invitation#${token}` },
    after: [
      m.email_invitation_until({ date }, { locale }),
      m.email_invitation_not_you({ phone: care.phone }, { locale }),
    ],
    closing: m.email_closing({}, { locale }),
  }
}

type Told = { name: string; subject: string; text: string; after: string; link?: EmailContent['link'] }

const told = ({ name, subject, text, after, link }: Told, locale: Language): EmailContent => ({
  subject,
  preheader: text,
  greeting: greet(name, locale),
  paragraphs: [text],
  rows: [],
  ...(link && { link }),
  after: [after],
  closing: m.email_closing({}, { locale }),
})

export const secondStepSetUp: Template<'second_step_set_up'> = ({ name, at }, { language: locale }) =>
  told(
    {
      name,
      subject: m.email_second_step_on_subject({}, { locale }),
      text: m.email_second_step_on_text({ moment: formatMoment(at, locale) }, { locale }),
      after: m.email_second_step_not_you({}, { locale }),
    },
    locale,
  )

export const secondStepRemoved: Template<'second_step_removed'> = ({ name, at }, { language: locale }) =>
  told(
    {
      name,
      subject: m.email_second_step_off_subject({}, { locale }),
      text: m.email_second_step_off_text({ moment: formatMoment(at, locale) }, { locale }),
      after: m.email_second_step_not_you({}, { locale }),
    },
    locale,
  )

export const newOwner: Template<'new_owner'> = ({ name, owner, at }, { language: locale, publicUrl }) =>
  told(
    {
      name,
      subject: m.email_new_owner_subject({ owner }, { locale }),
      text: m.email_new_owner_text({ owner, moment: formatMoment(at, locale) }, { locale }),
      after: m.email_new_owner_unknown({}, { locale }),
      link: { text: m.email_new_owner_link({}, { locale }), url: `${publicUrl}/admin/staff` },
    },
    locale,
  )
