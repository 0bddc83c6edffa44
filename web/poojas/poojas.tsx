import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { availablePoojas } from './available-poojas.ts'
import { poojasSeo } from './poojas-seo.ts'

export const meta = indexedMeta(
  (locale) => ({ path: '/poojas', title: m.poojas_page_title({}, { locale }) }),
  import.meta.env.SSR && poojasSeo,
)

export default function Poojas() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Page>
      <h1>{t(m.poojas_title)}</h1>
      <p>{t(m.poojas_description)}</p>
      <ol className="ledger list-decimal ps-16 text-lg marker:font-heading marker:font-bold marker:text-kumkum sm:columns-2 sm:gap-16">
        {availablePoojas.map((pooja) => (
          <li key={pooja.en} className="break-inside-avoid py-1 ps-1">
            {pooja[language]}
          </li>
        ))}
      </ol>
    </Page>
  )
}
