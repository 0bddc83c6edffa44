import { readFileSync } from 'node:fs'

const POLL_MS = 250

/** Whoever stands between us and npm, and npm: a shell and its parent, or npm alone where its shell gave way to us. */
function ancestors(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    // The name in brackets may hold anything; the state and the parent's id follow it.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /^\w*sh$/.test(name) ? `${process.ppid} ${parent}` : String(process.ppid)
  } catch {
    return String(process.ppid)
  }
}

/**
 * Ends this process, as SIGTERM does, when the npm that started it ends. npm passes a signal to its shell, and many
 * shells die of it without passing it on: the server would live on unseen, holding its port and its data folder.
 */
export function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const started = ancestors()
  setInterval(() => {
    if (ancestors() !== started) process.kill(process.pid, 'SIGTERM')
  }, POLL_MS).unref()
}
