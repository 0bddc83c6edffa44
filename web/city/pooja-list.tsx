import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { Arch } from '../journey/slip-arch.tsx'
import { useTranslate } from '../language/language.ts'
import { groupMark, groupName, type PoojaGroup, poojaGroups } from '../poojas/pooja-groups.ts'
import { useRupees } from '../ui/format.ts'
import type { Choosing } from './choose.tsx'
import { Chevron } from './fold.tsx'
import type { PoojaOffer } from './offers.ts'
import { PoojaRow } from './pooja-row.tsx'

/** The poojas of a city: a slip for each purpose, which opens to a line for each pooja. */
export function PoojaList({ poojas, ...choosing }: Choosing & { poojas: PoojaOffer[] }) {
  const t = useTranslate()
  if (poojas.length === 0) return <p>{t(m.city_no_poojas)}</p>
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:[&:not(:has([open]))>:last-child:nth-child(odd)]:col-span-2">
      {poojaGroups.map((group) => {
        const ofGroup = poojas.filter((pooja) => pooja.group === group)
        return ofGroup.length > 0 && <Group key={group} group={group} poojas={ofGroup} {...choosing} />
      })}
    </div>
  )
}

/** It is open from the start if it has the chosen pooja, and opens for the one that the address names. */
function Group({ group, poojas, ...choosing }: Choosing & { group: PoojaGroup; poojas: PoojaOffer[] }) {
  const t = useTranslate()
  const rupees = useRupees()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(() => poojas.some(({ id }) => id === choosing.choice.id))
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = poojas.some(({ id }) => hash === `#${id}`)
  useEffect(() => {
    if (!isNamed || !details.current) return
    details.current.open = true
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isNamed, hash])
  const from = rupees(Math.min(...poojas.map(({ cost }) => cost)))
  return (
    <details ref={details} className="slip py-2" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 leading-tight [&>svg]:row-span-2 [&::-webkit-details-marker]:hidden">
        <Arch of={{ mark: groupMark[group] }} className="row-span-2 w-8" />
        <h3>{t(groupName[group])}</h3>
        <Chevron />
        <span className="text-base text-quiet">
          {t(m.city_pooja_count, { count: String(poojas.length) })} · {t(m.poojas_from, { amount: from })}
        </span>
      </summary>
      <div className="mt-1 grid divide-y divide-dotted divide-edge">
        {poojas.map((pooja) => (
          <PoojaRow key={pooja.id} pooja={pooja} {...choosing} />
        ))}
      </div>
    </details>
  )
}
