import { m } from '../../../messages/compiled/messages.js'
import type { Write } from '../templates.ts'
import { greet } from './rows.ts'

export const oneTimeCode: Write<'one_time_code'> = ({ code = '' }, { language: locale }) => ({
  subject: m.mail_code_subject({}, { locale }),
  preheader: m.mail_code_text({}, { locale }),
  greeting: m.mail_greeting_plain({}, { locale }),
  paragraphs: [m.mail_code_text({}, { locale })],
  code: [m.mail_code_label({}, { locale }), code],
  rows: [],
  after: [m.mail_code_ignore({}, { locale })],
  closing: m.mail_closing({}, { locale }),
})

export const welcome: Write<'welcome'> = ({ name }, { language: locale, publicUrl }) => ({
  subject: m.mail_welcome_subject({}, { locale }),
  preheader: m.mail_welcome_preheader({}, { locale }),
  greeting: greet(name, locale),
  paragraphs: [m.mail_welcome_text({}, { locale })],
  rows: [],
  steps: {
    title: m.how_title({}, { locale }),
    items: [
      { title: m.how_choose({}, { locale }), text: m.how_choose_text({}, { locale }) },
      { title: m.how_pay({}, { locale }), text: m.how_pay_text({}, { locale }) },
      { title: m.how_utr({}, { locale }), text: m.how_utr_text({}, { locale }) },
      { title: m.how_travel({}, { locale }), text: m.mail_welcome_come({}, { locale }) },
    ],
  },
  link: { text: m.landing_cities({}, { locale }), url: `${publicUrl}/landing` },
  // Nobody has shown yet that the address is theirs.
  after: [m.mail_welcome_not_you({}, { locale })],
  closing: m.mail_closing({}, { locale }),
})
