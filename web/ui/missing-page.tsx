import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** A page for what is not there (404), in words, with a way on. */
export const MissingPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Page width="message" gap={4}>
    <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </Page>
)
