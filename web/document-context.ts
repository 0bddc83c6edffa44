import { createContext } from 'react'

/** What only the server knows of a document: its styles, which stand inline, and the nonce that lets them. */
export const DocumentContext = createContext({ css: '', nonce: '' })
