import type { OwnSession } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useDay } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** The sessions of the user, each with a button that ends it. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslate()
  const endingOthers = useMutation({
    call: () => unwrap(api.user.sessions.$delete()),
    saved: m.settings_sessions_ended,
    fallback: m.settings_session_failed,
  })

  return (
    <Section title={t(m.settings_own_sessions)}>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          kind="second"
          className="justify-self-start"
          busy={endingOthers.busy}
          onClick={() => endingOthers.run()}
        >
          {t(m.settings_end_other_sessions)}
        </Button>
      )}
      <FormError text={endingOthers.error} advice={endingOthers.advice} />
    </Section>
  )
}

function SessionRow({ session: { id, device, createdAt, current } }: { session: OwnSession }) {
  const t = useTranslate()
  const day = useDay()
  const name = device ?? t(m.settings_unknown_device)
  const ending = useMutation({
    call: () => unwrap(api.user.sessions[':id'].$delete({ param: { id } })),
    saved: m.settings_session_ended,
    fallback: m.settings_session_failed,
  })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-stone pb-3 last:border-b-0 last:pb-0">
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-quiet">{t(m.settings_logged_in_on, { date: day(dayOf(Date.parse(createdAt))) })}</p>
      </div>
      {current ? (
        <p className="font-bold text-tulsi">{t(m.settings_this_device)}</p>
      ) : (
        <Button kind="second" busy={ending.busy} onClick={() => ending.run()}>
          {t(m.settings_end_session)} <span className="sr-only">{name}</span>
        </Button>
      )}
      <FormError text={ending.error} advice={ending.advice} />
    </li>
  )
}
