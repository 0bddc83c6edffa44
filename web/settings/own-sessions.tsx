import { useRevalidator } from 'react-router'
import type { OwnSession } from '../../contract/settings.ts'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useDay } from '../ui/format.ts'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Where one is logged in, to be looked over and ended: a phone gets lost, a shop's computer keeps a login. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_session)

  const endOthers = () =>
    task.run(async () => {
      const { message } = await unwrap(api.user.sessions.$delete())
      showToast('success', message ?? say(m.sessions_ended))
      await revalidate()
    })

  return (
    <Section title={say(m.own_sessions)}>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="second" className="justify-self-start" busy={task.busy} onClick={() => void endOthers()}>
          {say(m.end_other_sessions)}
        </Button>
      )}
    </Section>
  )
}

function SessionRow({ session: { id, device, createdAt, current } }: { session: OwnSession }) {
  const say = useSay()
  const day = useDay()
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_session)
  const name = device ?? say(m.unknown_device)

  const end = () =>
    task.run(async () => {
      const { message } = await unwrap(api.user.sessions[':id'].$delete({ param: { id } }))
      showToast('success', message ?? say(m.session_ended))
      await revalidate()
    })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-stone pb-3 last:border-b-0 last:pb-0">
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-quiet">{say(m.logged_in_on, { date: day(dayOf(Date.parse(createdAt))) })}</p>
      </div>
      {current ? (
        <p className="font-bold text-tulsi">{say(m.this_device)}</p>
      ) : (
        <Button kind="second" busy={task.busy} onClick={() => void end()}>
          {say(m.end_session)} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}
