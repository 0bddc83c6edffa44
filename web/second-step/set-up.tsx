import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { SecondStep } from '../../contract/second-step.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordConfirmed } from './password-confirmed.tsx'

type Made = { secret: string; uri: string }

type Props = Pick<SecondStep, 'isOn' | 'passkeys'> & { email: string }

/** Sets up the second step: an authenticator app, passkeys, and the recovery codes of both. */
export function SetUp({ isOn, passkeys, email }: Props) {
  const t = useTranslate()
  const [made, setMade] = useState<Made | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const beginning = useMutation({
    call: (password: string) => unwrap(api.user['second-step'].totp.$post({ json: { password } })),
    fallback: m.common_update_failed,
    done: ({ data }) => setMade(data),
    reloads: false,
  })
  const renewing = useMutation({
    call: (password: string) => unwrap(api.user['second-step'].codes.$post({ json: { password } })),
    fallback: m.common_update_failed,
    done: ({ data }) => setCodes(data.recoveryCodes),
  })
  const confirmed = (recoveryCodes: readonly string[]) => {
    setMade(null)
    setCodes(recoveryCodes)
  }
  return (
    <>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <section aria-labelledby="set-up" className="card grid gap-4">
        <h2 id="set-up">{t(isOn ? m.second_step_begin_again : m.second_step_begin)}</h2>
        {made ? (
          <ConfirmCode made={made} onDone={confirmed} />
        ) : (
          <PasswordConfirmed
            email={email}
            act={beginning}
            label={t(isOn ? m.second_step_begin_again : m.second_step_begin)}
          />
        )}
      </section>
      <Passkeys passkeys={passkeys} email={email} onCodes={setCodes} />
      {isOn && (
        <section aria-labelledby="codes" className="card grid gap-4">
          <h2 id="codes">{t(m.second_step_new_codes)}</h2>
          <PasswordConfirmed email={email} act={renewing} label={t(m.second_step_new_codes)} />
        </section>
      )}
    </>
  )
}

function ConfirmCode({ made, onDone }: { made: Made; onDone: (codes: readonly string[]) => void }) {
  const t = useTranslate()
  const confirming = useMutation({
    call: (form: FormData) =>
      unwrap(api.user['second-step'].totp.confirm.$post({ json: { code: fieldText(form, 'code') } })),
    saved: m.second_step_set_up,
    fallback: m.common_update_failed,
    done: ({ data }) => onDone(data.recoveryCodes),
  })
  return (
    <AjaxForm onSend={confirming.run}>
      <p>{t(m.second_step_scan)}</p>
      <QrCode text={made.uri} label={t(m.second_step_qr_label)} />
      <p>
        <a className="link inline-flex min-h-11 items-center" href={made.uri}>
          {t(m.second_step_open_app)}
        </a>
      </p>
      <p>
        {t(m.second_step_secret)}: <code className="font-mono wrap-anywhere">{made.secret}</code>
      </p>
      <Field
        label={t(m.second_step_code)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={confirming.issueOf('code')}
      />
      <FormError text={confirming.errorBeside('code')} advice={confirming.advice} />
      <Button type="submit" className="justify-self-start" busy={confirming.busy}>
        {t(m.second_step_confirm)}
      </Button>
    </AjaxForm>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="recovery" className="card grid gap-4" role="status">
      <h2 id="recovery">{t(m.second_step_codes_title)}</h2>
      <p>{t(m.second_step_codes_text)}</p>
      <ul className="grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
