import { useRupees } from './money.ts'

/** Amounts under one another, in rupees; the last row is the sum of what stands above. */
export function Amounts({ rows }: { rows: readonly (readonly [label: string, rupees: number])[] }) {
  const rupees = useRupees()
  return (
    <table className="w-full">
      <tbody>
        {rows.map(([label, amount], index) => (
          <tr key={label} className={index === rows.length - 1 ? 'border-t-2 border-stone text-xl font-bold' : ''}>
            <th scope="row" className="py-1 text-start font-normal">
              {label}
            </th>
            <td className="py-1 text-end tabular-nums">{rupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
