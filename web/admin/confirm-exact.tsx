import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { StatementAtDesk } from '../../contract/statement-desk.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { showToast } from '../toast/toast.tsx'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { linesAfter } from './statement-lists.ts'

/** Many payments take minutes: they are sent in at most so many parts, so that the progress moves. */
const PARTS = 20
const SMALLEST_PART = 25

type Result = { done: number; verified: number; skipped: number }

async function unverifiedLines(id: string): Promise<number[]> {
  const lines: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await linesAfter(id, 'EXACT', cursor)
    lines.push(...page.data.flatMap(({ line, verified }) => (verified ? [] : line)))
    cursor = page.nextCursor
  }
  return lines
}

/** Confirms the payments of all exact rows: one act for the operator. */
export function ConfirmExact({ statement: { id, toVerify } }: { statement: StatementAtDesk }) {
  const t = useTranslate()
  const [result, setResult] = useState<Result | null>(null)
  const confirming = useMutation({
    call: async () => {
      const lines = await unverifiedLines(id)
      const size = Math.max(SMALLEST_PART, Math.ceil(lines.length / PARTS))
      let sum: Result = { done: 0, verified: 0, skipped: 0 }
      for (let at = 0; at < lines.length; at += size) {
        const part = lines.slice(at, at + size)
        const { data } = await unwrap(api.statements[':id'].verify.$post({ param: { id }, json: { lines: part } }))
        sum = {
          done: sum.done + part.length,
          verified: sum.verified + data.verified,
          skipped: sum.skipped + data.skipped.length,
        }
        setResult(sum)
      }
      return sum
    },
    done: ({ verified }) => {
      if (verified > 0) showToast('success', t(m.statement_confirmed, { count: verified }))
    },
    fallback: m.statement_confirm_failed,
  })

  const label = toVerify === 1 ? t(m.statement_confirm_one) : t(m.statement_confirm_all, { count: toVerify })
  return (
    <div className="grid gap-3">
      <Button busy={confirming.busy} className="justify-self-start" onClick={() => confirming.run()}>
        {label}
      </Button>
      {confirming.busy && (
        <progress aria-label={label} max={toVerify} value={result?.done ?? 0} className="h-2 w-full accent-river" />
      )}
      <div role="status">
        {confirming.busy && <p>{t(m.statement_confirming, { done: result?.done ?? 0, all: toVerify })}</p>}
        {!confirming.busy && result !== null && result.skipped > 0 && (
          <p className="font-bold">{t(m.statement_skipped, { count: result.skipped })}</p>
        )}
      </div>
      <FormError role="alert" text={confirming.error} advice={confirming.advice} />
    </div>
  )
}
