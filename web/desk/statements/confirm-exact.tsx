import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { StatementAtDesk } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { useNumbersWhile } from '../parts/today-numbers.ts'

/** Confirms the payments of all exact rows with one press. The server continues even if the page is closed. */
export function ConfirmExact({ statement: { id, toVerify, job } }: { statement: StatementAtDesk }) {
  const t = useTranslate()
  const [skipped, setSkipped] = useState(0)
  const confirming = useMutation({
    call: () => unwrap(api.statements[':id'].verify.$post({ param: { id }, json: {} })),
    done: ({ data }) => {
      if ('running' in data) return
      setSkipped(data.skipped.length)
      if (data.verified > 0) showToast('success', t(m.statement_confirmed, { count: data.verified }))
    },
    fallback: m.statement_confirm_failed,
  })
  useNumbersWhile(confirming.busy)
  return (
    <div className="grid gap-3">
      {job && job.left > 0 && !confirming.busy && (
        <p className="font-bold">{t(m.statement_stopped, { done: job.verified, all: job.verified + job.left })}</p>
      )}
      <Button busy={confirming.busy} className="justify-self-start" onClick={() => confirming.run()}>
        {toVerify === 1 ? t(m.statement_confirm_one) : t(m.statement_confirm_all, { count: toVerify })}
      </Button>
      <div role="status">
        {!confirming.busy && skipped > 0 && <p className="font-bold">{t(m.statement_skipped, { count: skipped })}</p>}
      </div>
      <FormError text={confirming.error} advice={confirming.advice} />
    </div>
  )
}
