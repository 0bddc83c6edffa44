import { lazy, Suspense, useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { Feedback as FeedbackOut } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/feedback'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { Select } from '../ui/field.tsx'
import { useLoadMore } from '../ui/load-more.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { answerFeedback } from './feedback-action.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { DeletedItem, FeedbackItem } from './feedback-item.tsx'
import { feedbackSeo } from './feedback-seo.ts'
import { FeedbackSummary } from './feedback-summary.tsx'
import { ratingText } from './rating-text.ts'

// Only people who send feedback without scripts and without a login load it.
const LoginForm = lazy(async () => ({ default: (await import('../auth/login-form.tsx')).LoginForm }))

export const meta = indexedMeta(
  (locale) => ({ path: '/feedback', title: m.feedback_page_title({}, { locale }) }),
  import.meta.env.SSR && feedbackSeo,
)

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const client = apiOf(page)
  const [list, rating] = await Promise.all([
    readForPage(unwrap(client.feedback.$get({ query: {} }))),
    readForPage(unwrap(client.feedback.rating.$get())),
  ])
  return { ...list, summary: { ...rating.data, words: ratingText(rating.data, page.language) } }
}

export const action = (sent: Route.ActionArgs) => answerFeedback(sent)

export const ErrorBoundary = pageFailure({ sentence: m.feedback_list_failed })

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { items, more } = useLoadMore(loaderData, (cursor) => unwrap(api.feedback.$get({ query: { cursor } })), {
    sentence: m.feedback_list_failed,
  })
  const [language, setLanguage] = useState('')
  const [deleted, setDeleted] = useState<readonly FeedbackOut[]>([])
  const gone = deleted.filter(({ id }) => !items.some((item) => item.id === id))
  // The order of their ids is the order of their times.
  const all = [...items, ...gone].toSorted((one, other) => other.id.localeCompare(one.id))
  const shown = all.filter(({ text }) => language === '' || (langOf(text) ?? 'en') === language)
  // This state is not in the item, which disappears when its deletion is undone.
  const restoring = useMutation({
    call: (id: string) => unwrap(api.feedback.id[':id'].restore.$post({ param: { id }, json: {} })),
    saved: m.feedback_restored,
    sentence: m.feedback_restore_failed,
  })
  return (
    <Page width="table" gap={6}>
      <h1>{t(m.feedback_title)}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <FeedbackSummary {...loaderData.summary} />
          <OwnFeedback sent={actionData} />
        </div>
        <div className="grid gap-4">
          {all.length === 0 ? (
            <p>{t(m.feedback_none)}</p>
          ) : (
            <Select
              label={t(m.feedback_filter)}
              value={language}
              choices={[{ value: '', text: t(m.feedback_filter_all) }, ...languageChoices]}
              onChoose={setLanguage}
            />
          )}
          {all.length > 0 && shown.length === 0 && <p role="status">{t(m.feedback_filter_none)}</p>}
          <ul className="grid gap-4">
            {shown.map((item) =>
              gone.includes(item) ? (
                <DeletedItem key={item.id} onUndo={() => restoring.run(item.id)} />
              ) : (
                <FeedbackItem key={item.id} item={item} onDeleted={() => setDeleted([...gone, item])} />
              ),
            )}
          </ul>
          {more}
        </div>
      </div>
    </Page>
  )
}

const languageChoices = [
  { value: 'en', text: 'English' },
  { value: 'hi', text: 'हिन्दी' },
]

/** The form; for feedback that was sent without scripts, the login that it needs. */
function OwnFeedback({ sent }: { sent: Route.ComponentProps['actionData'] }) {
  const session = useSession()
  if (!sent || 'refused' in sent) return <FeedbackForm refused={sent?.refused} />
  if (session) return <FeedbackForm sentEarly={sent.draft} />
  return (
    <div className="card grid gap-4">
      <Suspense>
        <LoginForm draft={sent.draft} />
      </Suspense>
    </div>
  )
}
