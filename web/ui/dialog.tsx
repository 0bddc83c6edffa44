import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Button } from './button.tsx'
import { Modal, sheetActions } from './modal.tsx'

const CloseContext = createContext(() => {})

/** Closes the dialog around a component. */
export const useCloseDialog = (): (() => void) => use(CloseContext)

type Props = {
  /** The text of the button that opens it. */
  opener: string
  title: string
  startsAtTitle?: boolean
  /** The act cannot be undone. */
  isDangerous?: boolean
  children: ReactNode
}

/** A button and the dialog that it opens. The content of the dialog is reset when it closes. */
export function Dialog({ opener, title, startsAtTitle, isDangerous = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button kind={isDangerous ? 'danger' : 'second'} className="justify-self-start" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {isOpen && (
        <Modal title={title} startsAtTitle={startsAtTitle} onDismiss={close}>
          <CloseContext value={close}>{children}</CloseContext>
        </Modal>
      )}
    </>
  )
}

type ActionsProps = {
  send: string
  busy: boolean
  keep: string
  /** The act cannot be undone. */
  isDangerous?: boolean
  /** Runs instead of closing the dialog. */
  onKeep?: () => void
}

/** The two buttons of a dialog: one sends, the other closes. They stay visible in a long dialog, too. */
export function DialogActions({ send, busy, keep, isDangerous = false, onKeep }: ActionsProps) {
  const close = useCloseDialog()
  return (
    <div className={sheetActions}>
      <Button type="submit" kind={isDangerous ? 'danger' : 'main'} busy={busy}>
        {send}
      </Button>
      <Button kind="second" onClick={onKeep ?? close}>
        {keep}
      </Button>
    </div>
  )
}
