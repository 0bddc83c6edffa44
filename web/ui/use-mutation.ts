import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { errorMessage, isUnexplained, type Message, messageOnly } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { onLogin } from '../session/login-again.ts'
import { endSaidToasts, showToast } from '../toast/toast.tsx'
import type { RefusedForm } from './form-action.ts'

type Options<Input, Answer> = {
  /** Why the form was refused that the page itself answers, because no script sent it. */
  refused?: RefusedForm
  call: (input: Input) => Promise<Answer>
  /** The toast after a success without a message from the server. Without this option a success shows no toast. */
  saved?: Message
  /** Runs after a success, before the data of the page is loaded again. */
  done?: (answer: Answer) => void | Promise<void>
  /** Runs after a failure, before it is shown. */
  failed?: (error: unknown) => void
  /** False if a success changes none of the data of the page. */
  reloads?: boolean
  /** True if a conflict (409) means that the shown data has changed and must be loaded again. */
  reloadsAfterConflict?: boolean
  /** The toast after a failure without a message from the server (specification, section 8). */
  fallback?: Message
  /** The text in the page after such a failure, if the specification has a second one. */
  fallbackInPage?: Message
  /** What to do after a failure that has no explanation of its own; a sentence beside the text in the page. */
  advice?: Message<{ phone: string }>
  /** Puts the text of a failure into a sentence, for the toast and the page. */
  sentence?: Message<{ message: string }>
}
export type Failure = {
  text: string
  advice?: string
  issues: ApiError['issues']
  /** The server refused what was sent; else it may be right, and only did not arrive. */
  isRefusal: boolean
  /** The page itself came with it, because no script sent the form. */
  isFromServer: boolean
}

/**
 * Every page saves by this hook. It runs one call at a time and ignores a second press. A failure is shown as a toast, unless the
 * page says the same, and is available as `error` and, by field, from `issueOf`.
 */
export function useMutation<Input = void, Answer = unknown>({
  refused,
  call,
  saved,
  done,
  failed,
  reloads = true,
  reloadsAfterConflict = false,
  fallback,
  fallbackInPage = fallback,
  advice = m.common_failed_next,
  sentence = messageOnly,
}: Options<Input, Answer>) {
  const t = useTranslate()
  const care = useCare()
  const { revalidate } = useRevalidator()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(() =>
    refused ? { text: t(sentence, refused), issues: refused.issues, isRefusal: true, isFromServer: true } : null,
  )

  // It may say that a login is needed.
  useEffect(() => onLogin('done', () => setFailure(null)), [])

  async function send(input: Input): Promise<void> {
    const answer = await call(input)
    const following = done?.(answer)
    if (saved) showToast('success', messageOf(answer) ?? t(saved))
    await following
    if (reloads) await revalidate()
  }

  async function show(error: unknown): Promise<void> {
    failed?.(error)
    if (reloadsAfterConflict && error instanceof ApiError && error.status === 409) await revalidate()
    const text = t(sentence, { message: errorMessage(error, fallbackInPage) })
    const issues = error instanceof ApiError ? error.issues : []
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    setFailure({
      text,
      issues,
      isRefusal,
      isFromServer: false,
      ...(isUnexplained(error) && { advice: t(advice, care) }),
    })
    showToast('error', t(sentence, { message: errorMessage(error, fallback) }))
    await rendered()
    endSaidToasts()
  }

  async function runOnce(input: Input): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(input).catch(show)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  // An entry of a list counts for the field of the list.
  const issueOf = (name: string) =>
    failure?.issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  return {
    run: (input: Input) => void runOnce(input),
    busy,
    failure,
    error: failure?.text,
    advice: failure?.advice,
    issueOf,
    /** The text of the failure, unless one of these fields has an issue of its own. */
    errorBeside: (...paths: string[]) => (paths.some(issueOf) ? undefined : failure?.text),
    clear: () => setFailure(null),
  }
}

/** A change of state is rendered in a microtask. */
async function rendered(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await Promise.resolve()
}

export type Mutation<Input> = ReturnType<typeof useMutation<Input>>

const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined
