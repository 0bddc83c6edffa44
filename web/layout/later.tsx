import type { ReactNode } from 'react'
import { LoginAgainDialog } from '../auth/login-over-page.tsx'
import { BegunPayment } from '../checkout/begun-payment.tsx'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { Toasts } from '../toast/toasts.tsx'

/** What no page needs for its first paint: its scripts come after those of the page. */
export default function Later(): ReactNode {
  return (
    <>
      <OfflineNotice />
      <BegunPayment />
      <Toasts />
      <LoginAgainDialog />
    </>
  )
}
