import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/edit-package'
import { api, orToast } from '../api.ts'
import { useSay } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { PageFailure } from '../ui/page-failure.tsx'
import { unlistedPage } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import { EditForm, LinesField, linesOf, MoneyField, PlaceFields, placeOf, rupeesOf, textOf } from './edit-form.tsx'

export const meta = unlistedPage(m.edit_package)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireRole('ADMIN', request)
  const { data } = await orToast(
    unwrap(api.packages[':id'].$get({ param: { id: params.packageId } })),
    m.failed_package,
  )
  return data
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = PageFailure

export default function EditPackage({ loaderData: pack }: Route.ComponentProps) {
  const say = useSay()
  const save = async (form: FormData) => {
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
    return (await unwrap(api.packages.update.$post({ json: { content } }))).message
  }
  return (
    <EditForm
      title={say(m.edit_package)}
      save={save}
      done={say(m.package_updated)}
      back={`/city/${pack.city.toLowerCase()}`}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pack} issueOf={issueOf} />
          <MoneyField label={say(m.price_label)} name="price" value={pack.price} issueOf={issueOf} />
          <MoneyField
            label={say(m.additional_person_label)}
            name="additionalPerson"
            value={pack.additionalPerson}
            issueOf={issueOf}
          />
          <LinesField label={say(m.itinerary)} name="itinerary" value={pack.itinerary} issueOf={issueOf} />
          <LinesField
            label={say(m.itinerary_hindi)}
            name="itineraryHindi"
            value={pack.itineraryHindi}
            lang="hi"
            issueOf={issueOf}
          />
          <LinesField label={say(m.facilities)} name="facility" value={pack.facility} issueOf={issueOf} />
          <LinesField
            label={say(m.facilities_hindi)}
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
