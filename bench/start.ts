import { setTimeout as pause } from 'node:timers/promises'
import { makeTemplate } from '../test/data-template.ts'
import { freePort } from '../test/free-port.ts'
import { run } from '../test/process/run-script.ts'

/**
 * Measures how long a restart takes, with everything built and the embedded database after its first start. Ends with 1
 * when the median is above the goal.
 */
const RUNS = 5
const GOAL_MS = 3000

async function restart(dataDir: string): Promise<number> {
  const begun = performance.now()
  const server = run({
    env: { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error', DRAIN_SECONDS: '0' },
  })
  while (!server.said.stderr.includes('Tirtha is ready')) {
    if (!server.isRunning()) throw new Error(`The server ended:\n${server.said.stderr}`)
    await pause(5)
  }
  const ms = performance.now() - begun
  server.kill('SIGTERM')
  await server.ended
  return ms
}

const template = await makeTemplate()
try {
  // The first run builds what is not built, and is not counted.
  await restart(template.dataDir)
  const times: number[] = []
  while (times.length < RUNS) times.push(await restart(template.dataDir))
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity
  const shown = times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')
  process.stdout.write(`Restarts: ${shown}; median ${(median / 1000).toFixed(2)} s, goal ${GOAL_MS / 1000} s\n`)
  if (median > GOAL_MS) process.exitCode = 1
} finally {
  template.remove()
}
