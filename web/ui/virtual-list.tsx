import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'

type Props<Item> = {
  items: readonly Item[]
  /** The number of all items; greater than the number of `items` while some have not been loaded. */
  all: number
  label: string
  keyOf: (item: Item) => string | number
  /** The usual height of an item in pixels; each is measured when it is drawn. */
  usualHeight: number
  /** Runs when the last items are nearly in sight. */
  onNearEnd: () => void
  children: (item: Item) => ReactNode
}

/** When so few items remain before the end, the next ones are loaded. */
const NEAR_END = 15

/** A long list of which only the items near the screen are in the document. The page scrolls, not the list. */
export function VirtualList<Item>({ items, all, label, keyOf, usualHeight, onNearEnd, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [items])
  const isPlaced = useRef(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isPlaced.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  // This component itself uses the functions that cannot be memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 6,
    scrollMargin: top,
    // The router sets the scroll position of a page that has just opened; the virtualizer still knows the position of the previous
    // page.
    scrollToFn: (...scroll) => {
      if (isPlaced.current) windowScroll(...scroll)
    },
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  const loadNext = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (last >= items.length - NEAR_END) loadNext()
  }, [last, items.length])

  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={all}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
