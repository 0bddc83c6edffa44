import { useTableRupees } from './format.ts'

/** Amounts in rupees; the last row is the result. */
export function Amounts({ rows }: { rows: readonly (readonly [label: string, rupees: number])[] }) {
  const rupees = useTableRupees(rows.map(([, amount]) => amount))
  return (
    <dl>
      {rows.map(([label, amount], index) => (
        <div
          key={label}
          className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${
            index === rows.length - 1 ? 'border-t-2 border-ink text-xl font-bold' : 'border-b border-dotted border-edge'
          }`}
        >
          <dt>{label}</dt>
          <dd className="ms-auto whitespace-nowrap tabular-nums">{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
