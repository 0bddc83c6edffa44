import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { showToast } from '../toast/toast.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

/** Takes back all that an import has confirmed: so many payments. */
export function UndoImport({ id, count }: { id: string; count: number }) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const undoing = useMutation({
    call: () => unwrap(api.statements[':id'].undo.$post({ param: { id }, json: {} })),
    done: ({ data }) => {
      if ('running' in data) return
      if (data.kept === undefined) showToast('success', t(m.statement_undo_done))
      else showToast('error', t(m.statement_undo_kept, { count: data.kept }))
    },
    fallback: m.statement_undo_failed,
  })
  return (
    <div className="grid max-w-md gap-2 justify-items-start sm:justify-items-end">
      <Button kind="second" className="max-sm:px-2" busy={undoing.busy} onClick={() => setAsks(true)}>
        {t(m.statement_undo)}
      </Button>
      <div role="status" className="grid gap-1 empty:hidden">
        {undoing.busy && (
          <>
            <p>{t(m.statement_undoing, { count })}</p>
            <progress aria-label={t(m.statement_undo)} className="h-2 w-full accent-river" />
          </>
        )}
      </div>
      <FormError text={undoing.error} advice={undoing.advice} />
      {asks && (
        <AskDialog
          title={t(m.statement_undo)}
          text={`${t(m.statement_undo_count, { count })} ${t(m.statement_undo_text)}`}
          yes={t(m.statement_undo)}
          no={t(m.admin_ask_stop)}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            undoing.run()
          }}
        />
      )}
    </div>
  )
}
