import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** The row of buttons at the end of a dialog. It stays visible in a long dialog, too. */
export const sheetActions =
  'sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap gap-3 bg-card px-4 pt-2 pb-4 shadow-[0_-0.75rem_0.75rem_var(--card)] [&>*]:grow sm:[&>*]:grow-0'

type Props = {
  title: string
  /** Moves the focus to the title, so that the text before the first field is read first. */
  startsAtTitle?: boolean
  /** Runs at Escape and Android's Back; the dialog is open as long as it is rendered. */
  onDismiss: () => void
  children: ReactNode
}

/** A dialog over the page, which cannot be used meanwhile. */
export function Modal({ title, startsAtTitle = false, onDismiss, children }: Props) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    if (startsAtTitle) shown?.querySelector('h2')?.focus()
    // Only a dialog that closes before it is removed gives the focus back.
    return () => shown?.close()
  }, [startsAtTitle])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="sheet scroll-pb-40"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // If Escape is pressed twice, the event `cancel` comes only for the first press.
        event.preventDefault()
        event.stopPropagation()
        onDismiss()
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onDismiss()
      }}
      onClose={(event) => {
        if (event.target !== dialog.current) return
        // At a second gesture of Android's Back, the browser closes the dialog without asking.
        dialog.current.showModal()
        onDismiss()
      }}
    >
      <div className="grid gap-4">
        <h2 id={heading} tabIndex={startsAtTitle ? -1 : undefined} className="text-xl leading-snug sm:text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
