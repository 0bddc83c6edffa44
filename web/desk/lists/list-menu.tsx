import type { ReactNode } from 'react'

/** A button above a list that opens a panel: beside the rows on a wide screen, above them on a phone. */
export const ListMenu = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="max-sm:open:basis-full sm:relative">
    <summary className="flex min-h-12 cursor-pointer items-center rounded-lg border-2 border-river px-4 font-bold text-river hover:bg-glow">
      {title}
    </summary>
    <div className="card mt-1 grid shadow-lg sm:absolute sm:end-0 sm:z-30 sm:w-72">{children}</div>
  </details>
)
