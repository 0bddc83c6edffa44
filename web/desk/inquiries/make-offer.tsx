import { useEffect, useState } from 'react'
import { ALL, unwrap } from '../../../contract/client.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { InquiryAtDesk } from '../../../contract/inquiry.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { fieldText } from '../../ui/form-action.ts'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { readRupees } from '../parts/statement-amount.ts'

/** The number of days that staff usually wait for an answer. */
const VALID_DAYS = 3

type Props = { of: InquiryAtDesk; onSent: (url: string) => void }

/** Answers a question with an offer; the link of an earlier offer stops working. */
export function MakeOffer({ of, onSent }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  const packages = usePackages(of.city)
  const [today] = useState(() => dayOf(Date.now()))
  const wishedDay = of.wished.length > 'YYYY-MM'.length ? of.wished : ''
  const offering = useMutation({
    call: (form: FormData) =>
      unwrap(api.admin.inquiries[':id'].offer.$post({ param: { id: of.id }, json: offerIn(form) })),
    saved: m.inquiry_answered,
    fallback: m.inquiry_failed,
    reloadsAfterConflict: true,
    done: ({ data }) => {
      markSaved()
      onSent(data.url)
    },
  })
  const labels = {
    packageId: t(m.inquiry_package),
    headCount: t(m.ask_people),
    date: t(m.desk_start_date),
    price: t(m.inquiry_price),
    validUntil: t(m.offer_until),
    words: t(m.inquiry_words),
  }
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: offering.issueOf(name) })
  return (
    <AjaxForm
      ref={ref}
      onSend={offering.run}
      summary={<ErrorSummary failure={offering.failure} labels={labels} />}
      aria-label={`${t(m.inquiry_answer)}: ${of.name}`}
    >
      <Select
        {...field('packageId')}
        choices={packages.map((pack) => ({ value: pack.id, text: nameIn(language, pack) }))}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field {...field('headCount')} inputMode="numeric" autoComplete="off" defaultValue={String(of.headCount)} />
        <Field {...field('date')} type="date" min={today} defaultValue={of.offer?.dateStart ?? wishedDay} />
        <Field {...field('price')} inputMode="decimal" autoComplete="off" maxLength={12} />
        <Field {...field('validUntil')} type="date" min={today} defaultValue={addDays(today, VALID_DAYS)} />
      </div>
      <TextArea {...field('words')} maxLength={2000} defaultValue={of.offer?.words} />
      <Button type="submit" busy={offering.busy} className="justify-self-start">
        {t(m.inquiry_send)}
      </Button>
      {question}
    </AjaxForm>
  )
}

/** An empty field becomes NaN, which the call refuses with its text. */
const offerIn = (form: FormData) => {
  const dayIn = (name: string) => startOf(fieldText(form, name) as CalendarDay)
  return {
    packageId: fieldText(form, 'packageId'),
    headCount: Number(fieldText(form, 'headCount') || Number.NaN),
    date: dayIn('date'),
    price: readRupees(fieldText(form, 'price')) ?? Number.NaN,
    validUntil: dayIn('validUntil'),
    words: fieldText(form, 'words'),
  }
}

/** The packages of a city; empty until they are read. If they cannot be read, the form shows an empty list. */
function usePackages(cityName: string): readonly Package[] {
  const [packages, setPackages] = useState<readonly Package[]>([])
  useEffect(() => {
    const reading = unwrap(api.packages.city[':cityName'].$get({ param: { cityName }, query: ALL }))
    void reading.then(
      ({ data }) => setPackages(data),
      () => {},
    )
  }, [cityName])
  return packages
}
