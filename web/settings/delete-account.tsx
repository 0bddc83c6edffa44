import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useSay } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Says plainly what goes and what stays, and asks for the password once more. */
export function DeleteAccount() {
  const say = useSay()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [closed, setClosed] = useState(0)
  const task = useTask(m.failed_account_delete)
  const wrong = task.issueOf('password')

  const leave = (form: FormData) =>
    task.run(async () => {
      const { message } = await unwrap(api.user.delete.$post({ json: { password: String(form.get('password')) } }))
      dialog.current?.close()
      storeSession(null)
      showToast('success', message ?? say(m.account_deleted))
      await navigate('/landing')
    })

  return (
    <Section title={say(m.delete_account)}>
      <p>{say(m.delete_account_text)}</p>
      <Button kind="second" className="justify-self-start" onClick={() => dialog.current?.showModal()}>
        {say(m.delete_my_account)}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="card m-auto w-full max-w-md text-ink"
        onClose={() => {
          task.clear()
          setClosed(closed + 1)
        }}
      >
        {/* The key forgets a password that was typed before the dialog was closed. */}
        <SentForm key={closed} onSend={(form) => void leave(form)}>
          <h2 id={title}>{say(m.delete_question)}</h2>
          <p>{say(m.delete_goes)}</p>
          <p>{say(m.delete_stays)}</p>
          <PasswordField label={say(m.password)} name="password" autoComplete="current-password" error={wrong} />
          {task.error && !wrong && <p className="font-bold text-kumkum">{task.error}</p>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={task.busy}>
              {say(m.delete_for_good)}
            </Button>
            <Button kind="second" onClick={() => dialog.current?.close()}>
              {say(m.keep_account)}
            </Button>
          </div>
        </SentForm>
      </dialog>
    </Section>
  )
}
