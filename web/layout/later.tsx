import { lazy, type ReactNode, Suspense } from 'react'
import { useKeptRegistration } from '../auth/kept-registration.ts'
import { LoginAgainDialog } from '../auth/login-over-page.tsx'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { useSession } from '../session/session.ts'
import { Toasts } from '../toast/toasts.tsx'

const BegunPayment = lazy(() => import('../checkout/begun-payment.tsx'))

/** Parts that no page needs for its first paint. Their scripts are loaded after the page's own. */
export default function Later(): ReactNode {
  const role = useSession()?.user.role
  useKeptRegistration()
  return (
    <>
      <OfflineNotice />
      {role === 'USER' && (
        <Suspense>
          <BegunPayment />
        </Suspense>
      )}
      <Toasts />
      <LoginAgainDialog />
    </>
  )
}
