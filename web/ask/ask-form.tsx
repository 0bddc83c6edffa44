import { unwrap } from '../../contract/client.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { addDays, BOOKING_HORIZON_DAYS, type CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { wishedText } from '../../messages/wished.ts'
import { api } from '../api.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { COUNTRY, withNumber } from '../phone/phone-entry.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { fieldText, type RefusedForm } from '../ui/form-action.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'

export const inquiryIn = (form: FormData, city: string, phoneNumber: string): Inquiry => ({
  city,
  phoneNumber,
  name: fieldText(form, 'name'),
  email: fieldText(form, 'email'),
  // An empty field becomes NaN, which the call refuses with its text.
  headCount: Number(fieldText(form, 'headCount') || Number.NaN),
  wished: fieldText(form, 'wished') || fieldText(form, 'month'),
  words: fieldText(form, 'words'),
})

type Props = { slug: string; today: CalendarDay; refused?: RefusedForm; onSent: () => void }

export function AskForm({ slug, today, refused, onSent }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const asking = useMutation({
    refused,
    call: (form: FormData) =>
      withNumber(form, language, (phoneNumber) =>
        unwrap(api.inquiries.$post({ json: inquiryIn(form, slug, phoneNumber) })),
      ),
    saved: m.ask_sent,
    fallback: m.ask_failed,
    done: onSent,
    reloads: false,
  })
  const last = addDays(today, BOOKING_HORIZON_DAYS)
  const labels = {
    name: t(m.common_full_name),
    phoneNumber: t(m.common_phone_number),
    email: t(m.ask_email),
    headCount: t(m.ask_people),
    wished: t(m.ask_day),
    words: t(m.ask_words),
  }
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: refused?.typed[name],
    error: asking.issueOf(name),
  })
  return (
    <AjaxForm onSend={asking.run} summary={<ErrorSummary failure={asking.failure} labels={labels} />}>
      <Field {...field('name')} autoComplete="name" required maxLength={100} />
      <PhoneField
        number={refused?.typed.phoneNumber}
        country={refused?.typed[COUNTRY]}
        error={asking.issueOf('phoneNumber')}
      />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('headCount')} inputMode="numeric" autoComplete="off" required maxLength={3} />
      <Field {...field('wished')} type="date" min={addDays(today, 1)} max={last} />
      <Select
        name="month"
        label={t(m.ask_month)}
        defaultValue={refused?.typed.month}
        choices={['', ...monthsFrom(today, last)].map((value) => ({ value, text: wishedText(value, language) }))}
      />
      <TextArea {...field('words')} help={t(m.ask_words_help)} required maxLength={2000} />
      <p>
        {t(m.ask_consent)} {/* Opens in a new tab, so that nothing that was typed is lost. */}
        <TextLink to="/privacy" target="_blank" rel="noopener">
          {t(m.auth_notice_more)}
        </TextLink>
      </p>
      <Button type="submit" busy={asking.busy} className="justify-self-start">
        {t(m.ask_send)}
      </Button>
    </AjaxForm>
  )
}

/** The months of two days and all between them, as YYYY-MM. */
function monthsFrom(first: string, last: string): string[] {
  const months = []
  for (let at = new Date(`${first.slice(0, 7)}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7)
    if (month > last.slice(0, 7)) return months
    months.push(month)
  }
}
