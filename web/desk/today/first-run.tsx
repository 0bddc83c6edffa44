import { lazy, Suspense, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { FirstRun as Steps } from '../../../contract/desk/first-run.ts'
import type { FirstRunStep } from '../../../domain/first-run.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api, type Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Lamps } from '../../ui/lamps.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const ImportLink = lazy(() => import('../trade/import-link.tsx'))

/** What must be done, and where. */
const words: Record<FirstRunStep, { text: Message; page: string }> = {
  FIRM: { text: m.first_run_firm, page: '/user/settings#firm' },
  PAYEE: { text: m.first_run_payee, page: '/user/settings#payee' },
  NAME: { text: m.first_run_name, page: '/user/settings#brand' },
  CARE: { text: m.first_run_care, page: '/user/settings#care' },
  EMAIL: { text: m.first_run_email, page: '/user/settings#email' },
  CITY: { text: m.first_run_city, page: '/admin/cities/_all' },
  OFFER: { text: m.first_run_offer, page: '/admin/cities/_all' },
  PHOTO: { text: m.first_run_photo, page: '/admin/cities/_all' },
  TEST_BOOKING: { text: m.first_run_test_booking, page: '/admin/payments' },
}

/**
 * What an owner does before the first devotee pays. The state is read anew each time, so that the owner can leave and continue
 * later.
 */
export default function FirstRun({ steps, waiting }: { steps: Steps; waiting: number }) {
  const t = useTranslate()
  const [isClosed, setClosed] = useState(false)
  const done = steps.filter(({ isDone }) => isDone).length
  const isFinished = done === steps.length
  if (isClosed) return null
  if (isFinished)
    return (
      <section aria-labelledby="first-run" className="card grid gap-3">
        <h2 id="first-run" className="text-2xl">
          {t(m.first_run_all_title)}
        </h2>
        <p>{t(m.first_run_all_text)}</p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink to="/landing">{t(m.first_run_see_site)}</TextLink>
          <TextLink to="/admin/people">{t(m.first_run_people)}</TextLink>
          <TextLink to="/admin/staff">{t(m.first_run_staff)}</TextLink>
        </p>
        <Button
          kind="second"
          className="justify-self-start"
          onClick={() => {
            setClosed(true)
            // If this fails, the list is back at the next visit.
            void unwrap(api.admin['first-run'].$delete({ json: {} })).catch(() => null)
          }}
        >
          {t(m.common_close)}
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="first-run" className="card grid gap-3">
      <h2 id="first-run" className="text-2xl">
        {t(m.first_run_title)}
      </h2>
      <Lamps of={steps.length} lit={done} className="gap-x-2" />
      <p>
        {t(m.first_run_progress, { done: String(done), all: String(steps.length) })} {t(m.first_run_text)}
      </p>
      <ol className="grid gap-1">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="flex items-baseline gap-2">
            <span aria-hidden className={isDone ? 'font-bold text-tulsi' : 'text-quiet'}>
              {isDone ? '✓' : '○'}
            </span>
            <span>
              {step === 'TEST_BOOKING' && !waiting ? (
                <b>{t(words[step].text)}</b>
              ) : (
                <TextLink to={words[step].page}>{t(words[step].text)}</TextLink>
              )}
              <span className={isDone ? 'text-quiet' : 'sr-only'}>
                {' '}
                ({t(isDone ? m.first_run_done : m.first_run_open)})
              </span>
              {step === 'TEST_BOOKING' && !isDone && (
                <span className="block">
                  {t(m.first_run_test_how, { address: `${location.origin}/`, button: t(m.first_run_test) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Suspense>
        <ImportLink />
      </Suspense>
    </section>
  )
}
