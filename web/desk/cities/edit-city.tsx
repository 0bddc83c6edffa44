import { unwrap } from '../../../contract/client.ts'
import type { City } from '../../../contract/city.ts'
import type { HistoryEntry } from '../../../contract/desk/history.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Field } from '../../ui/field.tsx'
import type { ListPage } from '../../ui/load-more.tsx'
import { SideBySide } from '../catalogue/edit-fields.tsx'
import { EditForm } from '../catalogue/edit-form.tsx'
import { textOf } from '../parts/form-values.ts'
import type { PhotoCalls } from '../photos/photos-editor.tsx'
import { SceneField, sceneOf } from './scene-field.tsx'
import { StateField } from './state-field.tsx'
import { useLabels } from '../parts/labels.ts'

const LIST = '/admin/cities/_all'

const texts = [
  ['name', m.desk_name, 60],
  ['nameHindi', m.desk_name_hindi, 60],
  ['state', m.desk_state, 60],
  ['stateHindi', m.desk_state_hindi, 60],
  ['about', m.cities_about, 200],
  ['aboutHindi', m.cities_about_hindi, 200],
  ['meetingPlace', m.cities_meeting_place, 200],
  ['meetingPlaceHindi', m.cities_meeting_place_hindi, 200],
] as const

const positions = [
  ['latitude', m.cities_latitude],
  ['longitude', m.cities_longitude],
] as const

/** Null if the field is empty; NaN, which the call refuses, if it contains no number. */
const degreesOf = (form: FormData, name: string): number | null => {
  const text = textOf(form, name)
  return text === '' ? null : Number(text)
}

const fieldsOf = (form: FormData) => ({
  ...Object.fromEntries(texts.map(([name]) => [name, textOf(form, name)])),
  name: textOf(form, 'name'),
  nameHindi: textOf(form, 'nameHindi'),
  state: textOf(form, 'state'),
  stateHindi: textOf(form, 'stateHindi'),
  scene: sceneOf(form),
  link: textOf(form, 'link') || null,
  latitude: degreesOf(form, 'latitude'),
  longitude: degreesOf(form, 'longitude'),
  key: textOf(form, 'key'),
})

const save = (stored: City | null, form: FormData) => {
  if (!stored) return unwrap(api.cities.$post({ json: { city: fieldsOf(form) } }))
  const { id, ...before } = stored
  return unwrap(api.cities.update.$post({ json: { city: { ...fieldsOf(form), id, before } } }))
}

type Props = { city: City | null; history: ListPage<HistoryEntry> | null; onUndone: () => void }

/** Adds or edits a city, with both languages side by side. */
export function EditCity({ city, history, onUndone }: Props) {
  const t = useTranslate()
  const labels = useLabels<string>({
    ...Object.fromEntries(texts.map(([name, label]) => [name, label])),
    scene: m.cities_scene,
    link: m.cities_link,
    ...Object.fromEntries(positions),
  })
  return (
    <EditForm
      title={t(city ? m.cities_edit : m.cities_add)}
      area="cities"
      prefix="city"
      labels={labels}
      list={LIST}
      stored={city ?? {}}
      read={(form): object => fieldsOf(form)}
      save={(form) => save(city, form)}
      next={({ data }) => (city ? LIST : `/admin/cities/${data.slug}`)}
      saved={m.desk_city_updated}
      status={city?.status}
      photos={city && { ...photoCalls(city.id), stored: city.photos }}
      history={city && history && { id: city.id, first: history, onUndone }}
    >
      {(issueOf) => (
        <>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            {texts.map(([name, , maxLength]) =>
              name === 'state' || name === 'stateHindi' ? (
                <StateField
                  key={name}
                  name={name}
                  label={labels[name] ?? ''}
                  value={city?.[name]}
                  error={issueOf(name)}
                />
              ) : (
                <Field
                  key={name}
                  label={labels[name] ?? ''}
                  help={name.startsWith('meetingPlace') ? t(m.cities_meeting_help) : undefined}
                  name={name}
                  maxLength={maxLength}
                  lang={name.endsWith('Hindi') ? 'hi' : undefined}
                  defaultValue={city?.[name] ?? ''}
                  error={issueOf(name)}
                />
              ),
            )}
          </div>
          <SceneField value={city?.scene ?? 'plain'} error={issueOf('scene')} />
          <SideBySide>
            {positions.map(([name, label]) => (
              <Field
                key={name}
                label={t(label)}
                help={t(m.cities_position_help)}
                name={name}
                inputMode="decimal"
                maxLength={12}
                defaultValue={city?.[name] ?? ''}
                error={issueOf(name)}
              />
            ))}
          </SideBySide>
          <Field
            label={t(m.cities_link)}
            help={t(m.cities_link_help)}
            name="link"
            type="url"
            maxLength={300}
            defaultValue={city?.link ?? ''}
            error={issueOf('link')}
          />
        </>
      )}
    </EditForm>
  )
}

const photoCalls = (id: string): PhotoCalls => ({
  path: `/cities/${id}`,
  order: (order) => unwrap(api.cities[':id'].photos.$put({ param: { id }, json: { order } })),
  remove: (photoId) => unwrap(api.cities[':id'].photos[':photoId'].$delete({ param: { id, photoId } })),
})
