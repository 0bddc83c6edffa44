import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { FiledMonth } from '../../../contract/desk/accounts.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useDay } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { ReasonField } from '../parts/reason-field.tsx'

type Props = { month: string; filed: FiledMonth | undefined; isForOwner: boolean }

/** Who marked a past month as filed and when; the owner sets the mark and takes it back. */
export function FiledMark({ month, filed, isForOwner }: Props) {
  const t = useTranslate()
  const day = useDay()
  if (!filed) return isForOwner && <FileForm month={month} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-bold">{t(m.accounts_filed_on, { name: filed.by, date: day(filed.filedOn) })}</p>
      {isForOwner && (
        <Dialog opener={t(m.accounts_filed_undo)} title={t(m.accounts_filed_undo_title)}>
          <UndoForm month={month} />
        </Dialog>
      )}
    </div>
  )
}

function FileForm({ month }: { month: string }) {
  const t = useTranslate()
  const filing = useMutation({
    call: () => unwrap(api.admin.accounts.filed.$post({ json: { month } })),
    saved: m.accounts_filed_saved,
    fallback: m.common_update_failed,
  })
  return (
    <AjaxForm onSend={() => filing.run()}>
      <p className="max-w-[75ch] text-quiet">{t(m.accounts_filed_text)}</p>
      <FormError text={filing.errorBeside()} advice={filing.advice} />
      <Button type="submit" kind="second" busy={filing.busy} className="justify-self-start">
        {t(m.accounts_filed)}
      </Button>
    </AjaxForm>
  )
}

function UndoForm({ month }: { month: string }) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const undoing = useMutation({
    call: () => unwrap(api.admin.accounts.filed.$post({ json: { month, undo: reason.trim() } })),
    saved: m.accounts_filed_undone,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
  })
  return (
    <AjaxForm onSend={() => undoing.run()}>
      <ReasonField value={reason} onType={setReason} error={undoing.issueOf('undo')} />
      <FormError text={undoing.errorBeside('undo')} advice={undoing.advice} />
      <DialogActions send={t(m.accounts_filed_undo)} busy={undoing.busy} keep={t(m.accounts_filed_keep)} />
    </AjaxForm>
  )
}
