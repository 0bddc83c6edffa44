import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useSay } from '../language/language.ts'
import { listedPage } from '../ui/page-meta.ts'
import { availablePoojas } from './available-poojas.ts'
import { poojasFound } from './poojas-seo.ts'

export const meta = listedPage(
  (locale) => ({ path: '/poojas', title: m.title_poojas({}, { locale }) }),
  import.meta.env.SSR && poojasFound,
)

export default function Poojas() {
  const say = useSay()
  const language = useLanguage()
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8">
      <h1>{say(m.poojas_title)}</h1>
      <p>{say(m.poojas_description)}</p>
      <ol className="ledger list-decimal ps-16 text-lg marker:font-heading marker:font-bold marker:text-kumkum sm:columns-2 sm:gap-16">
        {availablePoojas.map((pooja) => (
          <li key={pooja.en} className="break-inside-avoid py-1 ps-1">
            {pooja[language]}
          </li>
        ))}
      </ol>
    </main>
  )
}
