import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { Person } from '../../../contract/desk/persons.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { type PersonKind, personKinds } from '../../../domain/person.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/persons'
import { api, orToast } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { useCities } from '../../root-data.ts'
import { requireStaff } from '../parts/access.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type OnSaved, useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { journeysText } from './journeys-text.ts'
import { PersonForm } from './person-form.tsx'

export const meta = noindexMeta(m.people_title)

const ALL = '100'
const DAY = /^\d{4}-\d\d-\d\d$/

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const day = DAY.test(asked) ? asked : dayOf(Date.now())
  const { data } = await orToast(unwrap(api.admin.people.$get({ query: { limit: ALL, from: day } })), m.people_failed)
  return { people: data, day }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.people_failed })

const texts = {
  DRIVER: { title: m.people_drivers, none: m.people_none_drivers, add: m.people_add_driver },
  PRIEST: { title: m.people_priests, none: m.people_none_priests, add: m.people_add_priest },
} as const

export default function Persons({ loaderData: { people, day } }: Route.ComponentProps) {
  const t = useTranslate()
  const [, setQuery] = useSearchParams()
  const { form: forms, markFormSaved, question } = useUnsavedEdits<HTMLElement>()
  return (
    <Page ref={forms} width="table" gap={6}>
      <h1>{t(m.people_title)}</h1>
      <div className="max-w-56">
        <Field
          key={day}
          label={t(m.people_on)}
          type="date"
          defaultValue={day}
          onChange={({ target }) => target.value && setQuery({ day: target.value }, { replace: true })}
        />
      </div>
      {personKinds.map((kind) => (
        <PeopleOfKind
          key={kind}
          kind={kind}
          day={day}
          people={people.filter((person) => person.kind === kind)}
          onSaved={markFormSaved}
        />
      ))}
      <CitySheets day={day} />
      {question}
    </Page>
  )
}

/** All journeys of a day, for the desk. */
function CitySheets({ day }: { day: string }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="cities" className="grid gap-2">
      <h2 id="cities">{t(m.sheet_cities)}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {useCities().map(({ slug, name }) => (
          <li key={slug}>
            <TextLink to={`/admin/sheets/city/${slug}?day=${day}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OfKind = { kind: PersonKind; day: string; people: readonly Person[]; onSaved: OnSaved }

function PeopleOfKind({ kind, day, people, onSaved }: OfKind) {
  const t = useTranslate()
  const { title, none, add } = texts[kind]
  return (
    <section aria-labelledby={kind} className="grid gap-3">
      <h2 id={kind}>{t(title)}</h2>
      {people.length === 0 ? (
        <p className="text-quiet">{t(none)}</p>
      ) : (
        <ul className="rounded-xl border border-stone bg-card">
          {people.map((person) => (
            <li key={person.id} className="border-b border-stone px-3 py-1 last:border-0">
              <PersonRow person={person} day={day} onSaved={onSaved} />
            </li>
          ))}
        </ul>
      )}
      <details className="card">
        <summary className="min-h-11 py-2 font-bold text-river">{t(add)}</summary>
        <div className="pt-2">
          <PersonForm kind={kind} onSaved={onSaved} />
        </div>
      </details>
    </section>
  )
}

function PersonRow({ person, day, onSaved }: { person: Person; day: string; onSaved: OnSaved }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, kind, name, phoneNumber, vehicle, seats, city, rites, languages, journeys } = person
  const deleting = useMutation({
    call: () => unwrap(api.admin.people[':id'].$delete({ param: { id } })),
    saved: m.people_deleted,
    fallback: m.common_update_failed,
  })
  const facts = [vehicle, seats && `${seats} ${t(m.people_seats)}`, city, rites, languages].filter(Boolean).join(' · ')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <b lang={langOf(name)}>{name}</b>
        <PhoneLink of={phoneNumber} />
        <span lang={langOf(facts)} className="min-w-0 grow leading-snug wrap-anywhere">
          {facts}
        </span>
        <span className="text-quiet">{journeysText(t, journeys)}</span>
        <TextLink to={`/admin/sheets/${kind.toLowerCase()}/${id}?day=${day}`}>{t(m.sheet_open, { name })}</TextLink>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(m.people_edit, { name })}
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-3 py-2">
          <PersonForm
            kind={kind}
            person={person}
            onSaved={(form) => {
              onSaved(form)
              setOpen(false)
            }}
          />
          <Button kind="danger" busy={deleting.busy} className="justify-self-start" onClick={() => setAsked(true)}>
            {t(m.people_delete, { name })}
          </Button>
        </div>
      )}
      {isAsked && (
        <AskDialog
          title={t(m.people_delete_title, { name })}
          text={t(m.people_delete_text)}
          yes={t(m.people_delete, { name })}
          no={t(m.people_keep)}
          onYes={() => {
            setAsked(false)
            deleting.run()
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  )
}
