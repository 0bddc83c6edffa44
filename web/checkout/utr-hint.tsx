import { useEffect, useState } from 'react'
import type { UtrHint } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import { useCare } from '../bookings/care.ts'
import { type Say, useSay } from '../language/language.ts'

/** Who types is not interrupted at every digit: it is said once the fingers rest. */
const REST_MS = 700

function useAtRest(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function wordsFor(hint: UtrHint | null, say: Say, care: { phone: string }): string {
  if (hint === null) return say(m.utr_complete)
  switch (hint.kind) {
    case 'EMPTY':
      return ''
    case 'MISSING':
      return hint.missing === 1 ? say(m.utr_one_missing) : say(m.utr_missing, { count: String(hint.missing) })
    case 'TOO_MANY':
      return say(m.utr_too_many, { count: String(hint.length) })
    case 'PHONE':
      return say(m.utr_like_phone)
    case 'NEFT':
      return say(m.utr_like_neft, care)
    case 'RTGS':
      return say(m.utr_like_rtgs, care)
    case 'OTHER_CHARACTERS':
      return say(m.utr_other_characters)
  }
}

/** What can be said of a UTR while it is typed: help, not yet an error. */
export function UtrHintLine({ hint }: { hint: UtrHint | null }) {
  const text = wordsFor(hint, useSay(), useCare())
  const spoken = useAtRest(text)
  return (
    <div className="min-h-[1.75em] font-bold text-river">
      <p aria-hidden>{text}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
