import { useEffect, useState } from 'react'

const keyOf = (reference: string): string => `utr ${reference}`

/**
 * The UTR that is typed for a payment. It is kept in this tab, because a phone often drops the page while the payer copies the
 * number from another app.
 */
export function useUtrDraft(reference: string) {
  const [typed, setTyped] = useState(() => sessionStorage.getItem(keyOf(reference)) ?? '')
  useEffect(() => {
    if (typed) sessionStorage.setItem(keyOf(reference), typed)
    else sessionStorage.removeItem(keyOf(reference))
  }, [reference, typed])
  return [typed, setTyped] as const
}

export const forgetUtrDraft = (reference: string): void => sessionStorage.removeItem(keyOf(reference))
