import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Says what is deleted and what stays, and asks for the password. */
export function DeleteAccount() {
  const t = useTranslate()
  return (
    <Section title={t(m.settings_delete_account)}>
      <p>{t(m.settings_delete_account_text)}</p>
      <p>{t(m.settings_delete_when)}</p>
      <Dialog opener={t(m.settings_delete_my_account)} title={t(m.settings_delete_question)}>
        <DeleteForm />
      </Dialog>
    </Section>
  )
}

function DeleteForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const close = useCloseDialog()
  const deleting = useMutation({
    call: (form: FormData) => unwrap(api.user.delete.$post({ json: { password: String(form.get('password')) } })),
    saved: m.settings_account_deleted,
    fallback: m.settings_delete_account_failed,
    done: () => {
      close()
      storeSession(null)
      return navigate('/landing')
    },
    reloads: false,
  })
  return (
    <AjaxForm onSend={deleting.run}>
      <p>{t(m.settings_delete_goes)}</p>
      <p>{t(m.settings_delete_stays)}</p>
      <PasswordField
        label={t(m.common_password)}
        name="password"
        autoComplete="current-password"
        error={deleting.issueOf('password')}
      />
      <FormError text={deleting.errorBeside('password')} advice={deleting.advice} />
      <DialogActions send={t(m.settings_delete_for_good)} busy={deleting.busy} keep={t(m.settings_keep_account)} />
    </AjaxForm>
  )
}
