import { useRef, useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'

/** `copied` is the form that a bank accepts, if it differs from the shown one: 5000.00, without ₹ and commas. */
export type CopiedValue = { label: string; value: string; copied?: string; mayBeCopied?: false }

/** Values, each with a button that copies it. A live region announces the copy. */
export function CopiedValues({ values }: { values: readonly CopiedValue[] }) {
  const [said, setSaid] = useState('')
  return (
    <>
      <dl className="grid">
        {values.map((value) => (
          <Row key={value.label} {...value} onSay={setSaid} />
        ))}
      </dl>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Copies a text. If the browser has no clipboard or forbids it, selects the shown text, so that the user can copy it. */
async function copy(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}

function Row({ label, value, copied, mayBeCopied, onSay }: CopiedValue & { onSay: (text: string) => void }) {
  const t = useTranslate()
  const shown = useRef<HTMLElement>(null)
  const [state, setState] = useState<'not yet' | 'copied' | 'marked'>('not yet')

  const take = async () => {
    const isCopied = await copy(copied ?? value, shown.current)
    setState(isCopied ? 'copied' : 'marked')
    onSay(t(isCopied ? m.checkout_copied_what : m.checkout_marked_what, { what: label }))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-dotted border-edge py-1 last:border-0">
      <dt className="basis-full text-quiet">{label}</dt>
      <dd
        ref={shown}
        // A value does not break, and the button moves below it if there is no space.
        className="min-w-0 flex-auto leading-snug font-bold tabular-nums select-all"
      >
        {value}
      </dd>
      {mayBeCopied !== false && (
        <dd className="ms-auto print:hidden">
          <Button kind="second" className="min-w-24" onClick={() => void take()}>
            {t({ 'not yet': m.checkout_copy, copied: m.checkout_copied, marked: m.checkout_marked }[state])}
            <span className="sr-only">{label}</span>
          </Button>
        </dd>
      )}
    </div>
  )
}
