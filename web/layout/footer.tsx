import { Link } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useRootData } from '../root-data.ts'
import { Lamps } from '../ui/lamps.tsx'
import { telephone } from '../ui/text-link.tsx'

const link = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2'
const pages = [
  ['/poojas', m.poojas_title],
  ['/priest', m.priest_title],
  ['/feedback', m.footer_feedback],
  ['/privacy', m.footer_privacy],
] as const

/** The customer care and the link to the feedback (specification, section 2). */
export function Footer() {
  const t = useTranslate()
  const care = useRootData()?.care
  return (
    <footer className="jaali mt-auto bg-dusk text-on-dusk">
      <Lamps of={7} lit={7} className="justify-center border-t-4 border-marigold pt-5 text-marigold" />
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-4 px-4 pt-3 pb-8 sm:grid-cols-[1fr_auto_auto] sm:items-baseline">
        <div>
          <p className="font-heading text-2xl font-bold">{t(m.common_brand)}</p>
          <p>{t(m.footer_line)}</p>
        </div>
        {care && (
          <dl>
            <dt>{t(m.footer_care)}</dt>
            <dd>
              <a className={`${link} text-lg font-bold`} href={telephone(care.phone)}>
                {care.phone}
              </a>
            </dd>
            <dt>{t(m.footer_support)}</dt>
            <dd>
              <a className={`${link} font-bold`} href={`mailto:${care.email}`}>
                {care.email}
              </a>
            </dd>
          </dl>
        )}
        <ul>
          {pages.map(([to, name]) => (
            <li key={to}>
              <Link className={link} to={to}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
