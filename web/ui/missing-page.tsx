import type { ReactNode } from 'react'

/** A page for what is not there (404), in words, with a way on. */
export const MissingPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <main className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10">
    <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </main>
)
