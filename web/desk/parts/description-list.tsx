import type { ReactNode } from 'react'
import { Unbroken } from '../../ui/unbroken.tsx'

/** An amount, a number or a code. */
const isOneWord = (fact: ReactNode): boolean => typeof fact === 'string' && /^\S*\d\S*$/.test(fact)

/** A narrow column on a phone has no room for it. */
const isSentence = (fact: ReactNode): boolean => typeof fact === 'string' && fact.length > 40

/** Values below their names, in as many columns as fit. An empty value is left out. */
export const DescriptionList = ({ of }: { of: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(7.4rem,100%),1fr))] items-start sm:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-2">
    {of.map(
      ([name, fact]) =>
        fact && (
          <div key={name} className={isSentence(fact) ? 'max-sm:col-span-full' : undefined}>
            <dt className="text-quiet">{name}</dt>
            <dd className="font-bold tabular-nums">{isOneWord(fact) ? <Unbroken>{fact}</Unbroken> : fact}</dd>
          </div>
        ),
    )}
  </dl>
)
