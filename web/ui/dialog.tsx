import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

const CloseContext = createContext(() => {})

/** Closes the dialog around a component. */
export const useCloseDialog = (): (() => void) => use(CloseContext)

type Props = {
  /** The text of the button that opens it. */
  opener: string
  title: string
  startsAtTitle?: boolean
  children: ReactNode
}

/** A button and the dialog that it opens. The content of the dialog is reset when it closes. */
export function Dialog({ opener, title, startsAtTitle, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button kind="second" className="justify-self-start" onClick={() => setOpen(true)}>
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
  /** Runs instead of closing the dialog around it. */
  onKeep?: () => void
}

/** The two buttons of a dialog, in sight also of a long one: one sends, the other closes. */
export function DialogActions({ send, busy, keep, onKeep }: ActionsProps) {
  const close = useCloseDialog()
  return (
    <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap gap-3 bg-card px-4 pt-2 pb-4 shadow-[0_-0.75rem_0.75rem_var(--card)]">
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      <Button kind="second" onClick={onKeep ?? close}>
        {keep}
      </Button>
    </div>
  )
}
