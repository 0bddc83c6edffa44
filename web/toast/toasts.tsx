import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { moveBack, takePlace } from './free-place.ts'
import { endToasts, type Kind, type Toast, useToasts } from './toast.tsx'

/**
 * Removes the toast when the visitor leaves its page by a link or the back button. If an action changes the page, as a login does,
 * the toast of that action stays.
 */
function useToastEndsWithPage(): void {
  useEffect(() => {
    const clear = endToasts
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
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useLayoutEffect(() => {
    if (page.current !== pathname) moveBack()
    page.current = pathname
    return shown.length > 0 && box.current ? takePlace(box.current) : undefined
  }, [shown, pathname])
  return box
}

const borders = { success: 'border-l-tulsi', error: 'border-l-error' } as const

/** Toasts of one kind share a card, so that two of them cover less of a phone. */
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
