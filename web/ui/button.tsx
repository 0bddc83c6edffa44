import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

type Kind = 'main' | 'second'

const shape =
  'inline-flex min-h-12 items-center justify-center rounded-full px-6 py-2 text-center font-bold aria-disabled:opacity-60'
const looks: Record<Kind, string> = {
  main: 'bg-kumkum text-on-kumkum',
  second: 'border-2 border-river text-river',
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; busy?: boolean }

/**
 * A button; while `busy` it says that it is at work. It is not disabled, which would take the focus away: that a second
 * press does nothing is the task's own doing.
 */
export function Button({ kind = 'main', busy = false, className = '', type = 'button', ...props }: Props) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      className={`${shape} ${looks[kind]} ${className}`}
    />
  )
}

/** A link that looks like a button: it leads somewhere rather than doing something. */
export const ButtonLink = ({ kind = 'main', className = '', ...props }: LinkProps & { kind?: Kind }) => (
  <Link {...props} className={`${shape} ${looks[kind]} ${className}`} />
)
