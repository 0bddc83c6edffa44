import type { ReactNode } from 'react'

/** A number or a code without a line break: people read and copy a UTR wrongly if it is broken. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full tabular-nums">{children}</span>
)
