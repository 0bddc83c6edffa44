import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

/** Marks the booking with which an owner has tried the site as a test. */
export default function MarkTest({ id, onDone }: { id: string; onDone?: () => void }) {
  const t = useTranslate()
  return (
    <Dialog opener={t(m.first_run_test)} title={t(m.first_run_test_title)}>
      <MarkForm id={id} onDone={onDone} />
    </Dialog>
  )
}

function MarkForm({ id, onDone }: { id: string; onDone: (() => void) | undefined }) {
  const t = useTranslate()
  const close = useCloseDialog()
  const marking = useMutation({
    call: () => unwrap(api.admin['first-run'].test.$post({ json: { id } })),
    saved: m.first_run_test_saved,
    fallback: m.common_update_failed,
    done: () => {
      close()
      onDone?.()
    },
    reloadsAfterConflict: true,
  })
  return (
    <AjaxForm onSend={() => marking.run()}>
      <p>{t(m.first_run_test_text)}</p>
      <FormError text={marking.errorBeside()} advice={marking.advice} />
      <DialogActions send={t(m.first_run_test)} busy={marking.busy} keep={t(m.desk_keep)} />
    </AjaxForm>
  )
}
