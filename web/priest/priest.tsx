import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Scene } from '../ui/scene.tsx'
import { telephone, TextLink } from '../ui/text-link.tsx'
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
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 pb-10 sm:pt-6">
      <Scene of="pooja" first className="lintel-paper -mx-4 aspect-video sm:mx-0 sm:aspect-[5/2] sm:rounded-b-xl" />
      <div>
        <h1>{priest.name[language]}</h1>
        <p className="text-lg">{priest.title[language]}</p>
      </div>
      <p className="rounded-lg bg-glow px-4 py-2">{profile.notice[language]}</p>
      <section aria-labelledby="contact" className="ledger grid">
        <h2 id="contact">{t(m.priest_contact)}</h2>
        <p>
          <TextLink to={telephone(profile.contact.phone)}>{profile.contact.phone}</TextLink>
        </p>
        <p>
          <TextLink to={`mailto:${profile.contact.email}`}>{profile.contact.email}</TextLink>
        </p>
        <p>{profile.contact.address[language]}</p>
      </section>
      <p>{profile.ownPriest[language]}</p>
      <section aria-labelledby="biography" className="grid gap-3">
        <h2 id="biography">{t(m.priest_biography)}</h2>
        {profile.biography[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {t(m.priest_languages)}: {profile.languages[language]}
        </p>
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
