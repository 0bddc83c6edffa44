import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/edit-package'
import { api, orToast } from '../api.ts'
import type { Stop } from '../../domain/itinerary.ts'
import { type Translate, useTranslate } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import { LinesField, MoneyField, PlaceFields, SideBySide, usePlaceLabels } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { FactsFields } from './facts-fields.tsx'
import { linesOf, placeOf, rupeesOf, textOf } from './form-values.ts'
import { factsOf, stopField, stopLabels } from './stop-form.ts'
import { StopsEditor, useStopDrafts } from './stops-editor.tsx'

export const meta = noindexMeta(m.admin_edit_package)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireRole('ADMIN', request)
  const { data } = await orToast(
    unwrap(api.packages[':id'].$get({ param: { id: params.packageId } })),
    m.city_package_failed,
  )
  return data
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.city_package_failed })

export default function EditPackage({ loaderData: pack }: Route.ComponentProps) {
  const t = useTranslate()
  const stops = useStopDrafts(pack.stops)
  const save = (form: FormData) => {
    const { id, ...before } = pack
    const content = {
      id,
      before,
      ...placeOf(form, pack),
      price: rupeesOf(form, 'price'),
      additionalPerson: rupeesOf(form, 'additionalPerson'),
      itinerary: linesOf(form, 'itinerary'),
      itineraryHindi: linesOf(form, 'itineraryHindi'),
      facility: linesOf(form, 'facility'),
      facilityHindi: linesOf(form, 'facilityHindi'),
      ...factsOf(form),
      key: textOf(form, 'key'),
    }
    return unwrap(api.packages.update.$post({ json: { content } }))
  }
  const labels = {
    ...usePlaceLabels(),
    price: t(m.admin_price_label),
    additionalPerson: t(m.admin_additional_person_label),
    itinerary: t(m.city_itinerary),
    itineraryHindi: t(m.admin_itinerary_hindi),
    facility: t(m.city_facilities),
    facilityHindi: t(m.admin_facilities_hindi),
    vehicle: t(m.admin_vehicle),
    hotelClass: t(m.admin_hotel_class),
    nights: t(m.admin_nights),
    stops: t(m.admin_stops),
    ...labelsOfStops(stops.drafts.length, t),
  }
  return (
    <EditForm
      title={t(m.admin_edit_package)}
      prefix="content"
      labels={labels}
      amounts={{ price: pack.price, additionalPerson: pack.additionalPerson }}
      save={save}
      saved={m.admin_package_updated}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pack} labels={labels} issueOf={issueOf} />
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
          <FactsFields of={pack} issueOf={issueOf} />
          <StopsEditor city={pack.city} issueOf={issueOf} {...stops} />
        </>
      )}
    </EditForm>
  )
}

/** The labels of all fields of the stops, for the summary of errors. */
const labelsOfStops = (count: number, t: Translate): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      (Object.keys(stopLabels) as (keyof Stop)[]).map((name) => [
        stopField(index, name),
        t(m.admin_stop_field, { number: String(index + 1), field: t(stopLabels[name]) }),
      ]),
    ).flat(),
  )
