import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { USER_CACHE_PREFIX } from '../../cache/user-cache.ts'
import { fieldText } from '../../ui/form-action.ts'

/** The fields of the filter; an empty one filters nothing. */
export type UserFilter = { date: string; email: string; number: string }

const NONE: UserFilter = { date: '', email: '', number: '' }
const keyOf = (name: string) => `${USER_CACHE_PREFIX}user-filter-${name}`

/**
 * Stores a filter in this tab and returns the address of its list. The address has a name instead of the filter, because browsers
 * and proxies store addresses, and a filter contains emails and phone numbers.
 */
export function storeFilter(form: FormData): string {
  const filter: UserFilter = {
    date: fieldText(form, 'date'),
    email: fieldText(form, 'email'),
    number: fieldText(form, 'number'),
  }
  const name = Date.now().toString(36)
  sessionStorage.setItem(keyOf(name), JSON.stringify(filter))
  return `/admin/users?filter=${name}`
}

/** The filter that an address names; an empty filter in another tab, which has not stored it. */
export function storedFilter(search: URLSearchParams): UserFilter {
  const stored = sessionStorage.getItem(keyOf(search.get('filter') ?? ''))
  return stored ? (JSON.parse(stored) as UserFilter) : NONE
}

const isDay = (text: string): text is CalendarDay => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const toCall = ({ date, email, number }: UserFilter) => ({
  ...(isDay(date) && { date: startOf(date) }),
  email,
  number,
})
