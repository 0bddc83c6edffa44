import { formatRupees } from '../../../domain/format.ts'
import { ADVANCE_CAP } from '../../../domain/advance-cap.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Template } from '../data.ts'
import { greet } from './rows.ts'

const forPassword = [m.email_code_subject, m.email_code_text, m.email_code_ignore]
const forEmail = [m.email_code_new_subject, m.email_code_new_text, m.email_code_new_ignore]

export const oneTimeCode: Template<'one_time_code'> = ({ code = '', ownerId }, { language: locale }) => {
  const [subject, text, ignore] = (ownerId === undefined ? forPassword : forEmail).map((say) => say({}, { locale }))
  return {
    subject: subject ?? '',
    preheader: text ?? '',
    greeting: m.email_greeting_plain({}, { locale }),
    paragraphs: [text ?? ''],
    code: [m.email_code_label({}, { locale }), code],
    rows: [],
    after: [ignore ?? ''],
    closing: m.email_closing({}, { locale }),
  }
}

export const welcome: Template<'welcome'> = ({ name }, { language: locale, publicUrl, care }) => {
  const cap = formatRupees(ADVANCE_CAP, locale)
  return {
    subject: m.email_welcome_subject({}, { locale }),
    preheader: m.email_welcome_preheader({}, { locale }),
    greeting: greet(name, locale),
    paragraphs: [m.email_welcome_text({}, { locale })],
    rows: [],
    steps: {
      title: m.landing_how_title({}, { locale }),
      items: [
        { title: m.landing_how_choose({}, { locale }), text: m.landing_how_choose_text({}, { locale }) },
        { title: m.landing_how_pay({}, { locale }), text: m.landing_how_pay_text({ cap }, { locale }) },
        { title: m.landing_how_utr({}, { locale }), text: m.landing_how_utr_text({}, { locale }) },
        { title: m.landing_how_travel({}, { locale }), text: m.email_welcome_come({}, { locale }) },
      ],
    },
    link: { text: m.landing_cities({}, { locale }), url: `${publicUrl}/landing` },
    // Someone may have registered with the address of another person.
    after: [m.email_welcome_not_you({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}

export const testEmail: Template<'test_email'> = ({ name }, { language: locale, publicUrl }) => ({
  subject: m.email_test_subject({}, { locale }),
  preheader: m.email_test_text({}, { locale }),
  greeting: greet(name, locale),
  paragraphs: [m.email_test_text({}, { locale })],
  rows: [],
  link: { text: m.email_test_link({}, { locale }), url: `${publicUrl}/user/settings` },
  after: [],
  closing: m.email_closing({}, { locale }),
})
