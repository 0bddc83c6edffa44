import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/edit-package'
import { api, orToast } from '../../api.ts'
import type { Stop } from '../../../domain/itinerary.ts'
import { type Translate, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import { type PhotoCalls, PhotosEditor } from '../photos/photos-editor.tsx'
import { LinesField, MoneyField, PlaceFields, SeasonField, SideBySide, usePlaceLabels } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { FactsFields } from './facts-fields.tsx'
import { linesOf, placeOf, rupeesOf, seasonOf, textOf } from '../parts/form-values.ts'
import { factsOf, stopField, stopLabels } from './stop-form.ts'
import { StopsEditor, useStopDrafts } from './stops-editor.tsx'

export const meta = noindexMeta(m.desk_edit_package)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const [{ data: pack }, { data: cities }] = await orToast(
    Promise.all([unwrap(api.packages[':id'].$get({ param: { id: params.id } })), unwrap(api.cities.$get())]),
    m.city_package_failed,
  )
  return { pack, cities }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.city_package_failed })

export default function EditPackage({ loaderData: { pack, cities } }: Route.ComponentProps) {
  const t = useTranslate()
  const stops = useStopDrafts(pack.stops)
  const save = (form: FormData) => {
    const { id, ...before } = pack
    const content = {
      id,
      before,
      ...placeOf(form, pack, cities),
      price: rupeesOf(form, 'price'),
      additionalPerson: rupeesOf(form, 'additionalPerson'),
      itinerary: linesOf(form, 'itinerary'),
      itineraryHindi: linesOf(form, 'itineraryHindi'),
      facility: linesOf(form, 'facility'),
      facilityHindi: linesOf(form, 'facilityHindi'),
      ...factsOf(form),
      season: seasonOf(form),
      key: textOf(form, 'key'),
    }
    return unwrap(api.packages.update.$post({ json: { content } }))
  }
  const labels = {
    ...usePlaceLabels(),
    price: t(m.desk_price_label),
    additionalPerson: t(m.desk_additional_person_label),
    itinerary: t(m.city_itinerary),
    itineraryHindi: t(m.desk_itinerary_hindi),
    facility: t(m.city_facilities),
    facilityHindi: t(m.desk_facilities_hindi),
    vehicle: t(m.desk_vehicle),
    hotelClass: t(m.desk_hotel_class),
    nights: t(m.desk_nights),
    season: t(m.desk_season),
    stops: t(m.desk_stops),
    ...labelsOfStops(stops.drafts.length, t),
  }
  return (
    <EditForm
      title={t(m.desk_edit_package)}
      prefix="content"
      labels={labels}
      amounts={{ price: pack.price, additionalPerson: pack.additionalPerson }}
      save={save}
      saved={m.desk_package_updated}
      after={<PhotosEditor {...photoCalls(pack.id)} stored={pack.photos} />}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pack} cities={cities} labels={labels} issueOf={issueOf} />
          <SideBySide>
            {(['price', 'additionalPerson'] as const).map((name) => (
              <MoneyField key={name} label={labels[name]} name={name} value={pack[name]} issueOf={issueOf} />
            ))}
          </SideBySide>
          <SideBySide>
            {(['itinerary', 'itineraryHindi', 'facility', 'facilityHindi'] as const).map((name) => (
              <LinesField
                key={name}
                label={labels[name]}
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
          </div>
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
const labelsOfStops = (count: number, t: Translate): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      (Object.keys(stopLabels) as (keyof Stop)[]).map((name) => [
        stopField(index, name),
        t(m.desk_stop_field, { number: String(index + 1), field: t(stopLabels[name]) }),
      ]),
    ).flat(),
  )
