import { useState } from 'react'
import type { Package } from '../../../contract/catalogue.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/edit-package'
import { api, orToast } from '../../api.ts'
import type { Stop } from '../../../domain/itinerary.ts'
import type { OfferRate } from '../../../domain/price.ts'
import { type Translate, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import type { PhotoCalls } from '../photos/photos-editor.tsx'
import { LinesField, MoneyField, PlaceFields, placeLabels, RateField, SeasonField, SideBySide } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { readHistory } from './read-history.ts'
import { asked, copyOf, emptyPackage, NEW } from './new-offer.ts'
import { factLabels, OfferFactsFields, offerFactsOf, seatsOf } from './offer-facts-fields.tsx'
import { listOf, pageAfterEdit, previewOf } from './page-after-edit.ts'
import { FactsFields } from './facts-fields.tsx'
import { linesOf, placeOf, rateIn, rupeesOf, seasonOf, textOf } from '../parts/form-values.ts'
import { factsOf, stopField, stopLabels } from './stop-form.ts'
import { StopsEditor, useStopDrafts } from './stops-editor.tsx'
import { useLabels } from '../parts/labels.ts'

/** Their module would load the prices of the whole shop. */
const packageRates = [5, 18] as const satisfies readonly OfferRate[]

export const meta = noindexMeta(m.desk_edit_package)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const { id, copied, cityOf } = asked(request, params)
  const read = id === null ? null : unwrap(api.packages[':id'].$get({ param: { id } }))
  const [stored, { data: cities }, history] = await orToast(
    Promise.all([read, unwrap(api.cities.$get()), id === null || copied ? null : readHistory(id)]),
    m.city_package_failed,
  )
  if (!stored) return { pack: emptyPackage(cityOf(cities)), cities, history: null }
  return { pack: copied ? copyOf(stored.data) : stored.data, cities, history }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.city_package_failed })

/** After an undo, the fields are reset to the stored values. */
export default function EditPackage({ loaderData }: Route.ComponentProps) {
  const [undone, setUndone] = useState(0)
  return <PackageForm key={undone} {...loaderData} onUndone={() => setUndone(undone + 1)} />
}

type Props = Route.ComponentProps['loaderData'] & { onUndone: () => void }

function PackageForm({ pack, cities, history, onUndone }: Props) {
  const t = useTranslate()
  const stops = useStopDrafts(pack.stops)
  const isNew = pack.id === NEW
  const contentOf = (form: FormData) => ({
    ...placeOf(form, pack, cities),
    price: rupeesOf(form, 'price'),
    additionalPerson: rupeesOf(form, 'additionalPerson'),
    itinerary: linesOf(form, 'itinerary'),
    itineraryHindi: linesOf(form, 'itineraryHindi'),
    facility: linesOf(form, 'facility'),
    facilityHindi: linesOf(form, 'facilityHindi'),
    ...factsOf(form),
    ...offerFactsOf(form),
    seats: seatsOf(form),
    season: seasonOf(form),
    gstPercent: rateIn(form, packageRates),
  })
  const read = (form: FormData): Package => {
    const content = contentOf(form)
    return { ...pack, ...content, price: content.price || 0, additionalPerson: content.additionalPerson || 0 }
  }
  const save = (form: FormData) => {
    const { id, ...before } = pack
    const content = { ...contentOf(form), key: textOf(form, 'key') }
    if (isNew) return unwrap(api.packages.$post({ json: { content } }))
    return unwrap(api.packages.update.$post({ json: { content: { ...content, id, before } } }))
  }
  const labels = {
    ...useLabels({
      ...placeLabels,
      price: m.desk_price_label,
      additionalPerson: m.desk_additional_person_label,
      itinerary: m.city_itinerary,
      itineraryHindi: m.desk_itinerary_hindi,
      facility: m.city_facilities,
      facilityHindi: m.desk_facilities_hindi,
      vehicle: m.desk_vehicle,
      hotelClass: m.desk_hotel_class,
      nights: m.desk_nights,
      season: m.desk_season,
      gstPercent: m.desk_offer_gst,
      stops: m.desk_stops,
      ...factLabels,
    }),
    ...labelsOfStops(stops.drafts.length, useLabels(stopLabels), t),
  }
  return (
    <EditForm
      title={t(isNew ? m.offers_add_package : m.desk_edit_package)}
      area="packages"
      prefix="content"
      labels={labels}
      amounts={isNew ? {} : { price: pack.price, additionalPerson: pack.additionalPerson }}
      list={listOf(pack, cities)}
      stored={pack}
      read={read}
      previewOf={(draft) => previewOf(draft, cities)}
      save={save}
      next={({ data }, isPublished) =>
        isNew && !isPublished ? `/admin/edit/package/${data.id}` : pageAfterEdit(data, cities, isPublished)
      }
      saved={m.desk_package_updated}
      status={pack.status}
      photos={isNew ? null : { ...photoCalls(pack.id), stored: pack.photos }}
      history={history && { id: pack.id, first: history, onUndone }}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pack} cities={cities} labels={labels} issueOf={issueOf} />
          <SideBySide>
            {(['price', 'additionalPerson'] as const).map((name) => (
              <MoneyField
                key={name}
                label={labels[name]}
                name={name}
                value={isNew && pack[name] === 0 ? null : pack[name]}
                issueOf={issueOf}
              />
            ))}
          </SideBySide>
          <SideBySide>
            {(['itinerary', 'itineraryHindi', 'facility', 'facilityHindi'] as const).map((name) => (
              <LinesField
                key={name}
                label={labels[name]}
                help={name.startsWith('itinerary') ? t(m.offers_itinerary_help) : undefined}
                name={name}
                value={pack[name]}
                lang={name.endsWith('Hindi') ? 'hi' : undefined}
                issueOf={issueOf}
              />
            ))}
          </SideBySide>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <FactsFields of={pack} issueOf={issueOf} />
            <SeasonField label={labels.season} value={pack.season} issueOf={issueOf} />
            <RateField value={pack.gstPercent} rates={packageRates} issueOf={issueOf} />
          </div>
          <OfferFactsFields of={pack} labels={labels} issueOf={issueOf} />
          <StopsEditor city={pack.city} issueOf={issueOf} {...stops} />
        </>
      )}
    </EditForm>
  )
}

const photoCalls = (id: string): PhotoCalls => ({
  path: `/packages/${id}`,
  order: (order) => unwrap(api.packages[':id'].photos.$put({ param: { id }, json: { order } })),
  remove: (photoId) => unwrap(api.packages[':id'].photos[':photoId'].$delete({ param: { id, photoId } })),
})

/** The labels of all fields of the stops, for the summary of errors. */
const labelsOfStops = (count: number, labels: Record<keyof Stop, string>, t: Translate): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      (Object.keys(stopLabels) as (keyof Stop)[]).map((name) => [
        stopField(index, name),
        t(m.desk_stop_field, { number: String(index + 1), field: labels[name] }),
      ]),
    ).flat(),
  )
