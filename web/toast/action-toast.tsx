import { useEffect, useRef } from 'react'

type Props = { id: number; className: string; text: string; button: string; onPress: () => void }

/** A toast with a button. */
export function ActionToast({ id, className, text, button, onPress }: Props) {
  const pressed = useRef<HTMLButtonElement>(null)
  // What was pressed is often gone with what it deleted: Tab alone would not come here in time.
  useEffect(() => pressed.current?.focus({ preventScroll: true }), [])
  return (
    <div data-toast={id} className={`${className} flex flex-wrap items-center justify-between gap-x-3`}>
      <p>{text}</p>
      <button
        ref={pressed}
        type="button"
        className="link pointer-events-auto min-h-11 min-w-11 font-bold"
        onClick={onPress}
      >
        {button}
      </button>
    </div>
  )
}

/** Whether the pointer or the keyboard is at a toast with a button. */
export const isInUse = (id: number): boolean =>
  document.querySelector(`[data-toast="${id}"]:is(:hover, :has(:focus-visible))`) !== null
