import { type ReactNode, use } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'
import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { noChoice } from '../../city/choice.ts'
import type { Choosing } from '../../city/choose.tsx'
import { offersIn } from '../../city/offers.ts'
import { PackageSlip } from '../../city/package-slip.tsx'
import { PoojaRow } from '../../city/pooja-row.tsx'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Tabs } from '../../ui/tabs.tsx'

export type PreviewProps = {
  /** The values of the form, saved or not. */
  offer: Package | Event
  city: City
}

const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** An offer as devotees see it on a phone of 360 pixels, in both languages: the editor's language first. */
export function OfferPreview(props: PreviewProps) {
  const t = useTranslate()
  const own = useLanguage()
  const tabs = languages
    .toSorted((one) => (one === own ? -1 : 1))
    .map((language) => ({
      id: language,
      title: names[language],
      content: (
        <div lang={language} className="max-w-full" style={{ width: '20.5rem' }}>
          <InLanguage language={language}>
            <OfferIn {...props} language={language} />
          </InLanguage>
        </div>
      ),
    }))
  return <Tabs label={t(m.offers_preview_language)} tabs={tabs} />
}

/** The components for devotees read the language from the data of the root, which here has the language of the desk. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const data = use(RouterData)
  if (!data) return children
  const root: unknown = data.loaderData.root
  const loaderData = { ...data.loaderData, root: typeof root === 'object' ? { ...root, language } : root }
  return <RouterData value={{ ...data, loaderData }}>{children}</RouterData>
}

/** The buttons do nothing; they are shown because devotees see them. */
const choosing: Choosing = {
  choice: noChoice,
  role: null,
  onChoose: () => {},
  onChange: () => {},
  dayPrice: undefined,
  onPrice: () => {},
  replaced: null,
}

function OfferIn({ offer, city, language }: PreviewProps & { language: Language }) {
  if ('price' in offer) {
    const { packages, scene } = offersIn(language, city, [offer], [])
    return packages.map((pack) => <PackageSlip key={pack.id} pack={pack} scene={scene} {...choosing} />)
  }
  const { poojas } = offersIn(language, city, [], [offer])
  return (
    <div className="slip py-2">
      {poojas.map((pooja) => (
        <PoojaRow key={pooja.id} pooja={pooja} {...choosing} />
      ))}
    </div>
  )
}
