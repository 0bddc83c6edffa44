import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { onLogin, tellLogin } from '../session/login-again.ts'
import { ownerOfPage } from '../session/session.ts'
import { showToast } from '../toast/toast.tsx'
import { Modal } from '../ui/modal.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * The login over a page whose session has ended. It stands outside of the page's forms: the page stays as it is, with all that is
 * typed there.
 */
export function LoginAgainDialog() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onLogin('opened', () => setOpen(true)), [])
  return isOpen && <LoginOverPage onClose={() => setOpen(false)} />
}

function LoginOverPage({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const onDone = () => {
    // The dialog must close first: it then gives the focus back to the button that opened it, and that button disappears with its
    // text.
    flushSync(onClose)
    const opener = document.activeElement
    const act = opener?.closest('form') ?? opener?.closest('li, section')
    const again =
      act?.querySelector<HTMLElement>('[type=submit]') ?? act?.querySelector<HTMLElement>('button:not(:focus)')
    tellLogin('done')
    again?.focus()
    showToast('success', t(m.auth_logged_in_again))
  }
  return (
    <Modal title={t(m.auth_login_again)} onDismiss={onClose}>
      <LoginForm over={{ email: ownerOfPage()?.email ?? '', onDone }} />
    </Modal>
  )
}
