import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

function moveTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
const isLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog:not([open])') != null
const moveToHeading = () => moveTo(document.querySelector<HTMLElement>('main h1'))

/** A page that replaces another begins at its heading: who does not see the change hears it, and tabs on from there. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    moveToHeading()
  }, [pathname])
}

/** What has the focus may go away, as a deleted entry does: then the focus goes to what it stood in, not to nowhere. */
function useFocusAfterRemoval(): void {
  useEffect(() => {
    let path: HTMLElement[] = []
    const remember = (event: FocusEvent) => {
      path = event.composedPath().filter((part) => part instanceof HTMLElement)
    }
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected ?? true) return
      const around = path.find((part) => part.isConnected)
      path = []
      if (!isLost()) return
      if (around?.closest('main') && around.tagName !== 'MAIN') moveTo(around)
      else moveToHeading()
    })
    // A dialog that was open from the start has nobody to give the focus back to.
    const afterDialog = () => isLost() && moveToHeading()
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', remember)
    addEventListener('close', afterDialog, true)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
      removeEventListener('close', afterDialog, true)
    }
  }, [])
}

/** Keeps the focus of a keyboard or a screen reader where it can go on. */
export function useRestoreFocus(): void {
  useFocusOnNewPage()
  useFocusAfterRemoval()
}
