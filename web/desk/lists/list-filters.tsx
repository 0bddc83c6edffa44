import { type ColumnKind, columnsOf, type FilterName, filtersOf, type ListName } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { codeText } from '../../../messages/desk-cell.ts'
import { filterLabel } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { useCities } from '../../root-data.ts'
import { Field, Select } from '../../ui/field.tsx'
import { useShortDay } from '../../ui/format.ts'
import { FilterLine, Folded } from '../parts/filter-line.tsx'
import { addressOf, filtered, type ListView, viewOf } from './list-address.ts'

const searchHelp: Record<ListName, typeof m.list_any> = {
  bookings: m.list_search_help_bookings,
  payments: m.list_search_help_payments,
  documents: m.list_search_help_documents,
  people: m.list_search_help_people,
  feedback: m.list_search_help_feedback,
}

/** The search and the filters of a list. The address contains what is sent. */
export function ListFilters({ view }: { view: ListView }) {
  const t = useTranslate()
  const day = useShortDay()
  const choicesOf = useChoices()
  const { list, search, from, to, filters } = view
  const ofJourney = list === 'bookings'
  const days = [
    { name: 'from', label: t(ofJourney ? m.list_from_bookings : m.list_from), value: from },
    { name: 'to', label: t(ofJourney ? m.list_to_bookings : m.list_to), value: to },
  ]
  const selects = (Object.entries(filtersOf(list)) as [FilterName, readonly string[]][]).map(([name, values]) => ({
    name,
    value: filters[name] ?? '',
    choices: [{ value: '', text: t(m.list_any) }, ...choicesOf(name, columnsOf(list)[name]?.kind, values)],
  }))
  const noFilters = { ...viewOf(list, new URLSearchParams()), sort: view.sort, columns: view.columns }
  return (
    <FilterLine
      role="search"
      addressOf={(form) => addressOf(filtered(view, form))}
      clear={{ to: addressOf(noFilters), text: t(m.list_clear) }}
      set={[
        search,
        ...selects.map(({ value, choices }) => value && choices.find((choice) => choice.value === value)?.text),
        ...days.map(({ label, value }) => value && `${label} ${day(value)}`),
      ]}
      search={
        <Field
          label={t(m.list_search)}
          placeholder={t(searchHelp[list])}
          title={t(searchHelp[list])}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={search}
        />
      }
    >
      {selects.map(({ name, value, choices }) => (
        <Folded key={name}>
          <Select name={name} label={t(filterLabel(name))} defaultValue={value} choices={choices} />
        </Folded>
      ))}
      {days.map(({ name, label, value }) => (
        <Folded key={name}>
          <Field label={label} type="date" name={name} defaultValue={value} />
        </Folded>
      ))}
    </FilterLine>
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
