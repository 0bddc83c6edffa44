import { useEffect, useState } from 'react'
import type { UtrHint } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import { type Translate, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'

/** A screen reader announces the hint after a pause in typing, not at every digit. */
const REST_MS = 700

function useAtRest(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function hintText(hint: UtrHint | null, t: Translate, care: { phone: string }): string {
  if (hint === null) return t(m.checkout_utr_complete)
  switch (hint.kind) {
    case 'EMPTY':
      return ''
    case 'MISSING':
      return hint.missing === 1
        ? t(m.checkout_utr_one_missing)
        : t(m.checkout_utr_missing, { count: String(hint.missing) })
    case 'TOO_MANY':
      return t(m.checkout_utr_too_many, { count: String(hint.length) })
    case 'PHONE':
      return t(m.checkout_utr_like_phone)
    case 'NEFT':
      return t(m.checkout_utr_like_neft, care)
    case 'RTGS':
      return t(m.checkout_utr_like_rtgs, care)
    case 'LETTERS':
      return t(m.checkout_utr_letters)
    case 'SAME_DIGITS':
      return t(m.checkout_utr_same_digits)
    case 'OTHER_CHARACTERS':
      return t(m.checkout_utr_other_characters)
  }
}

/** Help while a UTR is typed; it is not an error yet. */
export function UtrHintLine({ hint }: { hint: UtrHint | null }) {
  const text = hintText(hint, useTranslate(), useCare())
  const spoken = useAtRest(text)
  return (
    <div className="font-bold text-river">
      <p aria-hidden>{text}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
