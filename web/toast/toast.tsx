import { createStore } from '../store/create-store.ts'

export type Kind = 'success' | 'error'
export type Toast = { id: number; kind: Kind; text: string; shownAt: number }

/** How long a toast is shown, in milliseconds (specification, section 9). */
const lifetime = { success: 3000, error: 5000 } as const

/** Nobody has read a toast that was shown less than this many milliseconds ago. */
const AT_ONCE_MS = 1000

const none: readonly Toast[] = []
const toasts = createStore(none)
let lastId = 0

/**
 * Shows a text for a while. It replaces earlier toasts, except unread ones. A second toast with the same text changes nothing,
 * so that its time does not begin again.
 */
export function showToast(kind: Kind, text: string): void {
  if (toasts.get().some((toast) => toast.kind === kind && toast.text === text)) return
  const id = ++lastId
  const shownAt = Date.now()
  const atOnce = toasts.get().filter((toast) => shownAt - toast.shownAt < AT_ONCE_MS)
  toasts.set([...atOnce, { id, kind, text, shownAt }])
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), lifetime[kind])
}

/** Removes toasts of errors that the page itself shows, at a field or in a summary: nobody needs to read them twice. */
export function endSaidToasts(): void {
  const said = [...document.querySelectorAll('.error-text')]
  const left = toasts
    .get()
    .filter(({ kind, text }) => kind === 'success' || !said.some(({ textContent }) => textContent.includes(text)))
  if (left.length < toasts.get().length) toasts.set(left)
}

/** The key of the toasts, one in each line, that the previous page left for this page. */
export const KEPT_TOAST = 'toast'

export function showKeptToast(): void {
  const text = sessionStorage.getItem(KEPT_TOAST)
  if (!text) return
  sessionStorage.removeItem(KEPT_TOAST)
  for (const line of text.split('\n')) showToast('success', line)
}

export const useToasts = toasts.use

export const endToasts = (): void => toasts.set(none)
