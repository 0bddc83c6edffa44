import { CHANGE_DAYS_BEFORE } from '../../domain/cancellation.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/cancellation'
import { useTranslate } from '../language/language.ts'
import { pageContext } from '../page-context.ts'
import { useCare } from '../root-data.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { List, Part } from '../ui/text-parts.tsx'
import { useRefundTiers } from './cancellation-line.tsx'
import { TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/cancellation', title: m.cancellation_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.cancellation_page_description),
)

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).refundDays

/** How a booking is cancelled and what is refunded. The refund tiers are the ones that the product uses. */
export default function Cancellation({ loaderData: refundDays }: Route.ComponentProps) {
  const t = useTranslate()
  const care = useCare()
  const tiers = useRefundTiers()
  return (
    <TrustPage title={t(m.cancellation_title)} lead={t(m.cancellation_intro)}>
      <Part id="terms" title={t(m.cancellation_terms)}>
        <List
          of={[
            ...tiers.map(({ daysBefore, percent }) =>
              t(m.booking_cancel_term, { days: String(daysBefore), percent: String(percent) }),
            ),
            t(m.booking_cancel_term_last, { ...care, days: String(tiers.at(-1)?.daysBefore) }),
          ]}
        />
      </Part>
      <Part id="how" title={t(m.cancellation_how)}>
        <p>{t(m.cancellation_how_text, { button: t(m.booking_act_cancel) })}</p>
        <TextLink to="/user/bookings">{t(m.nav_bookings)}</TextLink>
        <p>{t(m.cancellation_begun, care)}</p>
      </Part>
      <Part id="refund" title={t(m.cancellation_refund)}>
        <p>{t(m.cancellation_refund_days, { days: String(refundDays) })}</p>
        <p>{t(m.booking_refund_where, care)}</p>
      </Part>
      <Part id="change" title={t(m.cancellation_change)}>
        <p>{t(m.terms_journey_change, { days: String(CHANGE_DAYS_BEFORE) })}</p>
        <p>{t(m.cancellation_change_limit)}</p>
      </Part>
      <Part id="ours" title={t(m.cancellation_ours)}>
        <p>{t(m.cancellation_ours_text)}</p>
        <p>{t(m.cancellation_ours_river)}</p>
      </Part>
    </TrustPage>
  )
}
