const EVENT = 'desk-search'

/** Writes a text into the search field of the desk, which moves the focus there and finds it. */
export const searchAtDesk = (text: string): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }))
}

/** Calls the listener for each text that a page wants to find. Returns a function that stops this. */
export function onSearchAtDesk(run: (text: string) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) run(String(event.detail))
  }
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
