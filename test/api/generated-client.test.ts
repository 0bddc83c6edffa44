import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { afterAll, describe, expect, test } from 'vitest'
import { routes } from '../contract-check.ts'
import { makePooja } from '../factories.ts'
import { operation, readDocument } from '../openapi-document.ts'
import { firstOf, present } from '../present.ts'
import { type World, world } from '../world.ts'
import { kamala } from './account-calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'tirtha-client-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Answer = { status: number; data: { data: never; message?: string } }
type Call = (...args: unknown[]) => Promise<Answer>
type Client = { defaults: { fetch: World['request']; headers: Record<string, string> } } & Record<string, Call>

/** The client that a generator makes from the document, for the calls of this world. */
async function generatedClient(w: World): Promise<Client> {
  const specification = join(folder, 'openapi.json')
  writeFileSync(specification, JSON.stringify(await readDocument(w)))
  const source = (await generateSource(specification)).replaceAll(/"@oazapfts\/runtime[^"]*"/g, (name) =>
    JSON.stringify(import.meta.resolve(JSON.parse(name) as string)),
  )
  const file = join(folder, 'client.ts')
  writeFileSync(file, source)
  const client = (await import(/* @vite-ignore */ file)) as Client
  client.defaults.fetch = (address, init) => {
    const { pathname, search } = new URL(address)
    return w.request(pathname + search, init)
  }
  return client
}

describe('CONTRACT openapi.json for other tools', () => {
  test('each call has the name of its definition and says who may make it, and the document says where', async () => {
    const document = await readDocument(await world())
    expect(document.servers).toEqual([{ url: 'http://tirtha.test' }])
    for (const { name, operationId, method, path } of routes) {
      const found = present(operation(document, method, path))
      expect([operationId, found.operationId, found.security]).toEqual([name, name, expect.any(Array)])
    }
  })

  test('redocly finds nothing', async () => {
    const w = await world()
    const document = { ...(await readDocument(w)), servers: [{ url: 'https://tirtha.org' }] }
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    })
    const found = problems.map(({ ruleId, message, location }) => `${ruleId} ${firstOf(location).pointer}: ${message}`)
    const allowed = [
      // A request for the rating, or for the cities, cannot be wrong.
      /^operation-4xx-response #\/paths\/~1v1~1feedback~1rating\/get/,
      /^operation-4xx-response #\/paths\/~1v1~1cities\/get/,
      // The customer fixed `/packages/{id}/photos` and `/packages/city/{cityName}`. No method exists on both.
      /^no-ambiguous-paths .*photos/,
      // The same holds for `/packages/{id}/status` and `/packages/{id}/days`: no package has the id `city`.
      /^no-ambiguous-paths .*(status|days)/,
    ]
    expect(found.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  })

  test('a generated client registers, and books and pays a pooja', async () => {
    const w = await world()
    const pooja = await makePooja(w.db)
    const { defaults, ...client } = await generatedClient(w)
    const call = async <Data>(name: string, ...args: unknown[]) => {
      const { status, data } = await present(client[name])(...args)
      expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201])])
      return data.data as Data
    }
    const { access_token: token } = await call<{ access_token: string }>('register', kamala)
    defaults.headers = { Authorization: `Bearer ${token}` }
    const date = w.clock.now().getTime() + 20 * 24 * 60 * 60 * 1000
    const events = [{ eventId: pooja.id, date }]
    const entry = await call<{ id: string }>('addToCart', { packageId: '', headCount: 0, date, events })
    const quote = await call<{ amountPayable: number }>('initiatePayment', { cartIds: [entry.id], vehicle: 'CAR' })
    await call('addBookings', { amountPaid: quote.amountPayable, refNo: '426812345678' })
    const bookings =
      await call<{ paymentRefNumber: string; BookingEvents: { Event: { name: string } }[] }[]>('readBookings')
    expect(
      bookings.map(({ paymentRefNumber, BookingEvents }) => [paymentRefNumber, BookingEvents[0]?.Event.name]),
    ).toEqual([['426812345678', pooja.name]])
  })
})
