import { CHANGE_DAYS_BEFORE } from '../../domain/cancellation.ts'
import { formatRupees } from '../../domain/format.ts'
import { ADVANCE_CAP } from '../../domain/advance-cap.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useGstRate } from '../root-data.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { List, Part } from '../ui/text-parts.tsx'
import { checkHours, graceHours, quoteHours } from './hours.ts'
import { Firm, TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/terms', title: m.terms_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.terms_page_description),
)

/** The terms of a booking. Every number is the one that the product uses. */
export default function Terms() {
  const t = useTranslate()
  const cap = formatRupees(ADVANCE_CAP, useLanguage())
  const gst = useGstRate()
  return (
    <TrustPage title={t(m.terms_title)} lead={t(m.terms_intro)}>
      <Part id="price" title={t(m.terms_price)}>
        <List
          of={[
            t(m.terms_price_package),
            t(gst === '0%' ? m.terms_price_no_gst : m.terms_price_gst, { gst }),
            t(m.terms_price_valid, { hours: quoteHours }),
            t(m.terms_price_grace, { hours: graceHours }),
          ]}
        />
      </Part>
      <Part id="payment" title={t(m.terms_payment)}>
        <List
          of={[
            t(m.terms_payment_advance, { cap }),
            t(m.terms_payment_check, { hours: checkHours }),
            t(m.terms_payment_over),
          ]}
        />
      </Part>
      <Part id="journey" title={t(m.terms_journey)}>
        <List of={[t(m.terms_journey_included), t(m.terms_journey_change, { days: String(CHANGE_DAYS_BEFORE) })]} />
        <TextLink to="/cancellation">{t(m.cancellation_title)}</TextLink>
      </Part>
      <Part id="documents" title={t(m.terms_documents)}>
        <p>{t(m.terms_documents_text)}</p>
        <Firm />
      </Part>
      <Part id="responsible" title={t(m.terms_responsible)}>
        <List
          of={[
            t(m.terms_responsible_people),
            t(m.terms_responsible_things),
            t(m.terms_responsible_health),
            t(m.terms_responsible_result),
          ]}
        />
      </Part>
      <Part id="law" title={t(m.terms_law)}>
        <p>{t(m.terms_law_text)}</p>
        <TextLink to="/contact#complaint">{t(m.contact_complaint)}</TextLink>
      </Part>
    </TrustPage>
  )
}
