import { hydrate, options } from 'preact'
import type { ReactNode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { onElement } from './as-react.ts'

/** The attributes that hold what `useId` returned, by their props. */
const idAttributes: Record<string, string | undefined> = {
  id: 'id',
  htmlFor: 'for',
  form: 'form',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
}

/** Hydration keeps the attributes of the server, whose ids are those of React. */
function takeIds(element: Element, props: Record<string, unknown>): void {
  for (const prop in props) {
    const attribute = idAttributes[prop]
    const value = attribute && props[prop]
    if (attribute && typeof value === 'string' && element.getAttribute(attribute) !== value)
      element.setAttribute(attribute, value)
  }
}

/** Puts the element of the page in the place of the one before. */
function place(page: HTMLElement): HTMLElement {
  const { documentElement } = document
  if (!documentElement) document.append(page)
  else if (documentElement !== page) documentElement.replaceWith(page)
  return page
}

/** A parent whose only child is the element of the page: Preact cannot render into a document, which begins with its type. */
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

/** Ends the task: a press waits for the end of a task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes over the document that the server rendered, in several short tasks (docs/decisions/0006). */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  // Until its data is decoded, the router throws a promise, for which nothing above it would wait.
  try {
    HydratedRouter({})
  } catch (decoding) {
    await decoding
    await nextTask()
  }
  const { head } = document
  // React's server writes them for files that have come; the first ones would be taken for the first links of the page.
  for (const preload of head.querySelectorAll('[rel$=preload]:not([as=font])')) preload.remove()
  // Only the server writes what search engines read. Preact would move the styles in front of it, and all of them apply again.
  const ofServer = head.querySelectorAll('title ~ :not(style, [rel=canonical], [name=robots])')
  head.append(...ofServer)
  const stopTakingIds = onElement(takeIds)
  options.requestAnimationFrame = setTimeout
  hydrate(page as never, documentRoot())
  // React runs the effects of a press at once, so that a reload right after it finds them done; Preact would wait for the next frame.
  options.requestAnimationFrame = queueMicrotask
  stopTakingIds()
  // Preact removes what the page in the browser does not have.
  head.append(...ofServer)
  // The effects of the page run in a task of their own, before this ends.
  await nextTask()
}
