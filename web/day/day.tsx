import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, unwrap } from '../../contract/client.ts'
import type { DayMark, SheetJourney } from '../../contract/desk/sheets.ts'
import { formatHour } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { paise, rupeesFromPaise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/day'
import { api } from '../api.ts'
import { cacheForUser } from '../cache/user-cache.ts'
import { nameIn } from '../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { CachedNotice } from '../offline/cached-notice.tsx'
import { Button } from '../ui/button.tsx'
import { useDayWithWeekday, useMoment, useRupees } from '../ui/format.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { telephone, TextLink } from '../ui/text-link.tsx'
import { PhotoAct } from './photo-act.tsx'
import { keepsPhotos } from './photos.ts'
import { usePresses } from './presses.ts'
import { placeIn, RiteFacts } from './rite-facts.tsx'

export const meta = noindexMeta(m.day_title)

export async function clientLoader({ params: { token } }: Route.ClientLoaderArgs) {
  const load = async () => (await unwrap(api.day[':token'].$get({ param: { token } }))).data
  try {
    return { token, sheet: await cacheForUser('day', token, load) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'DAY_LINK_ENDED') return { token, sheet: null }
    throw error
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.day_failed })

export default function DayPage({ loaderData: { token, sheet } }: Route.ComponentProps) {
  return sheet ? <Day token={token} sheet={sheet} /> : <EndedLink />
}

/** Shown in both languages, because the person who opens a link may not have chosen one. */
const EndedLink = () => (
  <Page width="message" gap={4}>
    {languages.map((locale) => (
      <div key={locale} lang={locale} className="grid gap-1">
        <h1>{m.day_ended_title({}, { locale })}</h1>
        <p>{m.error_day_link_ended({}, { locale })}</p>
      </div>
    ))}
  </Page>
)

type DayProps = { token: string; sheet: NonNullable<Route.ComponentProps['loaderData']['sheet']> }
type Presses = ReturnType<typeof usePresses>

/** The day of a driver or priest: one button for each stop and rite, and for the cash of a family. */
function Day({ token, sheet: { cachedAt, person, date, tithi, asksPhotos, journeys } }: DayProps) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDayWithWeekday()
  const moment = useMoment()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState('')
  const onSent = useCallback(() => void revalidate(), [revalidate])
  const presses = usePresses(token, onSent, setRefused)
  const [name, month] = language === 'hi' ? [tithi?.nameHindi, tithi?.monthHindi] : [tithi?.name, tithi?.month]
  return (
    <Page width="form">
      <CachedNotice at={cachedAt} />
      <h1 lang={langOf(person?.name ?? '')}>{person?.name}</h1>
      <p>
        <b>{day(date)}</b>
        {tithi && ` · ${t(m.sheet_tithi, { tithi: name ?? '', month: month ?? '', end: moment(tithi.ends) })}`}
      </p>
      {presses.count > 0 && (
        <p role="status" className="rounded-lg bg-glow px-4 py-2">
          {t(m.day_waiting, { count: String(presses.count) })}
        </p>
      )}
      {refused && (
        <p role="alert" className="font-bold text-error">
          {t(m.day_refused, { message: refused })}
        </p>
      )}
      {journeys.length === 0 && <p className="card">{t(m.sheet_none)}</p>}
      {journeys.map((journey) => (
        <Journey key={journey.bookingId} {...{ journey, presses, asksPhotos }} me={person?.id} />
      ))}
    </Page>
  )
}

type JourneyProps = { journey: SheetJourney; presses: Presses; asksPhotos: boolean; me: string | undefined }

function Journey({ journey, presses, asksPhotos, me }: JourneyProps) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const { bookingId, devotee, headCount, stops, poojas, meeting, time } = journey
  const marks = presses.marksOf(bookingId, journey.marks)
  const button = (item: string, label: string, amount?: number) => (
    <PressButton
      mark={marks.find((mark) => mark.item === item)}
      me={me}
      label={label}
      onPress={() => presses.press(bookingId, item, amount)}
      onUndo={(mark) => presses.undo(bookingId, mark)}
    />
  )
  const photo = (item: string, label: string) => {
    const isSent = journey.photos.includes(item)
    if (!isSent && !(asksPhotos && keepsPhotos())) return null
    const state = isSent ? 'sent' : presses.isPhotoWaiting(bookingId, item) ? 'waits' : 'none'
    return <PhotoAct {...{ label, state }} onTake={(file) => void presses.photo(bookingId, item, file)} />
  }
  const cash = marks.find(({ item }) => item === 'cash')
  const amount = rupeesFromPaise(paise(cash?.amount ?? journey.amountToCollect))
  return (
    <section aria-label={devotee.name} className="card grid gap-3">
      <h2>
        {time && `${formatHour(time, language)} · `}
        <span lang={langOf(devotee.name)}>{devotee.name}</span>
        {headCount > 0 && ` · ${t(m.common_people_label, { count: String(headCount) })}`}
      </h2>
      <div className="flex flex-wrap gap-x-4">
        <TextLink to={telephone(devotee.phoneNumber)}>{devotee.phoneNumber}</TextLink>
        <span className="py-2">
          {nameIn(language, journey)} · {journey.reference}
        </span>
      </div>
      <p>{meeting.length > 0 ? meeting.join(' · ') : journey.day === 1 && t(m.sheet_call)}</p>
      <RiteFacts of={journey} />
      <ol className="grid gap-3">
        {stops.map((stop) => (
          <li key={stop.index} className="grid gap-1">
            <span className="text-lg font-bold">
              {stop.time && `${formatHour(stop.time, language)} · `}
              {placeIn(language, stop)}
            </span>
            {button(`stop:${stop.index}`, `${t(m.day_reached)}: ${placeIn(language, stop)}`)}
            {photo(`stop:${stop.index}`, placeIn(language, stop))}
          </li>
        ))}
        {poojas.map((pooja) => (
          <li key={pooja.id} className="grid gap-1">
            <span className="text-lg font-bold">{nameIn(language, pooja)}</span>
            {pooja.tithi && <span>{pooja.tithi}</span>}
            {button(`pooja:${pooja.id}`, `${t(m.day_done)}: ${nameIn(language, pooja)}`)}
            {photo(`pooja:${pooja.id}`, nameIn(language, pooja))}
          </li>
        ))}
      </ol>
      {amount > 0 && button('cash', t(m.day_cash, { amount: rupees(amount) }), amount)}
    </section>
  )
}

type PressProps = {
  mark: DayMark | undefined
  /** The kind of person who has the link: a priest cannot take back what a driver pressed. */
  me: string | undefined
  label: string
  onPress: () => void
  onUndo: (mark: DayMark) => void
}

/** One large button. After a press it shows what was reported, when, and how to take it back. */
function PressButton({ mark, me, label, onPress, onUndo }: PressProps) {
  const t = useTranslate()
  const moment = useMoment()
  if (!mark)
    return (
      <Button className="min-h-14 w-full text-lg" onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-lg border-2 border-tulsi px-4 py-2">
      <span>
        <b className="text-tulsi">✓ {label}</b> {moment(mark.at)}{' '}
        {mark.serial && t(m.day_receipt, { serial: mark.serial })}
      </span>
      {(mark.by === null || mark.by === me) && (
        <Button kind="quiet" aria-label={`${t(m.day_undo)}: ${label}`} onClick={() => onUndo(mark)}>
          {t(m.day_undo)}
        </Button>
      )}
    </div>
  )
}
