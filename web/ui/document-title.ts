import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** Changes the text of the title in place: if the text node were replaced, the page could not change its own title any more. */
export function changeTitle(change: (title: string) => string): void {
  const text = document.querySelector('title')?.firstChild
  if (text) text.nodeValue = change(text.nodeValue ?? '')
}

/** Names the page after its current content if that differs from the purpose of its address. The next page sets its own title. */
export function useDocumentTitle(title: string): void {
  const t = useTranslate()
  const whole = `${title} · ${t(m.common_brand)}`
  useEffect(() => changeTitle(() => whole), [whole])
}
