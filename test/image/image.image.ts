import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { nextUtr } from '../calls.ts'
import { admin } from '../data-template.ts'
import { ask } from '../faults/load.ts'
import { freePort } from '../free-port.ts'
import { firstOf } from '../present.ts'
import { testUnless } from '../faults/skip-aloud.ts'
import { waitUntil } from '../wait.ts'
import { buildImage, call, whyNoImage } from './build-image.ts'
import { configOfImage, makeContainer } from './container.ts'

const MOST_BYTES = 300_000_000
const DAY_MS = 24 * 60 * 60 * 1000

const why = whyNoImage()
const imageTest: typeof test.skip = why ? testUnless(why, 'the container image is not tested') : test

const folder = mkdtempSync(join(tmpdir(), 'tirtha-volumes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  if (!why) process.stdout.write(`\nthe image stands on ${buildImage()}\n`)
})

/** A new container on the same volumes, serving. */
async function run(env: Record<string, string> = {}) {
  const container = makeContainer(folder)
  const PORT = String(await freePort())
  const running = container.start({ PORT, ADMIN_PASSWORD: admin.password, ADMIN_EMAIL: admin.email, ...env })
  onTestFinished(async () => {
    await running.kill()
    container.remove()
  })
  await running.healthy()
  return { ...container, ...running, url: `http://127.0.0.1:${PORT}` }
}

const devotee = { email: 'kamala@example.com', password: 'narmada teerth 7' }

async function book(url: string, refNo: string): Promise<string> {
  const registration = { name: 'Kamala Devi', phoneNumber: '98765 43210', ...devotee }
  const registered = await ask(url, 'POST', '/user/register', registration)
  const { access_token: token } = registered.data as { access_token: string }
  const eventId = firstOf((await ask(url, 'GET', '/events/city/varanasi')).data as { id: string }[]).id
  const date = Date.now() + 10 * DAY_MS
  const addition = { packageId: '', headCount: 0, date, events: [{ eventId, date }] }
  const entry = await ask(url, 'POST', '/cart/add', addition, token)
  const wanted = { cartIds: [(entry.data as { id: string }).id], vehicle: 'CAR' }
  const quote = await ask(url, 'POST', '/payments/initiate', wanted, token)
  const { amountPayable: amountPaid } = quote.data as { amountPayable: number }
  const booked = await ask(url, 'POST', '/bookings/add', { amountPaid, refNo }, token)
  expect(booked.status).toBe(201)
  return firstOf(booked.data as { id: string }[]).id
}

describe('DESIGN the container image', () => {
  imageTest('has at most 300 MB, and names its user, its volumes and its health check', () => {
    const { User, Volumes, Healthcheck } = configOfImage()
    expect([User, Object.keys(Volumes).toSorted()]).toEqual(['10001:10001', ['/backups', '/data']])
    expect(Healthcheck?.Test[0]).toBe('CMD')
    const { root, remove } = makeContainer(folder)
    onTestFinished(remove)
    const bytes = Number.parseInt(call('du', '--summarize', '--bytes', root), 10)
    process.stdout.write(`\nthe image has ${Math.round(bytes / 1e6)} MB\n`)
    expect(bytes).toBeLessThan(MOST_BYTES)
    expect(readdirSync(root).toSorted()).not.toContain('bin')
  })

  imageTest('serves without rights of root, and writes nothing but its volumes', async () => {
    const container = await run()
    expect(container.status()).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m)
    expect(container.status()).toMatch(/^CapEff:\t0+$/m)
    expect(container.status()).toMatch(/^NSpid:\t\d+\t1$/m)
    const write = (place: string) =>
      container.execute('/app/node_modules/.bin/node', '-e', `fs.writeFileSync('${place}/probe', '')`)
    for (const place of ['/', '/app', '/app/build']) expect(write(place).said).toContain('EROFS')
    for (const place of ['/data', '/backups']) expect(write(place)).toEqual({ code: 0, said: '' })
    const page = await fetch(`${container.url}/city/varanasi`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Varanasi')])
  })

  imageTest('drains after SIGTERM as process 1, and its health check turns red', async () => {
    const container = await run({ DRAIN_SECONDS: '600' })
    container.signal('SIGTERM')
    await waitUntil(async () => (await fetch(`${container.url}/readyz`)).status === 503)
    expect(container.isHealthy()).toBe(false)
    const answer = await fetch(`${container.url}/landing`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    container.signal('SIGINT')
    expect(await container.ended).toBe(0)
  })

  imageTest('keeps a booking over the change to a new container', async () => {
    const utr = nextUtr()
    const first = await run({ DRAIN_SECONDS: '0' })
    const id = await book(first.url, utr)
    first.signal('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = await run()
    const login = await ask(second.url, 'POST', '/user/login', devotee)
    const { access_token: token } = login.data as { access_token: string }
    const { data } = await ask(second.url, 'GET', '/bookings/all', undefined, token)
    expect(data).toEqual([expect.objectContaining({ id, paymentRefNumber: utr })])
  })
})
