import { createServer } from 'node:net'

/** Systems assign ports from 32768 on by themselves, even one that was free when a test checked it. */
const [FIRST, PROCESSES, PORTS] = [12_000, 190, 100]
let asked = 0

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of 127.0.0.1 on which no process listens now, from a range of this process. @throws Error when all are taken */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST + (process.pid % PROCESSES) * PORTS + (asked++ % PORTS)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}
