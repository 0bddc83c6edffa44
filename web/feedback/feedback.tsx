import { unwrap } from '../../contract/client.ts'
import type { Feedback as Item } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/feedback'
import { api } from '../api.ts'
import { LoginForm } from '../auth/login-form.tsx'
import { langOf, useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { useLoadMore } from '../ui/load-more.tsx'
import { useDay } from '../ui/format.ts'
import { pageFailure } from '../ui/page-failure.tsx'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { answerFeedback } from './feedback-action.ts'
import { FeedbackForm } from './feedback-form.tsx'
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
  return (
    <Page gap={6}>
      <h1>{t(m.feedback_title)}</h1>
      <OwnFeedback sent={actionData} />
      {items.length === 0 && <p>{t(m.feedback_none)}</p>}
      <ul className="grid gap-4">
        {items.map((item) => (
          <FeedbackItem key={item.id} item={item} />
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

function FeedbackItem({ item }: { item: Item }) {
  const t = useTranslate()
  const day = useDay()
  const session = useSession()
  const removing = useMutation({
    call: () => unwrap(api.feedback.id[':id'].$delete({ param: { id: item.id } })),
    saved: m.feedback_deleted,
    sentence: m.feedback_delete_failed,
  })
  const mayDelete = session && (session.user.role === 'ADMIN' || session.user.id === item.User.id)
  return (
    <li className="ledger grid gap-1">
      {item.example && <p className="font-bold">{t(m.feedback_example)}</p>}
      <p role="img" aria-label={t(m.feedback_stars, { count: String(item.rating) })} className="text-xl text-kumkum">
        {'★'.repeat(item.rating)}
        {'☆'.repeat(5 - item.rating)}
      </p>
      <p lang={langOf(item.text)} className="whitespace-pre-line">
        {item.text}
      </p>
      <p className="text-quiet">
        <span lang={langOf(item.User.name)}>{item.User.name}</span>, {day(item.createdAt)}
      </p>
      {mayDelete && (
        <Button kind="quiet" className="justify-self-start" busy={removing.busy} onClick={() => removing.run()}>
          {t(m.feedback_delete_feedback)}
        </Button>
      )}
    </li>
  )
}
