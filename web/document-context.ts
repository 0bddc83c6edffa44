import { createContext } from 'react'

type ServerDocument = {
  /** The inline styles. */
  css: string
  /** Lets inline styles and scripts pass the content security policy. */
  nonce: string
  /** The script that stores a session in the browser; empty if the page does not answer a login. */
  handOver: string
  /** The script that shows or hides the question for the language. */
  askLanguage: string
}

/** The parts of a document that only the server knows. */
export const DocumentContext = createContext<ServerDocument>({ css: '', nonce: '', handOver: '', askLanguage: '' })
