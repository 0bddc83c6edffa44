import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { PasskeyChallenge, PasskeySigned } from '../../../contract/passkeys.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { signWithPasskey } from '../../auth/use-passkey.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

const ask = async () => (await unwrap(api.admin.settings.passkey.$post({ json: {} }))).data

type Props = { busy: boolean; onSigned: (passkey: PasskeySigned) => void }

/** Beside the code: confirms a change of the payee by passkey, for an owner who has one. Each challenge can be signed only once. */
export default function PayeePasskey({ busy, onSigned }: Props) {
  const t = useTranslate()
  // The options are read before the press, because some browsers open the passkey only directly after a press.
  const [asked, setAsked] = useState<PasskeyChallenge | null>(null)
  useEffect(() => {
    ask().then(setAsked, () => {})
  }, [])
  const signing = useMutation({
    call: signWithPasskey,
    fallback: m.passkey_failed,
    done: onSigned,
    reloads: false,
  })
  if (!asked || asked.credentialIds.length === 0) return null
  return (
    <div className="grid gap-2">
      <Button
        kind="second"
        className="justify-self-start"
        busy={busy || signing.busy}
        onClick={() => signing.run(asked)}
      >
        {t(m.passkey_save)}
      </Button>
      <FormError text={signing.error} advice={signing.advice} />
    </div>
  )
}
