import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { USER_CACHE_PREFIX } from '../cache/user-cache.ts'
import { textOf } from '../ui/form-action.ts'

/** What the fields of the filter say; empty where they filter nothing. */
export type UserFilter = { date: string; email: string; number: string }

const NONE: UserFilter = { date: '', email: '', number: '' }
const keyOf = (name: string) => `${USER_CACHE_PREFIX}user-filter-${name}`

/**
 * Keeps a filter in this tab and returns the address of its list, so that one can go back to it. The address holds a name
 * and not the filter: browsers and proxies remember addresses, and a filter holds emails and phone numbers.
 */
export function keepFilter(form: FormData): string {
  const filter: UserFilter = {
    date: textOf(form, 'date'),
    email: textOf(form, 'email'),
    number: textOf(form, 'number'),
  }
  const name = Date.now().toString(36)
  sessionStorage.setItem(keyOf(name), JSON.stringify(filter))
  return `/admin/users?filter=${name}`
}

/** The filter that an address names; none in another tab, where it is not kept. */
export function keptFilter(search: URLSearchParams): UserFilter {
  const kept = sessionStorage.getItem(keyOf(search.get('filter') ?? ''))
  return kept ? (JSON.parse(kept) as UserFilter) : NONE
}

const isDay = (text: string): text is CalendarDay => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const toCall = ({ date, email, number }: UserFilter) => ({
  ...(isDay(date) && { date: startOf(date) }),
  email,
  number,
})
