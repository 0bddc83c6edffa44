import { use, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDrawnCity, slugOf } from '../../../domain/city.ts'
import { formatHour } from '../../../domain/format.ts'
import { emptyStop, isStopTime, STOP_LIMITS, type Stop } from '../../../domain/itinerary.ts'
import { m } from '../../../messages/compiled/messages.js'
import { CityMap } from '../../journey/city-map.tsx'
import { Timeline } from '../../journey/timeline.tsx'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form.tsx'
import type { Issues } from './edit-fields.tsx'
import { StopFields } from './stop-fields.tsx'
import { stopsOf } from './stop-form.ts'

/** A stop in the editor. The key stays when the stop is moved, so that its fields keep what was typed. */
type Draft = { key: number; stop: Stop; isNew: boolean }

/** The stops of the form and their order. The fields hold what is typed. */
export function useStopDrafts(stored: readonly Stop[]) {
  const [drafts, setDrafts] = useState<Draft[]>(() => stored.map((stop, key) => ({ key, stop, isNew: false })))
  const nextKey = useRef(stored.length)
  const add = (day: number) =>
    setDrafts((before) => [...before, { key: nextKey.current++, stop: emptyStop(day), isNew: true }])
  const remove = (key: number) => setDrafts((before) => before.filter((draft) => draft.key !== key))
  const move = (index: number, by: 1 | -1) =>
    setDrafts((before) => {
      const [draft] = before.slice(index, index + 1)
      return draft ? before.toSpliced(index, 1).toSpliced(index + by, 0, draft) : before
    })
  return { drafts, add, remove, move }
}

type Props = { city: string; issueOf: Issues } & ReturnType<typeof useStopDrafts>

/** Edits the stops of a package: each can be opened, moved and removed, and all are shown as devotees see them. */
export function StopsEditor({ city, issueOf, drafts, add, remove, move }: Props) {
  const t = useTranslate()
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const [stops, setStops] = useState<Stop[]>(() => drafts.map(({ stop }) => stop))
  const read = () => {
    if (box.current?.form) setStops(stopsOf(new FormData(box.current.form)))
  }
  /** Changes the list at once, so that its fields can be read and one of them can get the focus. */
  const change = (act: () => void, focus: () => HTMLElement | null | undefined) => {
    flushSync(act)
    read()
    focus()?.focus()
  }
  const byId = (end: string) => () => document.getElementById(`${id}-${end}`)
  const name = slugOf(city)
  const lastDay = stops.at(-1)?.day ?? 1
  const error = issueOf('stops')
  const form = use(FormContext)
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3" onInput={read} onChange={read}>
      <legend className="mb-2 font-heading text-xl font-bold text-river">{t(m.desk_stops)}</legend>
      <p className="text-quiet">{t(m.offers_stops_help)}</p>
      <OrderField drafts={drafts} />
      {error && (
        <div id={`${form?.id}-stops`} tabIndex={-1}>
          <p className="font-bold text-error">{error}</p>
        </div>
      )}
      <ol className="grid gap-2">
        {drafts.map(({ key, stop, isNew }, index) => (
          <li key={key} className="card p-0">
            <details open={isNew || hasIssue(issueOf, index)}>
              <summary id={`${id}-${key}`} className="min-h-12 px-4 py-3 font-bold">
                <StopName number={index + 1} stop={stops[index] ?? stop} />
              </summary>
              <div className="grid gap-3 px-4 pb-4">
                <StopFields stop={stop} index={index} city={city} issueOf={issueOf} />
                <div className="flex flex-wrap gap-2">
                  <Button
                    kind="second"
                    id={`${id}-${key}-up`}
                    onClick={() => {
                      if (index === 0) return
                      change(() => move(index, -1), byId(`${key}-up`))
                    }}
                  >
                    {t(m.desk_stop_up)}
                  </Button>
                  <Button
                    kind="second"
                    id={`${id}-${key}-down`}
                    onClick={() => {
                      if (index === drafts.length - 1) return
                      change(() => move(index, 1), byId(`${key}-down`))
                    }}
                  >
                    {t(m.desk_stop_down)}
                  </Button>
                  <Button
                    kind="quiet"
                    className="ms-auto"
                    onClick={() => {
                      const next = drafts[index + 1] ?? drafts[index - 1]
                      change(() => remove(key), byId(next ? String(next.key) : 'add'))
                    }}
                  >
                    {t(m.desk_stop_remove)}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
      {drafts.length < STOP_LIMITS.stops && (
        <Button
          kind="second"
          id={`${id}-add`}
          onClick={() =>
            change(
              () => add(lastDay),
              () => box.current?.querySelector<HTMLElement>('ol > li:last-child select'),
            )
          }
        >
          {t(m.desk_stop_add)}
        </Button>
      )}
      {stops.length > 0 && (
        <details className="card">
          <summary className="min-h-11 py-2 font-bold text-river">{t(m.desk_stop_preview)}</summary>
          <div className="grid gap-4 pt-2 lg:grid-cols-2">
            <Timeline stops={stops} />
            {isDrawnCity(name) && <CityMap city={name} stops={stops} />}
          </div>
        </details>
      )}
    </fieldset>
  )
}

const hasIssue = (issueOf: Issues, index: number): boolean =>
  ['day', 'time', 'place', 'placeHindi', 'note', 'noteHindi', 'steps', 'metres', 'means', 'spot'].some((name) =>
    issueOf(`stops.${index}.${name}`),
  )

function StopName({ number, stop: { day, time, place, placeHindi } }: { number: number; stop: Stop }) {
  const t = useTranslate()
  const language = useLanguage()
  const parts = [
    t(m.journey_day, { day: String(day) }),
    time !== null && isStopTime(time) && formatHour(time, language),
    (language === 'hi' ? placeHindi : place) || t(m.desk_stop_number, { number: String(number) }),
  ]
  return <>{`${number}. ${parts.filter(Boolean).join(' · ')}`}</>
}

/** Tells the question about unsaved edits that a stop was added, moved or removed, because no field shows this. */
function OrderField({ drafts }: { drafts: readonly Draft[] }) {
  const ref = useRef<HTMLInputElement>(null)
  const order = drafts.map(({ key }) => key).join(' ')
  const [first] = useState(order)
  useEffect(() => {
    if (!ref.current || ref.current.value === order) return
    ref.current.value = order
    ref.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [order])
  return <input ref={ref} hidden name="stopOrder" defaultValue={first} />
}
