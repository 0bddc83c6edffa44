import { lazy, Suspense } from 'react'
import type { Session } from '../../contract/account.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { type RefusedForm, fieldText } from '../ui/form-action.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { SECOND_STEP, ticketIn } from './second-step-ticket.ts'

// Loaded late, because it needs a library.
const PasskeyLogin = lazy(() => import('./passkey-login.tsx'))

type Props = {
  ticket: string
  refused?: RefusedForm
  onDone: (session: Session) => void | Promise<void>
  onBack: () => void
}

/** The step after the password: the code of the authenticator app, or a recovery code. */
export default function SecondStepForm({ ticket, refused, onDone, onBack }: Props) {
  const t = useTranslate()
  const finishing = useMutation({
    refused: ticketIn(refused) ? refused : undefined,
    call: (form: FormData) =>
      unwrap(api.user.login['second-step'].$post({ json: { ticket, code: fieldText(form, 'code') } })),
    fallback: m.auth_login_failed,
    done: ({ data }) => onDone(data),
    reloads: false,
  })
  return (
    <AjaxForm onSend={finishing.run}>
      <h2>{t(m.second_step_login_title)}</h2>
      <Suspense>
        <PasskeyLogin ticket={ticket} onDone={onDone} />
      </Suspense>
      <p>{t(m.second_step_login_text)}</p>
      <input type="hidden" name="step" value={SECOND_STEP} />
      <input type="hidden" name="ticket" value={ticket} />
      <Field
        label={t(m.second_step_login_code)}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={finishing.issueOf('code')}
      />
      <FormError text={finishing.errorBeside('code')} advice={finishing.advice} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={finishing.busy}>
          {t(m.nav_login)}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t(m.second_step_login_back)}
        </Button>
      </div>
    </AjaxForm>
  )
}
