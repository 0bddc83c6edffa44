import type { FormHTMLAttributes } from 'react'

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & { onSend: (form: FormData) => void }

/** A form that a script sends. The browser's own checks are off: ours speak the page's language, beside the field. */
export const AjaxForm = ({ onSend, className = '', ...form }: Props) => (
  <form
    {...form}
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
