import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslate } from '../../language/language.ts'
import { keptKey } from './kept-key.ts'

/** The security key that a form sends with its fields. */
export function KeyField({ error }: { error?: string }) {
  const t = useTranslate()
  const [kept] = useState(keptKey)
  return (
    <PasswordField
      label={t(m.desk_security_key)}
      help={kept && t(m.first_run_key_kept)}
      name="key"
      autoComplete="off"
      defaultValue={kept}
      error={error}
    />
  )
}
