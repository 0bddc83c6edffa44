import type { ReactNode } from 'react'

/** Facts side by side, each below its name; an empty one is left out. */
export const Facts = ({ of }: { of: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {of.map(
      ([name, fact]) =>
        fact && (
          <div key={name}>
            <dt className="text-quiet">{name}</dt>
            <dd className="font-bold tabular-nums">{fact}</dd>
          </div>
        ),
    )}
  </dl>
)
