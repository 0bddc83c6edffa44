import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordConfirmed } from './password-confirmed.tsx'

export function RemoveForm({ email }: { email: string }) {
  const t = useTranslate()
  const removing = useMutation({
    call: (password: string) => unwrap(api.user['second-step'].remove.$post({ json: { password } })),
    saved: m.second_step_removed,
    fallback: m.common_update_failed,
  })
  return (
    <section aria-labelledby="remove" className="card grid gap-4">
      <h2 id="remove">{t(m.second_step_remove)}</h2>
      <PasswordConfirmed email={email} act={removing} label={t(m.second_step_remove)} isDangerous />
    </section>
  )
}
