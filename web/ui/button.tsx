import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

type Kind = 'main' | 'second' | 'quiet'

const shape =
  'inline-flex items-center justify-center gap-2 rounded-lg py-2 text-center leading-snug font-bold text-balance aria-disabled:opacity-70'
const sizes = { usual: 'min-h-12', large: 'min-h-14 text-lg' } as const
const looks: Record<Kind, string> = {
  main: 'px-5 bg-action text-on-action shadow-[inset_0_-3px_0_rgb(0_0_0/0.2)] hover:brightness-110',
  second: 'px-5 border-2 border-river text-river hover:bg-glow',
  // Its text is in line with what is beside it.
  quiet: '-mx-2 px-2 text-kumkum underline decoration-1 underline-offset-4 hover:decoration-2',
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; busy?: boolean }

/**
 * A button that shows a flame while `busy`. It is not disabled, because it would lose the focus; `useMutation` ignores a
 * second press.
 */
export function Button({ kind = 'main', busy = false, className = '', type = 'button', children, ...props }: Props) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      className={`${shape} ${sizes.usual} ${looks[kind]} ${className}`}
    >
      {busy && <span aria-hidden className="flame" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = LinkProps & { kind?: Kind; size?: keyof typeof sizes }

/** A link that looks like a button. */
export const ButtonLink = ({ kind = 'main', size = 'usual', className = '', ...props }: ButtonLinkProps) => (
  <Link {...props} className={`${shape} ${sizes[size]} ${looks[kind]} ${className}`} />
)
