import { type ReactNode, useId } from 'react'

/** A section of the settings with its heading. */
export function Section({ id: own, title, children }: { id?: string; title: string; children: ReactNode }) {
  const made = useId()
  const id = own ?? made
  return (
    <section aria-labelledby={id} className="card grid gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
