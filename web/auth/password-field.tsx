import { type InputHTMLAttributes, useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Field } from '../ui/field.tsx'

type Props = { label: string; help?: string; error?: string } & InputHTMLAttributes<HTMLInputElement>

/** A password that can be made visible, because people often mistype what they cannot see on a phone. */
export function PasswordField(props: Props) {
  const t = useTranslate()
  const [visible, setVisible] = useState(false)
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      required
      end={
        <button
          type="button"
          aria-pressed={visible}
          className="min-h-12 flex-none rounded-lg border-2 border-edge px-3 noscript:hidden"
          onClick={() => setVisible(!visible)}
        >
          {t(visible ? m.auth_hide : m.auth_show)} <span className="sr-only">{props.label}</span>
        </button>
      }
    />
  )
}
