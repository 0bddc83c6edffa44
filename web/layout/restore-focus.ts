import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

function moveFocusTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog:not([open])') != null
const focusHeading = () => moveFocusTo(document.querySelector<HTMLElement>('main h1'))
const focusTarget = (hash: string) => moveFocusTo(document.getElementById(hash.slice(1)))

/**
 * Moves the focus to the heading of a new page, or to the element that its address names: a screen reader reads it, and Tab
 * continues from there.
 */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
    if (hash) focusTarget(hash)
  }, [pathname, hash])
}

/** When the focused element is removed, such as a deleted entry, moves the focus to the element around it. */
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
      if (!isFocusLost()) return
      if (around?.closest('main') && around.tagName !== 'MAIN') moveFocusTo(around)
      else focusHeading()
    })
    // A dialog that was open from the start cannot return the focus to the element that opened it.
    const afterDialog = () => isFocusLost() && focusHeading()
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

/** Keeps the focus of keyboards and screen readers from being lost. */
export function useRestoreFocus(): void {
  useFocusOnNewPage()
  useFocusAfterRemoval()
}
