import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** The page for an address that does not exist (404), with links to other pages. */
export const MissingPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Page width="message" gap={4}>
    <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </Page>
)
