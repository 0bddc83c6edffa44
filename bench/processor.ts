import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICK_US = 10_000

/** The fields of a process after its name, which may contain spaces; null if there is no /proc or no such process. */
function statOf(pid: number | string): string[] | null {
  const file = `/proc/${pid}/stat`
  try {
    return readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? null
  } catch {
    return null
  }
}

const field = (stat: string[], index: number): number => Number(stat[index] ?? 0)

/** The processor time that a process has used, in microseconds; 0 without /proc. */
export function processorTime(pid: number): number {
  const stat = statOf(pid)
  return stat ? (field(stat, 11) + field(stat, 12)) * TICK_US : 0
}

/** The processor time of a process, of its running children and of its ended children, in microseconds. */
export function familyTime(pid: number): number {
  if (!existsSync('/proc')) return 0
  const own = statOf(pid)
  const ended = own ? (field(own, 13) + field(own, 14)) * TICK_US : 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => (Number(statOf(name)?.[1]) === pid ? processorTime(Number(name)) : []))
  return processorTime(pid) + ended + children.reduce((sum, time) => sum + time, 0)
}

/** The memory of a process in MB, now and at its peak; 0 without /proc. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const file = `/proc/${pid}/status`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
