import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { Modal } from '../ui/modal.tsx'
import { useUnsavedEdits } from '../ui/unsaved-edits.tsx'
import { SankalpForm, type SankalpFormProps } from './sankalp-form.tsx'

type Props = Omit<SankalpFormProps, 'edits' | 'children'> & { onClose: () => void }

/** The form as a part of a page. It asks before a text that is not saved is lost. */
export function SankalpEditor({ takesFocus, onClose, ...props }: Props & { takesFocus: boolean }) {
  const t = useTranslate()
  const edits = useUnsavedEdits()
  const { form } = edits
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus()
  }, [takesFocus, form])
  return (
    <SankalpForm {...props} edits={edits}>
      {(busy) => (
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          <Button type="submit" kind="second" busy={busy}>
            {t(m.common_save)}
          </Button>
          <Button kind="quiet" onClick={() => edits.askBefore(onClose)}>
            {t(m.sankalp_close)}
          </Button>
        </div>
      )}
    </SankalpForm>
  )
}

/** The form in a dialog, for a page that already contains another form. */
export function SankalpDialog({ onClose, ...props }: Props) {
  const t = useTranslate()
  const edits = useUnsavedEdits()
  const dismiss = () => edits.askBefore(onClose)
  return (
    <Modal title={t(m.sankalp_title)} onDismiss={dismiss}>
      <SankalpForm {...props} edits={edits}>
        {(busy) => <DialogActions send={t(m.common_save)} busy={busy} keep={t(m.sankalp_close)} onKeep={dismiss} />}
      </SankalpForm>
    </Modal>
  )
}
