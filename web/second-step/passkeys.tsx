import type { SecondStep } from '../../contract/second-step.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordConfirmed } from './password-confirmed.tsx'
import { createPasskey } from '../auth/use-passkey.ts'

type Props = Pick<SecondStep, 'passkeys'> & { email: string; onCodes: (codes: readonly string[]) => void }

/** The passkeys of one's own login: each with its name, and a form that adds another one. */
export function Passkeys({ passkeys, email, onCodes }: Props) {
  const t = useTranslate()
  return (
    <section aria-labelledby="passkeys" className="card grid gap-4">
      <h2 id="passkeys">{t(m.passkey_title)}</h2>
      <p>{t(m.passkey_text)}</p>
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <b>{name}</b>
              <Dialog opener={t(m.passkey_remove, { name })} title={t(m.passkey_remove, { name })} isDangerous>
                <RemovePasskey id={id} name={name} email={email} />
              </Dialog>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey key={passkeys.length} email={email} onCodes={onCodes} />
    </section>
  )
}

function AddPasskey({ email, onCodes }: Pick<Props, 'email' | 'onCodes'>) {
  const t = useTranslate()
  const adding = useMutation({
    call: async (form: FormData) => {
      const { passkeys } = api.user['second-step']
      const { data } = await unwrap(passkeys.challenge.$post({ json: { password: fieldText(form, 'password') } }))
      const passkey = await createPasskey(data, email)
      return unwrap(passkeys.$post({ json: { name: fieldText(form, 'name'), passkey } }))
    },
    saved: m.passkey_added,
    fallback: m.passkey_failed,
    done: ({ data }) => onCodes(data.recoveryCodes),
  })
  return (
    <AjaxForm onSend={adding.run}>
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label={t(m.passkey_name)} name="name" maxLength={60} required error={adding.issueOf('name')} />
      <PasswordField
        label={t(m.settings_current_password)}
        name="password"
        autoComplete="current-password"
        error={adding.issueOf('password')}
      />
      <FormError text={adding.errorBeside('name', 'password')} advice={adding.advice} />
      <Button type="submit" className="justify-self-start" busy={adding.busy}>
        {t(m.passkey_add)}
      </Button>
    </AjaxForm>
  )
}

function RemovePasskey({ id, name, email }: { id: string; name: string; email: string }) {
  const t = useTranslate()
  const removing = useMutation({
    call: (password: string) =>
      unwrap(api.user['second-step'].passkeys[':id'].remove.$post({ param: { id }, json: { password } })),
    saved: m.passkey_removed,
    fallback: m.common_update_failed,
  })
  return <PasswordConfirmed email={email} act={removing} label={t(m.passkey_remove, { name })} isDangerous />
}
