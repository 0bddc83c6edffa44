import { hydrate, options } from 'preact'
import type { ReactNode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { onElement } from './as-react.ts'

/** The attributes that contain ids from `useId`, by their props. */
const idAttributes: Record<string, string | undefined> = {
  id: 'id',
  htmlFor: 'for',
  form: 'form',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
}

/** Hydration keeps the attributes of the server, and their ids come from React. */
function takeIds(element: Element, props: Record<string, unknown>): void {
  for (const prop in props) {
    const attribute = idAttributes[prop]
    const value = attribute && props[prop]
    if (attribute && typeof value === 'string' && element.getAttribute(attribute) !== value)
      element.setAttribute(attribute, value)
  }
}

/** Replaces the previous element of the page. */
function place(page: HTMLElement): HTMLElement {
  const { documentElement } = document
  if (!documentElement) document.append(page)
  else if (documentElement !== page) documentElement.replaceWith(page)
  return page
}

/**
 * A parent whose only child is the element of the page. Preact cannot render into a document, because a document begins with its
 * doctype.
 */
const documentRoot = () => ({
  nodeType: Node.ELEMENT_NODE,
  namespaceURI: document.documentElement.namespaceURI,
  parentNode: document,
  ownerDocument: document,
  firstChild: document.documentElement,
  childNodes: [document.documentElement],
  contains: (node: Node) => document.contains(node),
  insertBefore: place,
  appendChild: place,
  removeChild: <Child extends Node>(child: Child): Child => child,
})

/** Ends the task, because the browser handles a press only between tasks. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes over the document that the server rendered, in several short tasks (docs/decisions/0006). */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  // Until its data is decoded, the router throws a promise, and no component above it would wait for the promise.
  try {
    HydratedRouter({})
  } catch (decoding) {
    await decoding
    await nextTask()
  }
  const { head } = document
  // React's server writes preloads for loaded files; Preact would take the first of them for the first links of the page.
  for (const preload of head.querySelectorAll('[rel$=preload]:not([as=font])')) preload.remove()
  // Only the server writes what search engines read. Preact would move the styles before it, and the browser would apply all of
  // them again.
  const ofServer = head.querySelectorAll('title ~ :not(style, [rel=canonical], [name=robots])')
  head.append(...ofServer)
  const stopTakingIds = onElement(takeIds)
  options.requestAnimationFrame = setTimeout
  hydrate(page as never, documentRoot())
  // React runs the effects of a press at once, so they are done before a reload right after it; Preact would wait for the next
  // frame.
  options.requestAnimationFrame = queueMicrotask
  stopTakingIds()
  // Preact has removed the elements that the page in the browser does not render.
  head.append(...ofServer)
  // The effects of the page run in a separate task, and this function ends after it.
  await nextTask()
}
