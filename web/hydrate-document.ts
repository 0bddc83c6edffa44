import { createElement, type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over the document that the server rendered. Built pages have `web/preact/hydrate-document.ts` instead. */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  startTransition(() => {
    hydrateRoot(document, createElement(StrictMode, null, page), { onRecoverableError: (error) => reportError(error) })
  })
}
