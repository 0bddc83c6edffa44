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
  /** Why the API refused the form that this page answers, because the form was sent without scripts. */
  refused?: RefusedForm
  call: (input: Input) => Promise<Answer>
  /** The toast after a success without a message from the server. Without this option a success shows no toast. */
  saved?: Message
  /** Runs after a success, before the data of the page is loaded again. */
  done?: (answer: Answer) => void | Promise<void>
  /** Runs after a failure, before it is shown. */
  failed?: (error: unknown) => void
  /** False if a success changes no data of the page. */
  reloads?: boolean
  /** True if a conflict (409) means that the shown data has changed and must be loaded again. */
  reloadsAfterConflict?: boolean
  /** The toast after a failure without a message from the server (specification, section 8). */
  fallback?: Message
  /** The text in the page after such a failure, if the specification has a second text. */
  fallbackInPage?: Message
  /** What to do after a failure without an explanation of its own; a sentence beside the text in the page. */
  advice?: Message<{ phone: string }>
  /** Puts the text of a failure into a sentence, for the toast and the page. */
  sentence?: Message<{ message: string }>
}
export type Failure = {
  text: string
  advice?: string
  issues: ApiError['issues']
  /** True if the server refused the input; false if the input may be right and only did not reach the server. */
  isRefusal: boolean
  /** True if the failure came with the page, because the form was sent without scripts. */
  isFromServer: boolean
}

/**
 * Every page saves with this hook. It runs one call at a time and ignores a second press. A failure is shown as a toast, unless the
 * page shows the same text, and is available as `error` and, by field, from `issueOf`.
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

  // The failure may say that a login is needed, which is now done.
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

  // An error in an entry of a list belongs to the field of the list.
  const issueOf = (name: string) =>
    failure?.issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  return {
    run: (input: Input) => void runOnce(input),
    busy,
    failure,
    error: failure?.text,
    advice: failure?.advice,
    issueOf,
    /** The text of the failure, unless one of these fields has its own error. */
    errorBeside: (...paths: string[]) => (paths.some(issueOf) ? undefined : failure?.text),
    clear: () => setFailure(null),
  }
}

/** Waits for the rendering, because a change of state is rendered in a microtask. */
async function rendered(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await Promise.resolve()
}

export type Mutation<Input> = ReturnType<typeof useMutation<Input>>

const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined
