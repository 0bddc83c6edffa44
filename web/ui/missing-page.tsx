import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** The page for something that does not exist (404), with links to go on. */
export const MissingPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Page width="message" gap={4}>
    <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </Page>
)
