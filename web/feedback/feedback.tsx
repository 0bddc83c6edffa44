import { useRevalidator } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import type { Feedback as Item } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/feedback'
import { api } from '../api.ts'
import { langOf, useSay } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useGrowingList } from '../ui/load-more.tsx'
import { useDay } from '../ui/format.ts'
import { listedPage } from '../ui/page-meta.ts'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { feedbackFound } from './feedback-seo.ts'

export const meta = listedPage(
  (locale) => ({ path: '/feedback', title: m.title_feedback({}, { locale }) }),
  import.meta.env.SSR && feedbackFound,
)

export const loader = ({ context }: Route.LoaderArgs) =>
  unwrap(apiOf(context.get(pageContext)).feedback.$get({ query: {} }))

export default function Feedback({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const session = useSession()
  const { items, more } = useGrowingList(loaderData, (cursor) => unwrap(api.feedback.$get({ query: { cursor } })))
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8">
      <h1>{say(m.feedback_title)}</h1>
      {session ? (
        <FeedbackForm />
      ) : (
        <ButtonLink className="justify-self-start" kind="second" to="/auth/login?next=%2Ffeedback">
          {say(m.feedback_login)}
        </ButtonLink>
      )}
      {items.length === 0 && <p>{say(m.feedback_none)}</p>}
      <ul className="grid gap-4">
        {items.map((item) => (
          <FeedbackItem key={item.id} item={item} />
        ))}
      </ul>
      {more}
    </main>
  )
}

function FeedbackItem({ item }: { item: Item }) {
  const say = useSay()
  const day = useDay()
  const session = useSession()
  const { revalidate } = useRevalidator()
  const task = useTask()
  const mayDelete = session && (session.user.role === 'ADMIN' || session.user.id === item.User.id)
  const remove = () =>
    task.run(async () => {
      const { message } = await unwrap(api.feedback.id[':id'].$delete({ param: { id: item.id } }))
      showToast('success', message ?? say(m.feedback_deleted))
      await revalidate()
    })
  return (
    <li className="ledger grid gap-1">
      <p role="img" aria-label={say(m.stars, { count: String(item.rating) })} className="text-xl text-kumkum">
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
        <Button kind="quiet" className="justify-self-start" busy={task.busy} onClick={() => void remove()}>
          {say(m.delete_feedback)}
        </Button>
      )}
    </li>
  )
}
