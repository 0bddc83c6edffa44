import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/edit-package'
import { api, orToast } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import { EditForm, LinesField, MoneyField, PlaceFields } from './edit-form.tsx'
import { linesOf, placeOf, rupeesOf, textOf } from './form-values.ts'

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
  const save = (form: FormData) => {
    const content = {
      id: pack.id,
      ...placeOf(form),
      price: rupeesOf(form, 'price'),
      additionalPerson: rupeesOf(form, 'additionalPerson'),
      itinerary: linesOf(form, 'itinerary'),
      itineraryHindi: linesOf(form, 'itineraryHindi'),
      facility: linesOf(form, 'facility'),
      facilityHindi: linesOf(form, 'facilityHindi'),
      key: textOf(form, 'key'),
    }
    return unwrap(api.packages.update.$post({ json: { content } }))
  }
  return (
    <EditForm
      title={t(m.admin_edit_package)}
      prefix="content"
      save={save}
      saved={m.admin_package_updated}
      back={`/city/${pack.city.toLowerCase()}`}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pack} issueOf={issueOf} />
          <MoneyField label={t(m.admin_price_label)} name="price" value={pack.price} issueOf={issueOf} />
          <MoneyField
            label={t(m.admin_additional_person_label)}
            name="additionalPerson"
            value={pack.additionalPerson}
            issueOf={issueOf}
          />
          <LinesField label={t(m.city_itinerary)} name="itinerary" value={pack.itinerary} issueOf={issueOf} />
          <LinesField
            label={t(m.admin_itinerary_hindi)}
            name="itineraryHindi"
            value={pack.itineraryHindi}
            lang="hi"
            issueOf={issueOf}
          />
          <LinesField label={t(m.city_facilities)} name="facility" value={pack.facility} issueOf={issueOf} />
          <LinesField
            label={t(m.admin_facilities_hindi)}
            name="facilityHindi"
            value={pack.facilityHindi}
            lang="hi"
            issueOf={issueOf}
          />
        </>
      )}
    </EditForm>
  )
}
