import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { List, Part } from '../ui/text-parts.tsx'
import { Firm, TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/about', title: m.about_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.about_page_description),
)

/** The people behind the product, and how they work. */
export default function About() {
  const t = useTranslate()
  return (
    <TrustPage title={t(m.about_title)} lead={t(m.about_what_text)}>
      <Part id="how" title={t(m.about_how)}>
        <List of={[t(m.about_how_price), t(m.about_how_check), t(m.about_how_care)]} />
      </Part>
      <Part id="who" title={t(m.about_who)}>
        <p>{t(m.about_who_text)}</p>
        <Firm />
      </Part>
    </TrustPage>
  )
}
