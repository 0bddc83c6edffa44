import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Says plainly what goes and what stays, and asks for the password once more. */
export function DeleteAccount() {
  const t = useTranslate()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [closed, setClosed] = useState(0)
  const deleting = useMutation({
    call: (form: FormData) => unwrap(api.user.delete.$post({ json: { password: String(form.get('password')) } })),
    saved: m.settings_account_deleted,
    fallback: m.settings_delete_account_failed,
    done: () => {
      dialog.current?.close()
      storeSession(null)
      return navigate('/landing')
    },
    reloads: false,
  })

  return (
    <Section title={t(m.settings_delete_account)}>
      <p>{t(m.settings_delete_account_text)}</p>
      <Button kind="second" className="justify-self-start" onClick={() => dialog.current?.showModal()}>
        {t(m.settings_delete_my_account)}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="card m-auto w-full max-w-md text-ink"
        onClose={() => {
          deleting.clear()
          setClosed(closed + 1)
        }}
      >
        {/* The key forgets a password that was typed before the dialog was closed. */}
        <AjaxForm key={closed} onSend={deleting.run}>
          <h2 id={title}>{t(m.settings_delete_question)}</h2>
          <p>{t(m.settings_delete_goes)}</p>
          <p>{t(m.settings_delete_stays)}</p>
          <PasswordField
            label={t(m.common_password)}
            name="password"
            autoComplete="current-password"
            error={deleting.issueOf('password')}
          />
          <FormError text={deleting.errorBeside('password')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={deleting.busy}>
              {t(m.settings_delete_for_good)}
            </Button>
            <Button kind="second" onClick={() => dialog.current?.close()}>
              {t(m.settings_keep_account)}
            </Button>
          </div>
        </AjaxForm>
      </dialog>
    </Section>
  )
}
