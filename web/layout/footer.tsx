import { Link, useLocation } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { type RootData, useRootData } from '../root-data.ts'
import { Lamps } from '../ui/lamps.tsx'
import { telephone, whatsApp } from '../ui/text-link.tsx'

const link = 'inline-flex min-h-11 min-w-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2'
const button =
  'inline-flex min-h-11 items-center rounded-lg border-2 border-on-dusk px-4 font-bold hover:bg-on-dusk hover:text-dusk'

const trust = [
  ['/terms', m.terms_title],
  ['/cancellation', m.cancellation_title],
  ['/privacy', m.footer_privacy],
  ['/questions', m.questions_title],
] as const
const about = [
  ['/about', m.about_title],
  ['/contact', m.contact_title],
  ['/poojas', m.poojas_title],
  ['/priest', m.priest_title],
] as const

/** Pages on which somebody works get a short footer, to leave more of the screen to the work. */
const isWorkPage = (pathname: string): boolean => /^\/(user|auth|admin|shared|offline)(\/|$)/.test(pathname)

/** The customer care and the link to the feedback (specification, section 2). */
export function Footer() {
  const { pathname } = useLocation()
  const care = useRootData()?.care
  return (
    <footer className="jaali mt-auto bg-dusk text-on-dusk">
      {isWorkPage(pathname) ? <ShortFooter care={care} /> : <WholeFooter care={care} />}
    </footer>
  )
}

type Props = { care: RootData['care'] | undefined }

function ShortFooter({ care }: Props) {
  return (
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 border-t-4 border-marigold px-4 py-1">
      {care?.phone && (
        <p className="flex flex-wrap gap-x-4 text-base">
          <a className={`${link} font-bold`} href={telephone(care.phone)}>
            {care.phone}
          </a>
          <a className={link} href={`mailto:${care.email}`}>
            {care.email}
          </a>
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5 text-base">
        <FooterLinks of={trust} />
      </ul>
    </div>
  )
}

function WholeFooter({ care }: Props) {
  const t = useTranslate()
  return (
    <>
      <div className="border-t-4 border-marigold max-sm:h-2">
        <Lamps of={7} lit={7} className="justify-center pt-4 text-marigold max-sm:hidden" />
      </div>
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-2 px-4 pb-3 sm:grid-cols-[1fr_auto_auto] sm:pt-2 sm:pb-6">
        <div className="grid content-start gap-2">
          <p className="font-heading text-2xl font-bold max-sm:hidden">{t(m.common_brand)}</p>
          <p className="max-sm:hidden">{t(m.footer_line)}</p>
          {care?.phone && (
            <>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <a className={`${button} tabular-nums`} href={telephone(care.phone)}>
                  {care.phone}
                </a>
                <a className={button} href={whatsApp(care.whatsapp ?? care.phone)} target="_blank" rel="noreferrer">
                  {t(m.common_whatsapp)}
                </a>
              </p>
              <a className={`${link} justify-self-start`} href={`mailto:${care.email}`}>
                {care.email}
              </a>
            </>
          )}
        </div>
        <ul className="flex flex-wrap content-start gap-x-5 sm:grid">
          <FooterLinks of={trust} />
        </ul>
        <ul className="flex flex-wrap content-start gap-x-5 sm:grid">
          <FooterLinks of={[...about, ['/feedback', m.footer_feedback]]} />
        </ul>
      </div>
    </>
  )
}

function FooterLinks({ of: links }: { of: readonly (readonly [to: string, name: typeof m.terms_title])[] }) {
  const t = useTranslate()
  return links.map(([to, name]) => (
    <li key={to}>
      <Link className={link} to={to}>
        {t(name)}
      </Link>
    </li>
  ))
}
