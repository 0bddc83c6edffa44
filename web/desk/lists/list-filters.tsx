import { useNavigate } from 'react-router'
import { type ColumnKind, columnsOf, type FilterName, filtersOf, type ListName } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { codeText } from '../../../messages/desk-cell.ts'
import { filterLabel } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { useCities } from '../../root-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useFoldedFilters } from '../parts/folded-filters.tsx'
import { addressOf, filtered, type ListView, viewOf } from './list-address.ts'

const searchHelp: Record<ListName, typeof m.list_any> = {
  bookings: m.list_search_help_bookings,
  payments: m.list_search_help_payments,
  documents: m.list_search_help_documents,
  people: m.list_search_help_people,
  feedback: m.list_search_help_feedback,
}

/** Takes a whole line on a narrow screen. */
const alone = 'col-span-2 sm:col-span-1'

/** The search and the filters of a list. The address contains what is sent. */
export function ListFilters({ view }: { view: ListView }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const choicesOf = useChoices()
  const { list, search, from, to, filters } = view
  const ofJourney = list === 'bookings'
  const choices = Object.entries(filtersOf(list)) as [FilterName, readonly string[]][]
  const inUse = [...Object.values(filters), from, to].filter(Boolean).length
  const { folded, unfold } = useFoldedFilters(inUse > 0)
  const noFilters = { ...viewOf(list, new URLSearchParams()), sort: view.sort, columns: view.columns }
  return (
    <AjaxForm
      role="search"
      className="card grid-cols-2 items-end gap-3 lg:grid-cols-4"
      onSend={(form) => void navigate(addressOf(filtered(view, form)), { preventScrollReset: true })}
    >
      <div className="col-span-2">
        <Field
          label={t(m.list_search)}
          help={t(searchHelp[list])}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={search}
        />
      </div>
      {choices.map(([name, values]) => (
        <div key={name} className={`${folded} ${choices.length === 1 ? alone : ''}`}>
          <Select
            name={name}
            label={t(filterLabel(name))}
            defaultValue={filters[name] ?? ''}
            choices={[{ value: '', text: t(m.list_any) }, ...choicesOf(name, columnsOf(list)[name]?.kind, values)]}
          />
        </div>
      ))}
      <div className={`${folded} ${alone}`}>
        <Field label={t(ofJourney ? m.list_from_bookings : m.list_from)} type="date" name="from" defaultValue={from} />
      </div>
      <div className={`${folded} ${alone}`}>
        <Field label={t(ofJourney ? m.list_to_bookings : m.list_to)} type="date" name="to" defaultValue={to} />
      </div>
      <div className="col-span-2 flex flex-wrap gap-3">
        <Button type="submit">{t(m.desk_apply)}</Button>
        {unfold}
        <ButtonLink
          kind="second"
          to={addressOf(noFilters)}
          preventScrollReset
          className={search === '' && inUse === 0 ? folded : ''}
        >
          {t(m.list_clear)}
        </ButtonLink>
      </div>
    </AjaxForm>
  )
}

function useChoices() {
  const t = useTranslate()
  const cities = useCities()
  return (name: FilterName, kind: ColumnKind | undefined, values: readonly string[]) =>
    name === 'city'
      ? cities.map((city) => ({ value: city.slug, text: city.name }))
      : values.map((value) => {
          const message = kind && codeText(kind, value)
          return { value, text: message ? t(message) : value }
        })
}
