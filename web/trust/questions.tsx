import { CHANGE_DAYS_BEFORE } from '../../domain/cancellation.ts'
import { formatRupees } from '../../domain/format.ts'
import { ADVANCE_CAP } from '../../domain/advance-cap.ts'
import { m } from '../../messages/compiled/messages.js'
import { type Translate, useLanguage, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { checkHours } from './hours.ts'
import { useCancellationLine } from './cancellation-line.tsx'
import { TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/questions', title: m.questions_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.questions_page_description),
)

/** Each question with its answer, in the order in which visitors ask them. */
const answersIn = (t: Translate, cap: string, care: { phone: string }, cancellation: string) =>
  [
    [t(m.questions_now), t(m.questions_now_text, { cap })],
    [t(m.questions_utr), t(m.questions_utr_text)],
    [t(m.questions_wrong), t(m.questions_wrong_text)],
    [t(m.questions_confirmed), t(m.questions_confirmed_text, { hours: checkHours })],
    [t(m.questions_card), t(m.questions_card_text)],
    [t(m.questions_change), t(m.terms_journey_change, { days: String(CHANGE_DAYS_BEFORE) })],
    [t(m.questions_cancel), cancellation],
    [t(m.questions_elders), t(m.questions_elders_text, care)],
    [t(m.questions_family), t(m.questions_family_text)],
  ] as const

export default function Questions() {
  const t = useTranslate()
  const cap = formatRupees(ADVANCE_CAP, useLanguage())
  const care = useCare()
  const cancellation = useCancellationLine()
  return (
    <TrustPage title={t(m.questions_title)} lead={t(m.questions_page_description)}>
      <dl className="grid gap-3">
        {answersIn(t, cap, care, cancellation).map(([question, answer]) => (
          <div key={question} className="card grid gap-1">
            <dt className="font-heading text-xl leading-snug font-bold text-river">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </TrustPage>
  )
}
