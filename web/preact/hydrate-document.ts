import { hydrate } from 'preact'
import type { ReactNode } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { onElement } from './as-react.ts'

/** The attributes that hold what `useId` returned, by their props. */
const idAttributes = Object.entries({
  id: 'id',
  htmlFor: 'for',
  form: 'form',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
})

/** Hydration keeps the attributes of the server, whose ids are those of React. */
function takeIds(element: Element, props: Record<string, unknown>): void {
  for (const [prop, attribute] of idAttributes) {
    const value = props[prop]
    if (typeof value === 'string' && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
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

/** Takes over the document that the server rendered. */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  // Until its data is decoded, the router throws a promise, for which nothing above it would wait.
  try {
    HydratedRouter({})
  } catch (decoding) {
    await decoding
  }
  // React's server writes them for pictures of the page; they would be taken for the first links of the head.
  for (const preload of document.head.querySelectorAll('link[rel=preload][as=image]')) preload.remove()
  const ofServer = document.head.querySelectorAll('meta, link:not([rel=modulepreload]), script')
  const stopTakingIds = onElement(takeIds)
  hydrate(page as never, documentRoot())
  stopTakingIds()
  // Only the server writes what search engines read; Preact removes what the page in the browser does not have.
  for (const element of ofServer) if (!element.isConnected) document.head.append(element)
}
