import { readFileSync } from 'node:fs'

const POLL_MS = 250

/** The process ids of the shell that npm started and of npm; only npm's if the shell replaced itself by this process. */
function ancestors(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    // The name in brackets may contain any character; the state and the parent's id follow it.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /^\w*sh$/.test(name) ? `${process.ppid} ${parent}` : String(process.ppid)
  } catch {
    return String(process.ppid)
  }
}

/**
 * Ends this process, like SIGTERM, when the npm that started it ends. npm passes a signal to its shell, and many shells end without
 * passing it on. Without this, the server would continue to run and keep its port and its data folder.
 */
export function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const started = ancestors()
  setInterval(() => {
    if (ancestors() !== started) process.kill(process.pid, 'SIGTERM')
  }, POLL_MS).unref()
}
