import { useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { errorMessage } from '../api.ts'
import { showToast } from './toast.tsx'

type Message = Parameters<typeof errorMessage>[1]

/**
 * Runs one thing at a time: while it is under way a second press does nothing. A failure is shown as a toast and kept
 * as `error`, with `issues` by field.
 */
export function useMutation(fallback?: Message) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ text: string; issues: ApiError['issues'] } | null>(null)

  async function run(task: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await task()
    } catch (error) {
      const text = errorMessage(error, fallback)
      setFailure({ text, issues: error instanceof ApiError ? error.issues : [] })
      showToast('error', text)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    run,
    busy,
    error: failure?.text,
    issueOf: (path: string) => failure?.issues.find((issue) => issue.path === path)?.message,
    clear: () => setFailure(null),
  }
}
