import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { admin, makeTemplate } from '../test/data-template.ts'
import { freePort } from '../test/free-port.ts'
import { registerAt } from '../test/process/register-at.ts'
import { run } from '../test/process/run-script.ts'

/**
 * Measures how long others wait for the packages of a city while several vouchers at a time are requested, without limits. `npm run
 * bench:documents`, `npm run bench:documents -- --at-once 0,20 --seconds 10`, with DATABASE_URL on PostgreSQL (an empty database).
 */
const { values } = parseArgs({
  options: { 'at-once': { type: 'string', default: '0,5,20' }, seconds: { type: 'string', default: '10' } },
})

const { dataDir, remove } = await makeTemplate()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const server = run({
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'warn',
    ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
  },
})

async function call(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

/** A devotee with a verified booking, who requests its voucher and returns the status. */
async function voucherReader() {
  const devotee = await registerAt({ call })
  await devotee.addPooja()
  const { data } = await devotee.book('426812345678')
  const login = await call('POST', '/user/login', { email: admin.email, password: admin.password })
  await call('POST', '/bookings/verification', { id: data[0].id, status: true }, login.data.access_token)
  const headers = { Authorization: `Bearer ${devotee.token}` }
  return async () => {
    const response = await fetch(`${url}/v1/bookings/${data[0].id}/papers/voucher`, { headers })
    await response.arrayBuffer()
    return response.status
  }
}

/** The times of other people's calls, one every 20 ms, while `atOnce` vouchers at a time are requested. */
async function measure(atOnce: number, readVoucher: () => Promise<number>) {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const until = performance.now() + Number(values.seconds) * 1000
  const readers = Array.from({ length: atOnce }, async () => {
    while (performance.now() < until) {
      const status = await readVoucher()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const others: Promise<void>[] = []
  while (performance.now() < until) {
    const begun = performance.now()
    others.push(call('GET', '/packages/city/varanasi').then(() => void times.push(performance.now() - begun)))
    await pause(20)
  }
  await Promise.all([...readers, ...others])
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`
  const vouchers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'
  return `| ${atOnce} | ${at(0.5)} | ${at(0.99)} | ${sorted.length} | ${vouchers} |`
}

try {
  while (!server.said.stderr.includes('Tirtha is ready')) {
    if (!server.isRunning()) throw new Error(`The server ended:\n${server.said.stderr}`)
    await pause(20)
  }
  const readVoucher = await voucherReader()
  await readVoucher()
  process.stdout.write('| vouchers at once | others p50 | others p99 | others | vouchers |\n|---|---|---|---|---|\n')
  for (const atOnce of values['at-once'].split(','))
    process.stdout.write(`${await measure(Number(atOnce), readVoucher)}\n`)
} finally {
  server.kill('SIGKILL')
  await server.ended
  remove()
}
