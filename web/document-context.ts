import { createContext } from 'react'

/** The inline styles of the document and their nonce, which only the server knows. */
export const DocumentContext = createContext({ css: '', nonce: '' })
