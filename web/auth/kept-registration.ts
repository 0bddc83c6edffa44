import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { COUNTRY } from '../phone/phone-entry.ts'
import { deleteDraft, draftKey } from '../session/draft.ts'
import { useSession } from '../session/session.ts'
import { fieldText } from '../ui/form-action.ts'

const NAME = 'registration'
/** Never the password. */
const KEPT = ['name', COUNTRY, 'phoneNumber', 'email'] as const

/**
 * Keeps for this tab what is typed into the registration until its author is logged in, so that neither Back nor a reload loses it.
 */
export function useKeptRegistration(): void {
  const { pathname } = useLocation()
  const isLoggedIn = useSession() !== null
  useEffect(() => {
    if (isLoggedIn) return deleteDraft(NAME)
    const form = pathname === '/auth/register' && document.querySelector<HTMLFormElement>('main form')
    if (!form) return
    showKept(form)
    const keep = () => {
      const typed = new FormData(form)
      const texts = KEPT.map((name) => [name, fieldText(typed, name)])
      sessionStorage.setItem(draftKey(NAME), new URLSearchParams(texts).toString())
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [pathname, isLoggedIn])
}

function showKept(form: HTMLFormElement): void {
  for (const [name, text] of new URLSearchParams(sessionStorage.getItem(draftKey(NAME)) ?? '')) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    // Text that was typed before the scripts came is newer.
    const isTouched = field instanceof HTMLInputElement ? field.value : !field.selectedOptions[0]?.defaultSelected
    if (isTouched) continue
    field.value = text
    // The field detects its language at this event.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
