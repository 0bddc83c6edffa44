import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/edit-pooja'
import { api, orToast } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { TextArea } from '../../ui/field.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import { type PhotoCalls, PhotosEditor } from '../photos/photos-editor.tsx'
import { MoneyField, PlaceFields, SeasonField, SideBySide, usePlaceLabels } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { placeOf, rupeesOf, seasonOf, textOf } from '../parts/form-values.ts'

export const meta = noindexMeta(m.desk_edit_pooja)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const [{ data: pooja }, { data: cities }] = await orToast(
    Promise.all([unwrap(api.events.id[':id'].$get({ param: { id: params.id } })), unwrap(api.cities.$get())]),
    m.desk_event_failed,
  )
  return { pooja, cities }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_event_failed })

export default function EditPooja({ loaderData: { pooja, cities } }: Route.ComponentProps) {
  const t = useTranslate()
  const save = (form: FormData) => {
    const { id, ...before } = pooja
    const event = {
      id,
      before,
      ...placeOf(form, pooja, cities),
      cost: rupeesOf(form, 'cost'),
      details: textOf(form, 'details'),
      detailsHindi: textOf(form, 'detailsHindi'),
      season: seasonOf(form),
      key: textOf(form, 'key'),
    }
    return unwrap(api.events.edit.$post({ json: { event } }))
  }
  const labels = {
    ...usePlaceLabels(),
    cost: t(m.desk_cost_label),
    details: t(m.desk_details),
    detailsHindi: t(m.desk_details_hindi),
    season: t(m.desk_season),
  }
  return (
    <EditForm
      title={t(m.desk_edit_pooja)}
      prefix="event"
      labels={labels}
      amounts={{ cost: pooja.cost }}
      save={save}
      saved={m.desk_event_updated}
      after={<PhotosEditor {...photoCalls(pooja.id)} stored={pooja.photos} />}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pooja} cities={cities} labels={labels} issueOf={issueOf} />
          <SideBySide>
            <MoneyField label={labels.cost} name="cost" value={pooja.cost} issueOf={issueOf} />
            <SeasonField label={labels.season} value={pooja.season} issueOf={issueOf} />
          </SideBySide>
          <SideBySide>
            <TextArea label={labels.details} name="details" defaultValue={pooja.details} error={issueOf('details')} />
            <TextArea
              label={labels.detailsHindi}
              name="detailsHindi"
              lang="hi"
              defaultValue={pooja.detailsHindi}
              error={issueOf('detailsHindi')}
            />
          </SideBySide>
        </>
      )}
    </EditForm>
  )
}

const photoCalls = (id: string): PhotoCalls => ({
  path: `/events/${id}`,
  order: (order) => unwrap(api.events[':id'].photos.$put({ param: { id }, json: { order } })),
  remove: (photoId) => unwrap(api.events[':id'].photos[':photoId'].$delete({ param: { id, photoId } })),
})
