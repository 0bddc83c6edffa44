import { useState } from 'react'
import type { Event as Pooja } from '../../../contract/catalogue.ts'
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
import type { PhotoCalls } from '../photos/photos-editor.tsx'
import { MoneyField, PlaceFields, placeLabels, RateField, SeasonField, SideBySide } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { readHistory } from './read-history.ts'
import { asked, copyOf, emptyPooja, NEW } from './new-offer.ts'
import { factLabels, OfferFactsFields, offerFactsOf } from './offer-facts-fields.tsx'
import { listOf, pageAfterEdit, previewOf } from './page-after-edit.ts'
import { linesOf, placeOf, rateIn, rupeesOf, seasonOf, textOf } from '../parts/form-values.ts'
import { useLabels } from '../parts/labels.ts'

const poojaRates = [18] as const

export const meta = noindexMeta(m.desk_edit_pooja)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const { id, copied, cityOf } = asked(request, params)
  const read = id === null ? null : unwrap(api.events.id[':id'].$get({ param: { id } }))
  const [stored, { data: cities }, history] = await orToast(
    Promise.all([read, unwrap(api.cities.$get()), id === null || copied ? null : readHistory(id)]),
    m.desk_event_failed,
  )
  if (!stored) return { pooja: emptyPooja(cityOf(cities)), cities, history: null }
  return { pooja: copied ? copyOf(stored.data) : stored.data, cities, history }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_event_failed })

/** After an undo, the fields are reset to the stored values. */
export default function EditPooja({ loaderData }: Route.ComponentProps) {
  const [undone, setUndone] = useState(0)
  return <PoojaForm key={undone} {...loaderData} onUndone={() => setUndone(undone + 1)} />
}

type Props = Route.ComponentProps['loaderData'] & { onUndone: () => void }

function PoojaForm({ pooja, cities, history, onUndone }: Props) {
  const t = useTranslate()
  const isNew = pooja.id === NEW
  const contentOf = (form: FormData) => ({
    ...placeOf(form, pooja, cities),
    cost: rupeesOf(form, 'cost'),
    details: textOf(form, 'details'),
    detailsHindi: textOf(form, 'detailsHindi'),
    included: linesOf(form, 'included'),
    includedHindi: linesOf(form, 'includedHindi'),
    ...offerFactsOf(form),
    season: seasonOf(form),
    gstPercent: rateIn(form, poojaRates),
  })
  const read = (form: FormData): Pooja => {
    const content = contentOf(form)
    return { ...pooja, ...content, cost: content.cost || 0 }
  }
  const save = (form: FormData) => {
    const { id, ...before } = pooja
    const event = { ...contentOf(form), key: textOf(form, 'key') }
    if (isNew) return unwrap(api.events.$post({ json: { event } }))
    return unwrap(api.events.edit.$post({ json: { event: { ...event, id, before } } }))
  }
  const labels = useLabels({
    ...placeLabels,
    cost: m.desk_cost_label,
    details: m.desk_details,
    detailsHindi: m.desk_details_hindi,
    season: m.desk_season,
    gstPercent: m.desk_offer_gst,
    ...factLabels,
  })
  return (
    <EditForm
      title={t(isNew ? m.offers_add_pooja : m.desk_edit_pooja)}
      area="events"
      prefix="event"
      labels={labels}
      amounts={isNew ? {} : { cost: pooja.cost }}
      list={listOf(pooja, cities)}
      stored={pooja}
      read={read}
      previewOf={(draft) => previewOf(draft, cities)}
      save={save}
      next={({ data }, isPublished) =>
        isNew && !isPublished ? `/admin/edit/event/${data.id}` : pageAfterEdit(data, cities, isPublished)
      }
      saved={m.desk_event_updated}
      status={pooja.status}
      photos={isNew ? null : { ...photoCalls(pooja.id), stored: pooja.photos }}
      history={history && { id: pooja.id, first: history, onUndone }}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pooja} cities={cities} labels={labels} issueOf={issueOf} />
          <SideBySide>
            <MoneyField
              label={labels.cost}
              name="cost"
              value={isNew && pooja.cost === 0 ? null : pooja.cost}
              issueOf={issueOf}
            />
            <SeasonField label={labels.season} value={pooja.season} issueOf={issueOf} />
            <RateField value={pooja.gstPercent} rates={poojaRates} issueOf={issueOf} />
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
          <OfferFactsFields of={pooja} labels={labels} issueOf={issueOf} />
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
