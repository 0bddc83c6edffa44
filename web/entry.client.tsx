import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from './document-context.ts'

// In development the styles also come as a module, which is replaced as it is edited.
if (import.meta.env.DEV) await import('./app.css')

// Pages that have been seen open without a network; it can wait until this one is there.
if (import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker?.register('/service-worker.js')
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

// A failure of the root renders the document again, which must not lose its styles.
const style = document.querySelector('style')
const shown = { css: style?.textContent ?? '', nonce: style?.nonce ?? '' }

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={shown}>
        <HydratedRouter />
      </DocumentContext>
    </StrictMode>,
    { onRecoverableError: (error) => reportError(error) },
  )
})
