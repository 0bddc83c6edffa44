import { createContext } from 'react-router'
import { createClient } from '../contract/client.ts'
import type { PageContext } from '../contract/page.ts'

/** What the server gives to the loaders and the document; see `contract/page.ts`. */
export const pageContext = createContext<PageContext>()

/** The API for a loader on the server, in the language of the page. */
export const apiOf = ({ call, language }: PageContext) =>
  createClient('http://in.process', ((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input))
    const headers = new Headers(init?.headers)
    headers.set('Accept-Language', language)
    return call(pathname + search, { ...init, headers })
  }) as typeof globalThis.fetch)
