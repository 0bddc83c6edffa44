import { useEffect, useRef, useSyncExternalStore } from 'react'

type Kind = 'success' | 'error'
type Toast = { id: number; kind: Kind; text: string; shownAt: number }

/** How long a toast is shown, in milliseconds (specification, section 9). */
const lifetime = { success: 3000, error: 5000 } as const

/** A toast that was shown less long ago than this has not been read. */
const AT_ONCE_MS = 1000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a text for a while. It replaces earlier toasts, except unread ones. A second toast with the same text changes nothing,
 * so that its time does not begin again.
 */
export function showToast(kind: Kind, text: string): void {
  if (toasts.some((toast) => toast.kind === kind && toast.text === text)) return
  const id = ++lastId
  const shownAt = Date.now()
  const atOnce = toasts.filter((toast) => shownAt - toast.shownAt < AT_ONCE_MS)
  change([...atOnce, { id, kind, text, shownAt }])
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), lifetime[kind])
}

/** Removes the errors that the page itself says, at a field or in a summary: nobody needs to read them twice. */
export function endSaidToasts(): void {
  const said = new Set([...document.querySelectorAll('.error-text')].map(({ textContent }) => textContent))
  const left = toasts.filter(({ kind, text }) => kind === 'success' || !said.has(text))
  if (left.length < toasts.length) change(left)
}

/** The key of the toasts, one in each line, that the page before this one left to be shown here. */
export const KEPT_TOAST = 'toast'

export function showKeptToast(): void {
  const text = sessionStorage.getItem(KEPT_TOAST)
  if (!text) return
  sessionStorage.removeItem(KEPT_TOAST)
  for (const line of text.split('\n')) showToast('success', line)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: readonly Toast[] = []
const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )

/**
 * Removes the toast when the visitor leaves its page by a link or the back button. A page change that an action causes, such as a
 * login, keeps the toast of that action.
 */
function useToastEndsWithPage(): void {
  useEffect(() => {
    const clear = () => change(none)
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && link.pathname !== location.pathname) clear()
    }
    addEventListener('click', onClick, true)
    addEventListener('popstate', clear)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('popstate', clear)
    }
  }, [])
}

function usePlace(shown: readonly Toast[]) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.length === 0) return
    let leave = () => {}
    // No page needs it before its first toast.
    const placing = import('./free-place.ts').then(({ takePlace }) => {
      if (box.current) leave = takePlace(box.current)
    })
    return () => void placing.then(() => leave())
  }, [shown])
  return box
}

const borders = { success: 'border-l-tulsi', error: 'border-l-error' } as const

/** In one card of each kind, so that two of them cover less of a phone. */
function Card({ kind, shown }: { kind: Kind; shown: readonly Toast[] }) {
  const ofKind = shown.filter((toast) => toast.kind === kind)
  if (ofKind.length === 0) return null
  return (
    <div className={`card border-l-8 py-2 leading-snug shadow-lg ${borders[kind]}`}>
      {ofKind.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

export function Toasts() {
  const shown = useToasts()
  useToastEndsWithPage()
  return (
    <div
      ref={usePlace(shown)}
      className="pointer-events-none fixed top-4 right-4 z-50 grid max-w-[min(24rem,100%-2rem)] gap-2"
    >
      <div role="alert">
        <Card kind="error" shown={shown} />
      </div>
      <div role="status" className="empty:hidden">
        <Card kind="success" shown={shown} />
      </div>
    </div>
  )
}
