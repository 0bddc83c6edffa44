import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { SecondStep } from '../../../contract/second-step.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { useDay } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Says from when the second step will be required, until it is. The desk also works without this text. */
export default function SecondStepReminder() {
  const t = useTranslate()
  const day = useDay()
  const [step, setStep] = useState<SecondStep | null>(null)
  useEffect(() => {
    void unwrap(api.user['second-step'].$get()).then(
      ({ data }) => setStep(data),
      () => {},
    )
  }, [])
  if (!step || step.isOn || !step.due) return null
  return (
    <p className="rounded-lg bg-glow px-4 py-2">
      <b>{t(m.second_step_title)}.</b> {t(m.second_step_due, { date: day(dayOf(Date.parse(step.due))) })}{' '}
      <TextLink to="/user/second-step">{t(m.second_step_open)}</TextLink>
    </p>
  )
}
