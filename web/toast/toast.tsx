import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ActionToast, isInUse } from './action-toast.tsx'

type Kind = 'success' | 'error'
/** What a toast offers to do about its text, such as an undo. */
type ToastAction = { text: string; run: () => void }
type Toast = { id: number; kind: Kind; text: string; shownAt: number; action?: ToastAction }

/** How long a toast is shown, in milliseconds (specification, section 9). */
const lifetime = { success: 3000, error: 5000 } as const
/** A toast with an action is shown longer, and as long as the pointer or the keyboard is at it. */
const ACTION_MS = 10_000

/** A toast that was shown less long ago than this has not been read. */
const AT_ONCE_MS = 1000
/** The distance of a toast from the edge of the window, and from the header while that is in sight. */
const EDGE_PX = 16
const BELOW_HEADER_PX = 8

const headerEnd = (): number => document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0

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
export function showToast(kind: Kind, text: string, action?: ToastAction): void {
  // Two undos with the same text undo different things.
  if (!action && toasts.some((toast) => toast.kind === kind && toast.text === text)) return
  const id = ++lastId
  const shownAt = Date.now()
  const atOnce = toasts.filter((toast) => shownAt - toast.shownAt < AT_ONCE_MS)
  change([...atOnce, { id, kind, text, shownAt, action }])
  if (action) endUnused(id, ACTION_MS)
  else setTimeout(() => end(id), lifetime[kind])
}

const end = (id: number) => change(toasts.filter((toast) => toast.id !== id))

function endUnused(id: number, after: number): void {
  setTimeout(() => {
    if (isInUse(id)) endUnused(id, AT_ONCE_MS)
    else end(id)
  }, after)
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

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The distance from the top, below the header; null if a toast there would cover a field or an error: then it is shown at the bottom. */
function useTop(shown: readonly Toast[]) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState<number | null>(EDGE_PX)
  useLayoutEffect(() => {
    if (shown.length === 0) return
    const place = () => {
      if (!box.current) return
      const { left, width, height } = box.current.getBoundingClientRect()
      const free = Math.max(EDGE_PX, headerEnd() + BELOW_HEADER_PX)
      const atTop = new DOMRect(left, free, width, height)
      const fields = [...document.querySelectorAll('main :is(input, textarea, select, [role=alert])')]
      setTop(fields.some((field) => overlaps(field.getBoundingClientRect(), atTop)) ? null : free)
    }
    place()
    addEventListener('scroll', place, { passive: true })
    return () => removeEventListener('scroll', place)
  }, [shown])
  return [box, top] as const
}

const borders = { success: 'border-l-tulsi', error: 'border-l-error' } as const
const lookOf = (kind: Kind) => `card border-l-8 shadow-lg ${borders[kind]}`

export function Toasts() {
  const shown = useToasts()
  useToastEndsWithPage()
  const [box, top] = useTop(shown)
  const of = (kind: Kind) => {
    const ofKind = shown.filter((toast) => toast.kind === kind)
    const plain = ofKind.filter(({ action }) => !action)
    return (
      <>
        {ofKind.map(
          ({ id, text, action }) =>
            action && (
              <ActionToast
                key={id}
                id={id}
                className={lookOf(kind)}
                text={text}
                button={action.text}
                onPress={() => {
                  end(id)
                  action.run()
                }}
              />
            ),
        )}
        {/* In one card, so that two of them cover less of a phone. */}
        {plain.length > 0 && (
          <div className={lookOf(kind)}>
            {plain.map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
          </div>
        )}
      </>
    )
  }
  return (
    <div
      ref={box}
      // Nothing before the first toast: the policy of the site allows no style in the HTML of the server.
      style={shown.length === 0 || top === null ? undefined : { top }}
      className={`pointer-events-none fixed right-4 left-4 z-50 sm:left-auto sm:w-96 ${top === null ? 'bottom-[calc(1rem+var(--nav-height))]' : ''}`}
    >
      <div role="alert" className="grid gap-2">
        {of('error')}
      </div>
      <div role="status" className="mt-2 grid gap-2 empty:hidden">
        {of('success')}
      </div>
    </div>
  )
}
