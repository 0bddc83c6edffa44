import { type ComponentProps, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'

type Kind = 'main' | 'second' | 'danger' | 'quiet'

const shape =
  'inline-flex items-center justify-center gap-2 rounded-lg py-2 text-center leading-snug font-bold text-balance active:translate-y-px active:brightness-95 aria-busy:opacity-70 aria-disabled:opacity-70'
const sizes = { usual: 'min-h-12', large: 'min-h-14 text-lg' } as const
const looks: Record<Kind, string> = {
  main: 'px-5 bg-action text-on-action shadow-[inset_0_-3px_0_rgb(0_0_0/0.2)] hover:brightness-110',
  second: 'px-5 border-2 border-river text-river hover:bg-glow',
  danger: 'px-5 border-2 border-error text-error hover:bg-glow',
  // Aligns its text with the text beside it.
  quiet: '-mx-2 px-2 text-river underline decoration-1 underline-offset-4 hover:decoration-2',
}

type Props = ComponentProps<'button'> & { kind?: Kind; busy?: boolean }

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
      aria-busy={busy || undefined}
      className={`${shape} ${sizes.usual} ${looks[kind]} ${className}`}
    >
      {busy && <span aria-hidden className="flame" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { kind?: Kind; size?: keyof typeof sizes }

/** A link that looks like a button, and like a busy one while its page loads. */
export function ButtonLink({ kind = 'main', size = 'usual', className = '', onClick, ...props }: ButtonLinkProps) {
  const isLoading = useNavigation().state === 'loading'
  const { key } = useLocation()
  const [pressedOn, setPressedOn] = useState<string | null>(null)
  return (
    <Link
      {...props}
      aria-busy={(isLoading && pressedOn === key) || undefined}
      className={`${shape} ${sizes[size]} ${looks[kind]} ${className}`}
      onClick={(event) => {
        setPressedOn(key)
        onClick?.(event)
      }}
    />
  )
}
