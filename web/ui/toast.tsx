import { useSyncExternalStore } from 'react'

type Toast = { id: number; kind: 'success' | 'error'; text: string }

/** How long a toast stays, in milliseconds (specification, section 9). */
const lifetime = { success: 3000, error: 5000 } as const

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a text at the top right for a while. What is shown already is not shown twice. */
export function showToast(kind: Toast['kind'], text: string): void {
  if (toasts.some((toast) => toast.kind === kind && toast.text === text)) return
  const id = ++lastId
  change([...toasts, { id, kind, text }])
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), lifetime[kind])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: readonly Toast[] = []

export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  const of = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <p
          key={toast.id}
          className={`card shadow-lg ${kind === 'error' ? 'border-l-8 border-l-kumkum' : 'border-l-8 border-l-tulsi'}`}
        >
          {toast.text}
        </p>
      ))
  return (
    <div className="pointer-events-none fixed top-4 right-4 left-4 z-50 grid gap-2 sm:left-auto sm:w-96">
      <div role="alert" className="grid gap-2">
        {of('error')}
      </div>
      <div role="status" className="grid gap-2">
        {of('success')}
      </div>
    </div>
  )
}
