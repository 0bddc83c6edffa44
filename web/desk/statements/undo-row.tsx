import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

/** Takes back the verification that one row has caused. */
export function UndoRow({ statementId, line }: { statementId: string; line: number }) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const undoing = useMutation({
    call: () => unwrap(api.statements[':id'].undo.$post({ param: { id: statementId }, json: { lines: [line] } })),
    saved: m.statement_row_undone,
    fallback: m.statement_undo_failed,
  })
  return (
    <>
      <Button kind="quiet" busy={undoing.busy} onClick={() => setAsks(true)}>
        {t(m.statement_row_undo)}
      </Button>
      <FormError text={undoing.error} advice={undoing.advice} />
      {asks && (
        <AskDialog
          title={t(m.statement_row_undo)}
          text={t(m.statement_row_undo_text)}
          yes={t(m.statement_row_undo)}
          no={t(m.desk_ask_stop)}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            undoing.run()
          }}
        />
      )}
    </>
  )
}
