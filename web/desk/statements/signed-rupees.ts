import { useRupees } from '../../ui/format.ts'

/** Formats rupees of a bank statement: received money with a plus, sent money with a minus. */
export function useSignedRupees(): (rupees: number) => string {
  const format = useRupees()
  return (rupees) => `${rupees < 0 ? '−' : '+'}${format(Math.abs(rupees))}`
}
