import { m } from '../../messages/compiled/messages.js'
import { isDrawnCity } from '../../domain/city.ts'
import { rateOf } from '../../domain/price.ts'
import { CityMap } from '../journey/city-map.tsx'
import { Slip } from '../journey/slip.tsx'
import { Timeline } from '../journey/timeline.tsx'
import { useTranslate } from '../language/language.ts'
import { useCare, useGstPercent } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'
import { PhotoList } from './photo-list.tsx'
import { Choose, EditLink, type Choosing } from './choose.tsx'
import { FactLists } from './fact-lists.tsx'
import { Fold } from './fold.tsx'
import type { Offers, PackageOffer } from './offers.ts'
import { factsOf } from './package-facts.ts'
import { packagePrice } from './price-of.ts'
import { Wishes } from './wishes.tsx'

type Props = Choosing & { pack: PackageOffer; scene: Offers['scene'] }

/** A package: closed with its facts and its price for the chosen people, open with its days and what is included. */
export function PackageSlip({ pack, scene, ...choosing }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const percent = rateOf(pack.gstPercent, useGstPercent())
  const { choice, role } = choosing
  const isChosen = choice.id === pack.id
  const price = packagePrice(pack, choice.headCount, percent, isChosen ? choosing.dayPrice : undefined)
  return (
    <Slip
      size="open"
      id={pack.id}
      scene={pack.photos[0] ?? pack.scene}
      name={pack.name}
      days={pack.itinerary.length}
      day={isChosen ? choice.day : undefined}
      people={choice.headCount}
      features={factsOf(t, pack, choice.headCount)}
      isChosen={isChosen}
      money={price}
      moneyNote={
        <>
          {percent > 0 && `${rupees(price.order)} ${t(m.city_plus_gst)} (${percent}%) · `}
          {t(m.city_in_all, { amount: rupees(price.total) })}
        </>
      }
      after={
        <>
          <div className="relative">
            <Fold summary={t(m.city_details)}>
              <PackageDetails pack={pack} scene={scene} />
            </Fold>
            <Choose kind="package" id={pack.id} name={pack.name} className="act-beside" {...choosing} />
          </div>
          {role === 'ADMIN' && <EditLink to={`/admin/edit/package/${pack.id}`} name={pack.name} />}
          {role !== 'ADMIN' && isChosen && (
            <Wishes name={pack.name} stops={pack.stops} usual={pack.price} {...choosing} />
          )}
        </>
      }
    />
  )
}

function PackageDetails({ pack, scene }: Pick<Props, 'pack' | 'scene'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const care = useCare()
  return (
    <div className="grid items-start gap-x-8 gap-y-3 pb-2 @2xl:grid-cols-2">
      <div className="grid gap-3">
        <h4 className="font-heading text-lg font-bold text-river">{t(m.city_itinerary)}</h4>
        <Timeline stops={pack.stops} lines={pack.itinerary} />
      </div>
      <div className="grid gap-3">
        <PhotoList of={pack.photos} sizes="(min-width:48rem) 22rem,90vw" />
        {isDrawnCity(scene) && pack.stops.length > 0 && <CityMap city={scene} stops={pack.stops} />}
        <FactLists of={[[t(m.city_facilities), pack.facility], ...(pack.lists ?? [])]} />
        <p>{t(m.city_price_for_two, { amount: rupees(pack.additionalPerson) })}</p>
        <p>{t(m.city_more_people, care)}</p>
      </div>
    </div>
  )
}
