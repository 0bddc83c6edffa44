import type { ReactNode } from 'react'

/** A button above a list that opens a panel: beside the rows on a wide screen, above them on a phone. */
export const ListMenu = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="max-sm:open:basis-full sm:relative">
    <summary className="line-tool">{title}</summary>
    <div className="card mt-1 grid shadow-lg sm:absolute sm:end-0 sm:z-30 sm:w-72">{children}</div>
  </details>
)
