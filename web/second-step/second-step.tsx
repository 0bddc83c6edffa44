import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/second-step'
import { api, orToast } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { useDay } from '../ui/format.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { SetUp } from './set-up.tsx'
import { RemoveForm } from './remove-form.tsx'

export const meta = noindexMeta(m.second_step_title)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireRole('ADMIN', request)
  const { data } = await orToast(unwrap(api.user['second-step'].$get()), m.second_step_failed)
  return { ...data, email: user.email, isDue: data.due !== null && Date.parse(data.due) <= Date.now() }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.second_step_failed })

/** The second step of one's own login, for staff. */
export default function SecondStepPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const day = useDay()
  const { isOn, passkeys, recoveryCodes, due, isDue, email } = loaderData
  return (
    <Page>
      <h1>{t(m.second_step_title)}</h1>
      <p>{t(m.second_step_intro)}</p>
      {isOn && <p role="status">{t(m.second_step_on, { count: recoveryCodes })}</p>}
      {!isOn && due && (
        <p role="status" className="font-bold">
          {isDue ? t(m.second_step_is_due) : t(m.second_step_due, { date: day(dayOf(Date.parse(due))) })}
        </p>
      )}
      <SetUp isOn={isOn} passkeys={passkeys} email={email} />
      {isOn && <RemoveForm email={email} />}
    </Page>
  )
}
