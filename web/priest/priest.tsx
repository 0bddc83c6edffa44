import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/priest'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useRootData } from '../root-data.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Slip } from '../journey/slip.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { telephone, TextLink, whatsApp } from '../ui/text-link.tsx'
import { priestSeo } from './priest-seo.ts'
import { profile } from './profile-text.ts'
import { priestOf } from './profile.ts'

export const meta = (shown: Route.MetaArgs) => {
  return indexedMeta(
    (locale) => {
      const { name, title } = priestOf(locale, shown.matches[0].loaderData)
      return { path: '/priest', title: `${name}: ${title}` }
    },
    import.meta.env.SSR && priestSeo,
  )(shown)
}

/** A profile of an invented person; a shop in production shows how to ask the operator instead. */
export default function Priest() {
  const t = useTranslate()
  const language = useLanguage()
  const site = useRootData()
  const priest = priestOf(language, site)
  const hasSangam = site?.cities.some(([slug]) => slug === 'prayagraj')
  const sample = !site?.priest && profile
  const contact = sample ? { ...sample.contact, address: sample.contact.address[language] } : site?.care
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-5 pb-10 sm:pt-8">
      <Slip
        size="open"
        level={1}
        scene="pooja"
        isFirst
        name={priest.name}
        facts={[priest.title, ...(sample ? [`${t(m.priest_languages)}: ${sample.languages[language]}`] : [])]}
        after={contact && <Contact of={contact} />}
      />
      {sample && <p className="rounded-lg bg-glow px-4 py-2">{sample.notice[language]}</p>}
      <p>
        {profile.ownPriest[language]} {hasSangam && profile.prayagwal[language]}
      </p>
      {sample && (
        <>
          <section aria-labelledby="biography" className="grid gap-3">
            <h2 id="biography">{t(m.priest_biography)}</h2>
            {sample.biography[language].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section aria-labelledby="education" className="grid gap-3">
            <h2 id="education">{t(m.priest_education)}</h2>
            <ul className="grid list-disc gap-2 ps-6">
              {sample.education[language].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </>
      )}
    </main>
  )
}

type ContactProps = { of: { phone: string; whatsapp?: string; email: string; address?: string } }

function Contact({ of: { phone, whatsapp = phone, email, address } }: ContactProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="contact" className="grid gap-2">
      <h2 id="contact" className="text-xl">
        {t(m.priest_contact)}
      </h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={telephone(phone)} className="min-w-0 grow sm:grow-0">
          {t(m.priest_call)} {phone}
        </ButtonLink>
        <ButtonLink kind="second" to={whatsApp(whatsapp)} className="min-w-0 grow sm:grow-0">
          {t(m.priest_whatsapp)}
        </ButtonLink>
      </div>
      <p>
        <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
      {address && <p>{address}</p>}
    </section>
  )
}
