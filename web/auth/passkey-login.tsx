import { useEffect, useState } from 'react'
import type { Session } from '../../contract/account.ts'
import { unwrap } from '../../contract/client.ts'
import type { PasskeyChallenge } from '../../contract/passkeys.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { signWithPasskey } from './use-passkey.ts'

type Props = { ticket: string; onDone: (session: Session) => void | Promise<void> }

const ask = async (ticket: string) => (await unwrap(api.user.login.passkey.challenge.$post({ json: { ticket } }))).data

/** Beside the code: login by passkey, for a login that has one. */
export default function PasskeyLogin({ ticket, onDone }: Props) {
  const t = useTranslate()
  // The options are read before the press, because some browsers open the passkey only directly after a press.
  const [asked, setAsked] = useState<PasskeyChallenge | null>(null)
  useEffect(() => {
    ask(ticket).then(setAsked, () => {})
  }, [ticket])
  const finishing = useMutation({
    call: async (challenge: PasskeyChallenge) =>
      unwrap(api.user.login.passkey.$post({ json: { ticket, passkey: await signWithPasskey(challenge) } })),
    fallback: m.passkey_failed,
    done: ({ data }) => onDone(data),
    reloads: false,
  })
  if (!asked || asked.credentialIds.length === 0) return null
  return (
    <div className="grid gap-2">
      <Button className="justify-self-start" busy={finishing.busy} onClick={() => finishing.run(asked)}>
        {t(m.passkey_use)}
      </Button>
      <FormError text={finishing.errorBeside()} advice={finishing.advice} />
    </div>
  )
}
