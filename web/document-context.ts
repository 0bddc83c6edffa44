import { createContext } from 'react'

type ServerDocument = {
  /** The styles, which stand inline. */
  css: string
  /** Lets inline styles and scripts pass the content security policy. */
  nonce: string
  /** The script that stores a session in the browser; empty where the page answers no login. */
  handOver: string
  /** The script that shows the question for the language, or not. */
  askLanguage: string
}

/** What only the server knows of a document. */
export const DocumentContext = createContext<ServerDocument>({ css: '', nonce: '', handOver: '', askLanguage: '' })
