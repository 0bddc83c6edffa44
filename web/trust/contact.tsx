import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/contact'
import { useTranslate } from '../language/language.ts'
import { pageContext } from '../page-context.ts'
import { useCare } from '../root-data.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Part } from '../ui/text-parts.tsx'
import { CallOrWrite, Firm, TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/contact', title: m.contact_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.contact_page_description),
)

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).officer

const CONSUMER_HELPLINE = '1915'

/** All ways to reach the operator. */
export default function Contact({ loaderData: officer }: Route.ComponentProps) {
  const t = useTranslate()
  const care = useCare()
  return (
    <TrustPage title={t(m.contact_title)} lead={t(m.contact_text)}>
      <div>
        <CallOrWrite />
        <p className="mt-3">
          {t(m.footer_support)}:{' '}
          <TextLink className="font-bold" to={`mailto:${care.email}`}>
            {care.email}
          </TextLink>
        </p>
      </div>
      <Part id="firm" title={t(m.contact_firm)}>
        <Firm />
      </Part>
      <Part id="complaint" title={t(m.contact_complaint)}>
        <p>{t(m.contact_complaint_text, care)}</p>
        {officer && <p>{t(m.contact_officer, officer)}</p>}
        <p>{t(m.contact_complaint_times)}</p>
        <p>{t(m.contact_helpline, { phone: CONSUMER_HELPLINE })}</p>
      </Part>
    </TrustPage>
  )
}
