import { type ReactNode, useId } from 'react'

/** A section of the settings with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
