import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { SearchResultsList } from './search-results.tsx'
import { onSearchAtDesk } from './search-at-desk.ts'
import { useSearch } from './use-search.ts'
import './desk-search.css'

/**
 * Finds people, bookings and payments by one text, on every page of the desk. The `/` key moves the focus here. Enter waits for the
 * result: it opens a single hit, and moves the focus into a list of several.
 */
export function DeskSearch() {
  const t = useTranslate()
  const id = useId()
  const { key } = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { results, failed, busy } = useSearch(isOpen ? text : '')
  useSlash(field)
  useEffect(
    () =>
      onSearchAtDesk((wanted) => {
        setText(wanted)
        field.current?.focus()
      }),
    [],
  )
  const [shownFor, setShownFor] = useState(key)
  if (shownFor !== key) {
    setShownFor(key)
    setOpen(false)
  }

  const links = () => [...(box.current?.querySelectorAll('a') ?? [])]
  // The answer to the text for which Enter was pressed may not have come yet.
  const entered = useRef<string | null>(null)
  const openEntered = () => {
    if (entered.current !== text) return
    entered.current = null
    const [first, ...others] = links()
    if (others.length === 0) first?.click()
    else first?.focus()
  }
  const answered = useEffectEvent(openEntered)
  useEffect(() => {
    if (!busy) answered()
  }, [busy])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      setOpen(false)
      field.current?.focus()
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      entered.current = text
      if (isOpen && !busy) openEntered()
      setOpen(true)
    } else if (step !== undefined) {
      event.preventDefault()
      const stops = [field.current, ...links()]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
    }
  }

  return (
    <search
      className="desk-search"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      {/* The arrow keys move between the field and the links; Enter on a link keeps its usual meaning. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className="desk-search-box" onKeyDown={onKeyDown}>
        <input
          ref={field}
          type="search"
          aria-label={t(m.search_label)}
          aria-controls={`${id}-results`}
          aria-keyshortcuts="/"
          placeholder={t(m.search_placeholder)}
          autoComplete="off"
          maxLength={100}
          value={text}
          className="min-h-11 w-full rounded-lg border-2 border-edge bg-paper px-3 text-base placeholder:text-quiet"
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value)
            entered.current = null
            setOpen(true)
          }}
        />
        <div id={`${id}-results`} className="absolute end-0 top-full z-20 w-full sm:w-[34rem]">
          {isOpen && (results || failed || busy) && (
            <div className="card mt-1 max-h-[75dvh] overflow-y-auto shadow-lg">
              {busy && <span aria-hidden className="flame" />}
              {failed && <p className="font-bold text-error">{t(m.search_failed)}</p>}
              {results && <SearchResultsList results={results} text={text.trim()} />}
            </div>
          )}
        </div>
      </div>
    </search>
  )
}

/** The `/` key moves the focus to the field, unless someone types or the page has a search of its own. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || event.defaultPrevented)
        return
      if (document.querySelector('main input[type=search]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
