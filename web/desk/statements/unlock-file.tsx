import { m } from '../../../messages/compiled/messages.js'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { AjaxForm } from '../../ui/form.tsx'

type Props = { error: string | undefined; busy: boolean; onOpen: (password: string) => void }

/** Asks for the password of a file that a bank has locked. The page forgets it with the file. */
export function UnlockFile({ error, busy, onOpen }: Props) {
  const t = useTranslate()
  return (
    <AjaxForm onSend={(form) => onOpen(String(form.get('password') ?? ''))}>
      <div className="max-w-md">
        <PasswordField
          label={t(m.statement_password)}
          help={t(m.statement_password_help)}
          name="password"
          autoComplete="off"
          error={error}
        />
      </div>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t(m.statement_password_open)}
      </Button>
    </AjaxForm>
  )
}
