import { useEffect, useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { onLoginOpened } from '../session/login-again.ts'
import { ownerOfPage } from '../session/session.ts'
import { showToast } from '../toast/toast.tsx'
import { Modal } from '../ui/modal.tsx'
import { LoginForm } from './login-form.tsx'

/** The login over a page whose session has ended, outside of its forms: the page stays as it is, with all that is typed there. */
export function LoginAgainDialog() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onLoginOpened(() => setOpen(true)), [])
  return isOpen && <LoginOverPage onClose={() => setOpen(false)} />
}

function LoginOverPage({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const onDone = () => {
    onClose()
    showToast('success', t(m.auth_logged_in_again))
  }
  return (
    <Modal title={t(m.auth_login_again)} onDismiss={onClose}>
      <LoginForm over={{ email: ownerOfPage()?.email ?? '', onDone }} />
    </Modal>
  )
}
