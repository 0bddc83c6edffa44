import type { ReactNode } from 'react'

type Props = { summary: ReactNode; children: ReactNode }

/** A section that opens in place, also without scripts. */
export const Fold = ({ summary, children }: Props) => (
  <details>
    <summary className="flex min-h-12 items-center gap-2 font-bold text-river [&::-webkit-details-marker]:hidden">
      {summary}
      <Chevron />
    </summary>
    {children}
  </details>
)

/** Points down while its `details` is closed. */
export const Chevron = () => (
  <svg aria-hidden viewBox="0 0 20 20" className="chevron">
    <path d="M3 7l7 7 7-7" />
  </svg>
)
