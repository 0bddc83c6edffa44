import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

type Props = {
  /** What stands on the button that opens it. */
  opens: string
  title: string
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/** A question before something is done that others will be told of. What was typed is forgotten when it closes. */
export function AskDialog({ opens, title, onClosed, children }: Props) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
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
          {children(() => dialog.current?.close())}
        </div>
      </dialog>
    </>
  )
}
