import { useEffect, useRef } from 'react'

/** The id of the step in which the UTR is entered. */
export const UTR_STEP = 'utr'

/**
 * Returns what to call when the payer leaves for a UPI app. After the payment, the page moves to the UTR field, which the payer
 * fills in next.
 */
export function useReturnFromApp(): () => void {
  const hasLeft = useRef(false)
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden' || !hasLeft.current) return
      hasLeft.current = false
      const field = document.querySelector<HTMLElement>(`[aria-labelledby=${UTR_STEP}] input`)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return () => {
    hasLeft.current = true
  }
}
