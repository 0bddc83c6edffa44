import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Slip } from '../journey/slip.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { telephone, TextLink, whatsApp } from '../ui/text-link.tsx'
import { priestSeo } from './priest-seo.ts'
import { profile } from './profile-text.ts'
import { priest } from './profile.ts'

export const meta = indexedMeta(
  (locale) => ({ path: '/priest', title: `${priest.name[locale]}: ${priest.title[locale]}` }),
  import.meta.env.SSR && priestSeo,
)

export default function Priest() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-5 pb-10 sm:pt-8">
      <Slip
        size="open"
        level={1}
        scene="pooja"
        isFirst
        name={priest.name[language]}
        facts={[priest.title[language], `${t(m.priest_languages)}: ${profile.languages[language]}`]}
        after={
          <section aria-labelledby="contact" className="grid gap-2">
            <h2 id="contact" className="text-xl">
              {t(m.priest_contact)}
            </h2>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={telephone(profile.contact.phone)} className="min-w-0 grow sm:grow-0">
                {t(m.priest_call)} {profile.contact.phone}
              </ButtonLink>
              <ButtonLink kind="second" to={whatsApp(profile.contact.phone)} className="min-w-0 grow sm:grow-0">
                {t(m.priest_whatsapp)}
              </ButtonLink>
            </div>
            <p>
              <TextLink to={`mailto:${profile.contact.email}`}>{profile.contact.email}</TextLink>
            </p>
            <p>{profile.contact.address[language]}</p>
          </section>
        }
      />
      <p className="rounded-lg bg-glow px-4 py-2">{profile.notice[language]}</p>
      <p>{profile.ownPriest[language]}</p>
      <section aria-labelledby="biography" className="grid gap-3">
        <h2 id="biography">{t(m.priest_biography)}</h2>
        {profile.biography[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section aria-labelledby="education" className="grid gap-3">
        <h2 id="education">{t(m.priest_education)}</h2>
        <ul className="grid list-disc gap-2 ps-6">
          {profile.education[language].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </main>
  )
}
