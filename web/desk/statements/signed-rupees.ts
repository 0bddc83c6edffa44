import { useRupees } from '../../ui/format.ts'

/** Formats rupees of a bank statement: money that came with a plus, money that left with a minus. */
export function useSignedRupees(): (rupees: number) => string {
  const format = useRupees()
  return (rupees) => `${rupees < 0 ? '−' : '+'}${format(Math.abs(rupees))}`
}
