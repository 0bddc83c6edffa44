import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { useNumbersWhile } from '../parts/today-numbers.ts'

/** Takes back all verifications of an import, after a question that says how many payments these are now. */
export function UndoImport({ id }: { id: string }) {
  const t = useTranslate()
  const [count, setCount] = useState<number | null>(null)
  const counting = useMutation({
    call: () => unwrap(api.statements[':id'].$get({ param: { id } })),
    done: ({ data }) => setCount(data.verified),
    fallback: m.statement_undo_failed,
  })
  const undoing = useMutation({
    call: () => unwrap(api.statements[':id'].undo.$post({ param: { id }, json: {} })),
    done: ({ data }) => {
      if ('running' in data) return
      if (data.kept === undefined) showToast('success', t(m.statement_undo_done))
      else showToast('error', t(m.statement_undo_kept, { count: data.kept }))
    },
    fallback: m.statement_undo_failed,
  })
  useNumbersWhile(undoing.busy)
  return (
    <div className="grid max-w-md gap-2 justify-items-start sm:justify-items-end">
      <Button kind="second" className="max-sm:px-2" busy={counting.busy || undoing.busy} onClick={() => counting.run()}>
        {t(m.statement_undo)}
      </Button>
      <FormError text={undoing.error ?? counting.error} advice={undoing.advice ?? counting.advice} />
      {count !== null && (
        <AskDialog
          title={t(m.statement_undo)}
          text={`${t(m.statement_undo_count, { count })} ${t(m.statement_undo_text)}`}
          yes={t(m.statement_undo)}
          no={t(m.desk_ask_stop)}
          onNo={() => setCount(null)}
          onYes={() => {
            setCount(null)
            undoing.run()
          }}
        />
      )}
    </div>
  )
}
