import { m } from '../../messages/compiled/messages.js'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import type { Mutation } from '../ui/use-mutation.ts'

type Props = { email: string; act: Mutation<string>; label: string; isDangerous?: boolean }

/** An act that asks for the password again, because a stranger at an unattended desk does not know it. */
export function PasswordConfirmed({ email, act, label, isDangerous = false }: Props) {
  const t = useTranslate()
  return (
    <AjaxForm onSend={(form) => act.run(fieldText(form, 'password'))}>
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label={t(m.settings_current_password)}
        name="password"
        autoComplete="current-password"
        error={act.issueOf('password')}
      />
      <FormError text={act.errorBeside('password')} advice={act.advice} />
      <Button type="submit" kind={isDangerous ? 'danger' : 'main'} className="justify-self-start" busy={act.busy}>
        {label}
      </Button>
    </AjaxForm>
  )
}
