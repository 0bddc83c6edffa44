import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** In a row of links that scrolls on a phone, moves the link of the current page into the middle. */
export function useCurrentInSight<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  const moved = useRef('')
  const { pathname, search } = useLocation()
  const address = pathname + search
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !current || moved.current === address) return
    moved.current = address
    // `scrollIntoView` would scroll the page, too.
    row.current.scrollLeft =
      current.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [address])
  return row
}
