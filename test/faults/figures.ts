import { appendFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Counts } from './count-bookings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file for the figures of `npm run faults`; empty in other runs. */
    figuresFile: string
  }
}

/**
 * A row of docs/reliability.md. `seconds` is the time until a booking was answered again after the fault; null if all were
 * answered.
 */
export type Figures = {
  fault: string
  store: string
  acknowledged: number
  lost: number
  doubled: number
  half: number
  seconds: number | null
  note?: string
}

/** Whether `npm run faults` runs, in which each fault is repeated more often. */
export const isFullRun = (): boolean => inject('figuresFile') !== ''

/** Records the result of a fault for docs/reliability.md. */
export function record(
  fault: string,
  store: string,
  { acknowledged, lost, doubled, half }: Counts,
  seconds: number | null,
  note = '',
): void {
  if (!isFullRun()) return
  const figures: Figures = {
    fault,
    store,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    half: half.length,
    seconds,
    note,
  }
  appendFileSync(inject('figuresFile'), `${JSON.stringify(figures)}\n`)
}
