import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { textSeo } from '../seo/text-seo.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Pictures } from '../ui/pictures.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { List, Part } from '../ui/text-parts.tsx'
import { Firm, TrustPage } from './trust-page.tsx'

export const meta = indexedMeta(
  (locale) => ({ path: '/about', title: m.about_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.about_page_description),
)

/** These are drawings until the operator has photos. */
const pictures = [
  ['/art/pooja.svg', m.about_picture_priest],
  ['/art/room.svg', m.about_picture_room],
  ['/art/vehicle.svg', m.about_picture_vehicle],
] as const

/** The people behind the product, and how they work. */
export default function About() {
  const t = useTranslate()
  return (
    <TrustPage title={t(m.about_title)} lead={t(m.about_what_text)}>
      <Part id="how" title={t(m.about_how)}>
        <List of={[t(m.about_how_price), t(m.about_how_check), t(m.about_how_care)]} />
      </Part>
      <Part id="pictures" title={t(m.about_pictures)}>
        <Pictures
          pictures={pictures.map(([src, caption]) => ({ src, caption: t(caption) }))}
          className="sm:grid-cols-3"
        />
        <p className="text-quiet">{t(m.about_pictures_text)}</p>
        <TextLink to="/priest">{t(m.priest_title)}</TextLink>
      </Part>
      <Part id="who" title={t(m.about_who)}>
        <p>{t(m.about_who_text)}</p>
        <Firm />
      </Part>
    </TrustPage>
  )
}
