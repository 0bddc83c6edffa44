import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { PaymentsShown } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { addressOfFilter, queueFilters } from './queue-filters.ts'

/** The search begins so long after the last key. */
const PAUSE_MS = 250

type Props = {
  show: PaymentsShown
  /** The initial search. */
  search: string
  isBusy: boolean
  onSearch: (text: string) => void
  onKeys: () => void
  children: React.ReactNode
}

/** The filter and the search of the list. The address contains the filter, but not the search, which is personal. */
export function QueueToolbar({ show, search, isBusy, onSearch, onKeys, children }: Props) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <h1 className="text-[1.4rem]">{t(m.desk_all_payments)}</h1>
      <nav aria-label={t(m.desk_show)} className="flex gap-x-1 overflow-x-auto">
        {queueFilters.map(([value, label]) => (
          <Link
            key={value}
            to={addressOfFilter(value)}
            aria-current={value === show ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-lg px-2.5 text-[0.9rem] whitespace-nowrap hover:bg-glow aria-[current=page]:bg-glow aria-[current=page]:font-bold lg:min-h-9"
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <Search first={search} onSearch={onSearch} isBusy={isBusy} />
      {children}
      <button
        type="button"
        className="min-h-9 rounded-lg border-2 border-edge px-3 text-[0.9rem] font-bold hover:bg-glow max-lg:hidden"
        onClick={onKeys}
      >
        {t(m.desk_keys)} <kbd className="font-normal">?</kbd>
      </button>
    </div>
  )
}

function Search({ first, onSearch, isBusy }: Pick<Props, 'onSearch' | 'isBusy'> & { first: string }) {
  const t = useTranslate()
  const [text, setText] = useState<string | null>(first || null)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // The list changes with each answer, the search does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])
  return (
    <label className="relative flex min-w-0 flex-[1_1_12rem] items-center">
      <span className="sr-only">{t(m.desk_search)}</span>
      <input
        id="queue-search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t(m.desk_search_hint)}
        value={text ?? ''}
        className="min-h-11 w-full min-w-0 rounded-lg border-2 border-edge bg-card px-3 text-base text-ink placeholder:text-quiet lg:min-h-9"
        onChange={({ target }) => setText(target.value)}
      />
      {isBusy && <span aria-hidden className="late flame absolute end-9 text-kumkum" />}
    </label>
  )
}
