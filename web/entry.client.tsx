import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from './document-context.ts'
import { hydrateDocument } from './hydrate-document.ts'

// In development the styles are also a module, which Vite replaces after an edit.
if (import.meta.env.DEV) await import('./app.css')

// The service worker caches pages. It starts after this page has loaded, so that it does not slow it down.
if (import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker?.register('/service-worker.js')
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

// When the root fails, the document is rendered again, and needs the styles for it.
const style = document.querySelector('style')
const shown = { css: style?.textContent ?? '', nonce: style?.nonce ?? '', handOver: '', askLanguage: '' }

await hydrateDocument(
  <DocumentContext value={shown}>
    <HydratedRouter useTransitions={false} />
  </DocumentContext>,
)
document.documentElement.dataset.hydrated = ''
