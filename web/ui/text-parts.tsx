import type { ReactNode } from 'react'

/** A section of a page of text, with its heading. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

export const List = ({ of }: { of: readonly string[] }) => (
  <ul className="grid list-disc gap-2 ps-6">
    {of.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
