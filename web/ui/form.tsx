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
