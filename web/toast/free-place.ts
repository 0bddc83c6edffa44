/** The elements that a toast must not cover: controls, prices, and errors. */
const KEPT_FREE = 'main :is(a, button, input, select, textarea, summary, label, [class*=tabular-nums], .error-text)'

/**
 * The distance in pixels of a toast from the edge of the window, from the header while that is visible, and from elements that it
 * must not cover.
 */
const EDGE_PX = 16
const GAP_PX = 8

const headerEnd = (): number => document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0

const placeBelowHeader = (): number => Math.max(EDGE_PX, headerEnd() + GAP_PX)

/** How far the page must move down so that no such element is between `top` and `bottom`. */
function distanceToFree({ left, right }: DOMRect, top: number, bottom: number): number {
  const kept = [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => !element.closest('.below-toasts'))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.left < right && rect.right > left && rect.top < innerHeight)
  const isFree = (by: number) => kept.every((rect) => rect.bottom + by <= top || rect.top + by >= bottom)
  const distances = kept.map((rect) => bottom - rect.top).filter((by) => by > 0 && by < innerHeight / 2)
  // If no place nearby is free, the page moves down by the whole height, so that visible elements stay visible.
  return [0, ...distances.toSorted((a, b) => a - b)].find(isFree) ?? bottom - top
}

const content = () => document.getElementById('content')

/** How far the content of the page has been moved down. */
const moved = (): number => Number.parseFloat(content()?.style.marginTop || '0')

function setMoved(px: number): void {
  const { style } = content() ?? {}
  if (style) style.marginTop = px > 0 ? `${px}px` : ''
}

/** Scrolls up; at the top of the page, moves its content down. */
function moveDown(by: number): void {
  const missing = by - scrollY
  scrollBy({ top: -by, behavior: 'instant' })
  if (missing > 0) setMoved(moved() + missing)
}

/** Removes the space above the content as far as it is scrolled out of view, so that nothing visible moves. */
function moveBackUnseen(): void {
  const by = Math.min(moved(), scrollY)
  if (by <= 0) return
  setMoved(moved() - by)
  scrollBy({ top: -by, behavior: 'instant' })
}

/** Another page begins at the top again. */
export const moveBack = (): void => setMoved(0)

/**
 * Places the box of the toasts at the top right, below the header while that is visible, and moves the page out of its way: the
 * toast stays where the specification wants it (section 9), and covers nothing that is needed.
 */
function makePlace(box: HTMLElement): void {
  // Scrolling up may bring the header into view, and then the box must move below it.
  for (let tries = 0; tries < 3; tries++) {
    const top = placeBelowHeader()
    box.style.top = `${top}px`
    const rect = box.getBoundingClientRect()
    const by = distanceToFree(rect, top - GAP_PX, top + rect.height + GAP_PX)
    document.documentElement.style.setProperty('--toast-end', `${top + rect.height}px`)
    if (by === 0) return
    moveDown(by)
  }
}

/**
 * Makes space for the box of the toasts, and moves the box when the header comes into view or leaves it. Returns a function that
 * gives the space back. The page itself moves back only when somebody scrolls it, because it must not move under a finger.
 */
export function takePlace(box: HTMLElement): () => void {
  removeEventListener('scroll', moveBackUnseen)
  makePlace(box)
  const follow = () => (box.style.top = `${placeBelowHeader()}px`)
  addEventListener('scroll', follow, { passive: true })
  return () => {
    removeEventListener('scroll', follow)
    addEventListener('scroll', moveBackUnseen, { passive: true })
    moveBackUnseen()
    document.documentElement.style.removeProperty('--toast-end')
  }
}
