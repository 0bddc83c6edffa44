import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/feedback'
import { api } from '../api.ts'
import { LoginForm } from '../auth/login-form.tsx'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { useLoadMore } from '../ui/load-more.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { answerFeedback } from './feedback-action.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackItem } from './feedback-item.tsx'
import { feedbackSeo } from './feedback-seo.ts'

export const meta = indexedMeta(
  (locale) => ({ path: '/feedback', title: m.feedback_page_title({}, { locale }) }),
  import.meta.env.SSR && feedbackSeo,
)

export const loader = ({ context }: Route.LoaderArgs) =>
  readForPage(unwrap(apiOf(context.get(pageContext)).feedback.$get({ query: {} })))

export const action = (sent: Route.ActionArgs) => answerFeedback(sent)

export const ErrorBoundary = pageFailure({ sentence: m.feedback_list_failed })

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { items, more } = useLoadMore(loaderData, (cursor) => unwrap(api.feedback.$get({ query: { cursor } })), {
    sentence: m.feedback_list_failed,
  })
  // Not in the item, which is gone when its deletion is undone.
  const restoring = useMutation({
    call: (id: string) => unwrap(api.feedback.id[':id'].restore.$post({ param: { id }, json: {} })),
    saved: m.feedback_restored,
    sentence: m.feedback_restore_failed,
  })
  return (
    <Page gap={6}>
      <h1>{t(m.feedback_title)}</h1>
      <OwnFeedback sent={actionData} />
      {items.length === 0 && <p>{t(m.feedback_none)}</p>}
      <ul className="grid gap-4">
        {items.map((item) => (
          <FeedbackItem key={item.id} item={item} onUndo={() => restoring.run(item.id)} />
        ))}
      </ul>
      {more}
    </Page>
  )
}

/** The form, or, for feedback that no script sent, the login that it needs. */
function OwnFeedback({ sent }: { sent: Route.ComponentProps['actionData'] }) {
  const session = useSession()
  if (!sent || 'refused' in sent) return <FeedbackForm refused={sent?.refused} />
  if (session) return <FeedbackForm sentEarly={sent.draft} />
  return (
    <div className="card grid gap-4">
      <LoginForm draft={sent.draft} />
    </div>
  )
}
