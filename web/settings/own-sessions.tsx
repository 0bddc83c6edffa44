import { useRevalidator } from 'react-router'
import type { OwnSession } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useDay } from '../ui/format.ts'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Where one is logged in, to be looked over and ended: a phone gets lost, a shop's computer keeps a login. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.settings_session_failed)

  const endOthers = () =>
    mutation.run(async () => {
      const { message } = await unwrap(api.user.sessions.$delete())
      showToast('success', message ?? t(m.settings_sessions_ended))
      await revalidate()
    })

  return (
    <Section title={t(m.settings_own_sessions)}>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="second" className="justify-self-start" busy={mutation.busy} onClick={() => void endOthers()}>
          {t(m.settings_end_other_sessions)}
        </Button>
      )}
    </Section>
  )
}

function SessionRow({ session: { id, device, createdAt, current } }: { session: OwnSession }) {
  const t = useTranslate()
  const day = useDay()
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.settings_session_failed)
  const name = device ?? t(m.settings_unknown_device)

  const end = () =>
    mutation.run(async () => {
      const { message } = await unwrap(api.user.sessions[':id'].$delete({ param: { id } }))
      showToast('success', message ?? t(m.settings_session_ended))
      await revalidate()
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
        <Button kind="second" busy={mutation.busy} onClick={() => void end()}>
          {t(m.settings_end_session)} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}
