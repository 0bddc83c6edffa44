import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from './button.tsx'

type Props = {
  dialog: RefObject<HTMLDialogElement | null>
  /** What stands on the button that opens it. */
  opens: string
  title: string
  onClosed: () => void
  children: ReactNode
}

/** A question before something is done that others will be told of. What was typed is forgotten when it closes. */
export function ConfirmDialog({ dialog, opens, title, onClosed, children }: Props) {
  const heading = useId()
  const [closed, setClosed] = useState(0)
  return (
    <>
      <Button kind="second" className="justify-self-start" onClick={() => dialog.current?.showModal()}>
        {opens}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="card m-auto w-full max-w-md text-ink"
        onClose={() => {
          onClosed()
          setClosed(closed + 1)
        }}
      >
        <div key={closed} className="grid gap-4">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      </dialog>
    </>
  )
}
