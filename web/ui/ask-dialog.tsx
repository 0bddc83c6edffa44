import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type Props = { title: string; text: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** A question before something happens; Escape is the answer `no`. It is open as long as it is rendered. */
export function AskDialog({ title, text, yes, no, onYes, onNo }: Props) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it goes away, it gives the focus back.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="card m-auto w-full max-w-md text-ink"
      onCancel={(event) => {
        event.preventDefault()
        onNo()
      }}
    >
      <div className="grid gap-4">
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="second" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </div>
      </div>
    </dialog>
  )
}
