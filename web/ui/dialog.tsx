import { createContext, type ReactNode, use, useCallback, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'

const CloseContext = createContext(() => {})

/** Closes the dialog around a component. */
export const useCloseDialog = (): (() => void) => use(CloseContext)

type Props = {
  /** The text of the button that opens it. */
  opener: string
  title: string
  /** Moves the focus to the title, so that the text before the first field is read first. */
  startsAtTitle?: boolean
  children: ReactNode
}

/** A button and the dialog that it opens. The content of the dialog is reset when it closes. */
export function Dialog({ opener, title, startsAtTitle = false, children }: Props) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [timesClosed, setTimesClosed] = useState(0)
  const close = useCallback(() => dialog.current?.close(), [])
  const open = () => {
    dialog.current?.showModal()
    if (startsAtTitle) dialog.current?.querySelector('h2')?.focus()
  }
  return (
    <>
      <Button kind="second" className="justify-self-start" onClick={open}>
        {opener}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="card m-auto w-full max-w-md text-ink"
        onClose={() => setTimesClosed(timesClosed + 1)}
      >
        <div key={timesClosed} className="grid gap-4">
          <h2 id={heading} tabIndex={startsAtTitle ? -1 : undefined}>
            {title}
          </h2>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      </dialog>
    </>
  )
}

/** The two buttons of a dialog: one sends, the other closes. */
export function DialogActions({ send, busy, keep }: { send: string; busy: boolean; keep: string }) {
  const close = useCloseDialog()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      <Button kind="second" onClick={close}>
        {keep}
      </Button>
    </div>
  )
}
