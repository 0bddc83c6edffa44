import { useRupees } from './money.ts'

/** Amounts under one another, in rupees; the last row is the sum of what stands above. */
export function Amounts({ rows }: { rows: readonly (readonly [label: string, rupees: number])[] }) {
  const rupees = useRupees()
  return (
    <table className="w-full">
      <tbody>
        {rows.map(([label, amount], index) => (
          <tr
            key={label}
            className={
              index === rows.length - 1
                ? 'border-t-2 border-ink text-xl font-bold'
                : 'border-b border-dotted border-edge'
            }
          >
            <th scope="row" className={`py-2 text-start ${index === rows.length - 1 ? '' : 'font-normal'}`}>
              {label}
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums">{rupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
