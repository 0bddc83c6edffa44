import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { CancellationLine } from '../trust/cancellation-line.tsx'
import type { Choosing } from './choose.tsx'
import { FEW_STEPS, type Offers } from './offers.ts'
import { PackageSlip } from './package-slip.tsx'

/** The packages of a city below their heading; if the visitor asks for it, only the ones with few steps. */
export function PackageList({ offers, ...choosing }: Choosing & { offers: Offers }) {
  const t = useTranslate()
  const [isFew, setFew] = useState(false)
  const { packages, scene } = offers
  // A package with uncounted steps may have many.
  const fitting = packages.filter(({ facts }) => facts.fitsFewSteps === 'YES')
  const isUseful = fitting.length > 0 && fitting.length < packages.length
  const shown = isFew && isUseful ? fitting : packages
  const count = String(FEW_STEPS)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 lg:justify-start lg:gap-x-6">
        <h2 id="packages">{t(m.city_packages)}</h2>
        {isUseful && (
          <button
            type="button"
            aria-pressed={isFew}
            onClick={() => setFew(!isFew)}
            className="min-h-11 rounded-full border-2 border-edge px-4 font-bold text-river aria-pressed:border-river aria-pressed:bg-glow"
          >
            {t(m.city_few_steps, { count })} <span className="tabular-nums">({fitting.length})</span>
          </button>
        )}
        <a href="#poojas" className="link inline-flex min-h-11 items-center gap-1.5 font-bold">
          {t(m.city_poojas)} <span className="tabular-nums">{offers.poojas.length}</span>
        </a>
      </div>
      {packages.length === 0 && <p>{t(m.city_no_packages)}</p>}
      <div className="grid items-start gap-4 md:grid-cols-2 md:[&:not(:has([open]))>:last-child:nth-child(odd)]:col-span-2 md:[&>:has(>div>div>details[open])]:col-span-2">
        {shown.map((pack) => (
          <PackageSlip key={pack.id} pack={pack} scene={scene} {...choosing} />
        ))}
      </div>
      <CancellationLine className="leading-snug text-quiet lg:hidden" />
    </>
  )
}
