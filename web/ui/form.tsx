import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> & { onSend: (form: FormData) => void }

/**
 * The one form of this product. A script sends it; before the scripts are there, and without them, the browser sends it to
 * the action of its page, and never in an address. The browser's own checks are off: ours speak the page's language.
 */
export const AjaxForm = ({ onSend, className = '', ...form }: Props) => (
  <form
    {...form}
    method="post"
    noValidate
    className={`grid gap-4 ${className}`}
    onSubmit={(event) => {
      event.preventDefault()
      onSend(new FormData(event.currentTarget))
    }}
  />
)

/** Why a form as a whole was refused; nothing while it was not. */
export const FormError = ({ text, role }: { text: string | undefined; role?: 'alert' }) =>
  text && (
    <p role={role} className="font-bold text-kumkum">
      {text}
    </p>
  )
