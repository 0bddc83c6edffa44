import { seasonNames, seasons } from '../../domain/panchang/season.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/edit-pooja'
import { api, orToast } from '../api.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { Select, TextArea } from '../ui/field.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Skeletons } from '../ui/skeletons.tsx'
import { MoneyField, PlaceFields, SideBySide, usePlaceLabels } from './edit-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { placeOf, rupeesOf, textOf } from './form-values.ts'

export const meta = noindexMeta(m.admin_edit_pooja)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireRole('ADMIN', request)
  const { data } = await orToast(
    unwrap(api.events.id[':id'].$get({ param: { id: params.eventId } })),
    m.admin_event_failed,
  )
  return data
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.admin_event_failed })

export default function EditPooja({ loaderData: pooja }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const save = (form: FormData) => {
    const { id, ...before } = pooja
    const event = {
      id,
      before,
      ...placeOf(form, pooja),
      cost: rupeesOf(form, 'cost'),
      details: textOf(form, 'details'),
      detailsHindi: textOf(form, 'detailsHindi'),
      season: seasonNames.find((name) => name === textOf(form, 'season')) ?? null,
      key: textOf(form, 'key'),
    }
    return unwrap(api.events.edit.$post({ json: { event } }))
  }
  const labels = {
    ...usePlaceLabels(),
    cost: t(m.admin_cost_label),
    details: t(m.admin_details),
    detailsHindi: t(m.admin_details_hindi),
    season: t(m.admin_season),
  }
  return (
    <EditForm
      title={t(m.admin_edit_pooja)}
      prefix="event"
      labels={labels}
      amounts={{ cost: pooja.cost }}
      save={save}
      saved={m.admin_event_updated}
    >
      {(issueOf) => (
        <>
          <PlaceFields of={pooja} labels={labels} issueOf={issueOf} />
          <SideBySide>
            <MoneyField label={labels.cost} name="cost" value={pooja.cost} issueOf={issueOf} />
            <Select
              // A select does not follow a new default value.
              key={pooja.season}
              label={labels.season}
              name="season"
              defaultValue={pooja.season ?? ''}
              choices={[
                { value: '', text: t(m.admin_all_year) },
                ...seasonNames.map((value) => ({
                  value,
                  text: t(m.admin_season_only, { season: seasons[value].name[language] }),
                })),
              ]}
              error={issueOf('season')}
            />
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
