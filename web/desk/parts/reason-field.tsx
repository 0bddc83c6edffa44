import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { Field } from '../../ui/field.tsx'

type Props = { value: string; onType: (reason: string) => void; help?: string; error?: string | undefined }

/** Why staff do something. The audit log keeps it. */
export function ReasonField({ value, onType, help, error }: Props) {
  const t = useTranslate()
  return (
    <Field
      label={t(m.desk_reason)}
      help={help}
      value={value}
      lang={langOf(value)}
      autoComplete="off"
      maxLength={200}
      required
      onChange={(event) => onType(event.target.value)}
      error={error}
    />
  )
}
