import { lazy, Suspense, useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

const PaymentHelp = lazy(async () => ({ default: (await import('./payment-help.tsx')).PaymentHelp }))

/** Whether the clock of this device differs from the clock in India. Only browsers render these pages. */
export const isAbroad = () => new Date().getTimezoneOffset() !== -330

/** Help that few people need, about their app or about paying from abroad. Its texts are loaded when it is opened. */
export function FoldedHelp({ isForApps }: { isForApps?: boolean }) {
  const t = useTranslate()
  const isFirst = !isForApps && isAbroad()
  const [isOpened, setIsOpened] = useState(isFirst)
  return (
    <details open={isFirst} onToggle={() => setIsOpened(true)} className="card">
      <summary className="min-h-12 content-center font-bold text-river">
        {t(isForApps ? m.checkout_apps : m.checkout_abroad)}
      </summary>
      <Suspense>{isOpened && <PaymentHelp isForApps={isForApps} />}</Suspense>
    </details>
  )
}
