import { useSearchParams } from 'react-router'
import { failureOf, unwrap } from '../../../contract/client.ts'
import type { Sheet } from '../../../contract/desk/sheets.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import type { Language } from '../../../domain/language.ts'
import { type SheetKind, sheetDay, sheetKinds } from '../../../domain/sheet.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/sheet'
import { api, orToast, send } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Field } from '../../ui/field.tsx'
import { useDayWithWeekday, useMoment } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { DayLink, type SheetAddress } from './day-link.tsx'
import { SheetJourneys } from './sheet-journeys.tsx'

export const meta = noindexMeta(m.sheet_title)

const isKind = (text: string): text is SheetKind => (sheetKinds as readonly string[]).includes(text)

export async function clientLoader({ request, params: { kind, id } }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const today = dayOf(Date.now())
  const date = sheetDay(new URL(request.url).searchParams.get('day') ?? '', today) ?? today
  const param: SheetAddress = { kind: isKind(kind) ? kind : 'driver', personId: id, date }
  const { data } = await orToast(
    unwrap(api.admin.sheets[':kind'][':personId'][':date'].$get({ param })),
    m.sheet_failed,
  )
  return { sheet: data, param }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.sheet_failed })

const titles = { driver: m.sheet_title_driver, priest: m.sheet_title_priest, city: m.sheet_title_city }

/** The work of a driver, of a priest or of the desk of a city on a day, with its PDF in both languages. */
export default function SheetPage({ loaderData: { sheet, param } }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [, setQuery] = useSearchParams()
  const { kind, person, city, date } = sheet
  const name = person?.name ?? (city ? nameIn(language, city) : '')
  return (
    <Page width="table" gap={6}>
      <div>
        <p className="text-quiet">{t(titles[kind])}</p>
        <h1 lang={langOf(name)}>{name}</h1>
        {person && <PhoneLink of={person.phoneNumber} />}
        {person?.vehicle && <p lang={langOf(person.vehicle)}>{person.vehicle}</p>}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Field
          key={date}
          label={t(m.sheet_day)}
          type="date"
          defaultValue={date}
          onChange={({ target: { value } }) => {
            // While somebody types a year, the field contains a year in the distant past.
            if (sheetDay(value, dayOf(Date.now()))) setQuery({ day: value }, { replace: true })
          }}
        />
        <PdfButton param={param} lang="en" />
        <PdfButton param={param} lang="hi" />
      </div>
      <DayLine sheet={sheet} />
      {person && <DayLink key={`${person.id} ${date}`} person={person} param={param} />}
      <SheetJourneys sheet={sheet} />
      <TextLink to={`/admin/people?day=${date}`}>{t(m.people_list)}</TextLink>
    </Page>
  )
}

function DayLine({ sheet: { date, tithi } }: { sheet: Sheet }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDayWithWeekday()
  const moment = useMoment()
  const [name, month] = language === 'hi' ? [tithi?.nameHindi, tithi?.monthHindi] : [tithi?.name, tithi?.month]
  return (
    <p>
      <b>{day(date)}</b>
      {tithi && <> · {t(m.sheet_tithi, { tithi: name ?? '', month: month ?? '', end: moment(tithi.ends) })}</>}
    </p>
  )
}

async function downloadSheet({ kind, personId, date }: SheetAddress, lang: Language): Promise<void> {
  const response = await send(`/v1/admin/sheets/${kind}/${personId}/${date}/pdf?lang=${lang}`)
  if (!response.ok) throw await failureOf(response)
  downloadFile(await response.blob(), `tirtha-${kind}-${date}-${lang}.pdf`)
}

function PdfButton({ param, lang }: { param: SheetAddress; lang: Language }) {
  const t = useTranslate()
  const { busy, run } = useMutation({
    call: () => downloadSheet(param, lang),
    fallback: m.sheet_failed,
    reloads: false,
  })
  return (
    <Button kind="second" busy={busy} onClick={() => run()}>
      {t(lang === 'en' ? m.sheet_pdf_en : m.sheet_pdf_hi)}
    </Button>
  )
}
