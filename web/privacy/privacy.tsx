import { ANSWER_DAYS, PRIVACY_VERSION } from '../../domain/privacy.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/privacy'
import { useTranslate } from '../language/language.ts'
import { pageContext } from '../page-context.ts'
import { useCare } from '../root-data.ts'
import { useDay } from '../ui/format.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { telephone, TextLink } from '../ui/text-link.tsx'
import { List, Part } from '../ui/text-parts.tsx'
import { textSeo } from '../seo/text-seo.ts'

export const meta = indexedMeta(
  (locale) => ({ path: '/privacy', title: m.privacy_title({}, { locale }) }),
  import.meta.env.SSR && textSeo(m.seo_privacy_description),
)

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).keptDays

const whatWeStore = [
  m.privacy_what_account,
  m.privacy_what_password,
  m.privacy_what_bookings,
  m.privacy_what_sankalp,
  m.privacy_what_travellers,
  m.privacy_what_buyer,
  m.privacy_what_photos,
  m.privacy_what_bank,
  m.privacy_what_staff,
  m.privacy_what_feedback,
  m.privacy_what_questions,
  m.privacy_what_emails,
  m.privacy_what_logins,
] as const

/** The privacy notice. Its facts are the same as in docs/privacy.md. */
export default function Privacy({ loaderData: kept }: Route.ComponentProps) {
  const t = useTranslate()
  const day = useDay()
  const care = useCare()
  return (
    <Page gap={6}>
      <div className="grid gap-2">
        <h1>{t(m.privacy_title)}</h1>
        <p className="text-quiet">{t(m.privacy_version, { date: day(PRIVACY_VERSION) })}</p>
      </div>
      <p>{t(m.privacy_intro)}</p>
      <Part id="what" title={t(m.privacy_what)}>
        <List of={whatWeStore.map((message) => t(message))} />
      </Part>
      <Part id="how-long" title={t(m.privacy_how_long)}>
        <List
          of={[
            t(m.privacy_how_long_account),
            t(m.privacy_how_long_sankalp),
            t(m.privacy_how_long_travellers),
            t(m.privacy_how_long_buyer),
            t(m.privacy_how_long_photos),
            t(m.privacy_how_long_bookings),
            t(m.privacy_how_long_cart),
            t(m.privacy_how_long_quotes, { days: kept.quotes }),
            t(m.privacy_how_long_emails, { days: kept.emails }),
            t(m.privacy_how_long_feedback),
            t(m.privacy_how_long_questions),
            t(m.privacy_how_long_logins),
            t(m.privacy_how_long_bank),
          ]}
        />
      </Part>
      <Part id="who" title={t(m.privacy_who)}>
        <p>{t(m.privacy_who_text)}</p>
        <p>{t(m.privacy_who_processors)}</p>
        <p>{t(m.privacy_children)}</p>
        <p>{t(m.privacy_cookies)}</p>
      </Part>
      <Part id="rights" title={t(m.privacy_rights)}>
        <List
          of={[
            t(m.privacy_rights_see),
            t(m.privacy_rights_correct),
            t(m.privacy_rights_withdraw),
            t(m.privacy_rights_nominate),
            t(m.privacy_rights_answer, { days: String(ANSWER_DAYS) }),
            t(m.privacy_rights_complain),
          ]}
        />
        <TextLink to="/user/settings" className="min-w-11">
          {t(m.nav_settings)}
        </TextLink>
      </Part>
      <Part id="consent" title={t(m.privacy_consent)}>
        <p>{t(m.privacy_consent_text)}</p>
      </Part>
      <Part id="ask" title={t(m.privacy_ask)}>
        <p>{t(m.common_care_line, care)}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={telephone(care.phone)}>{care.phone}</TextLink>
          <TextLink to={`mailto:${care.email}`}>{care.email}</TextLink>
        </p>
      </Part>
    </Page>
  )
}
