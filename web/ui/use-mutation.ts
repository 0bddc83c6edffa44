import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { asItIs, errorMessage, type Message } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { showToast } from '../toast/toast.tsx'

type Options<Input, Answer> = {
  call: (input: Input) => Promise<Answer>
  /** The toast after a success for which the server has no message; without it a success shows no toast. */
  saved?: Message
  /** Runs after a success, before the page's data are loaded again. */
  done?: (answer: Answer) => void | Promise<void>
  /** Runs after a failure, before it is shown. */
  failed?: (error: unknown) => void
  /** False where a success changes nothing that this page has loaded. */
  reloads?: boolean
  /** True where a conflict (409) means that what was agreed to has changed meanwhile, and is to be shown again. */
  reloadsAfterConflict?: boolean
  /** The toast after a failure for which the server has no message (specification, section 8). */
  fallback?: Message
  /** What the page itself says of such a failure, where the specification has a second text for it. */
  fallbackInPage?: Message
  /** Puts the text of a failure into a sentence, in the toast and in the page. */
  sentence?: Message<{ message: string }>
}
type Failure = { text: string; issues: ApiError['issues'] }

/**
 * The one way to save from a page. It runs one call at a time: while one is under way a second press does nothing. A
 * failure is shown as a toast and kept as `error`, and by field for `issueOf`.
 */
export function useMutation<Input = void, Answer = unknown>({
  call,
  saved,
  done,
  failed,
  reloads = true,
  reloadsAfterConflict = false,
  fallback,
  fallbackInPage = fallback,
  sentence = asItIs,
}: Options<Input, Answer>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

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
    setFailure({ text, issues: error instanceof ApiError ? error.issues : [] })
    showToast('error', t(sentence, { message: errorMessage(error, fallback) }))
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

  const issueOf = (path: string) => failure?.issues.find((issue) => issue.path === path)?.message
  return {
    run: (input: Input) => void runOnce(input),
    busy,
    error: failure?.text,
    issueOf,
    /** The failure as a whole, unless one of these fields says it. */
    errorBeside: (...paths: string[]) => (paths.some(issueOf) ? undefined : failure?.text),
    clear: () => setFailure(null),
  }
}

export type Mutation<Input> = ReturnType<typeof useMutation<Input>>

const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined
