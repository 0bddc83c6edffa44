import type { ReactNode } from 'react'

/** A number or a code in one piece: a UTR that breaks in the middle is read and copied wrongly. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full tabular-nums">{children}</span>
)
