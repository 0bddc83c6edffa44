import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupLines } from '../../db/backup/backup-lines.ts'
import { openSession } from '../../server/account/sessions.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { askBalance, cancel, type Sender, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { readDocument } from '../openapi-document.ts'
import { makePackage, makePooja } from '../factories.ts'
import { statementCsv, upload } from '../api/statement-files.ts'
import { picture, uploadPhoto } from '../photos.ts'
import { type World, world } from '../world.ts'
import { type FuzzCall, fuzzCalls } from './fuzz-call.ts'
import { readRowIds } from './row-ids.ts'

/** By hand: FUZZ_RUNS=100000 FUZZ_SEED=1 npm run fuzz */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const LONGEST_MS = 2000
const MOST_TRIES = 4

/** Bookings, payments, refunds and a statement in every state, all of one devotee. */
async function inhabited(w: World) {
  const made = await withAdvance(w)
  const { devotee, admin } = made
  await verifyPayment(admin, made.paymentId)
  await askBalance(devotee, made.id)
  const two = await withTwo(w)
  await verifyPayment(two.admin, two.paymentId)
  const gone = await withAdvance(w)
  await verifyPayment(gone.admin, gone.paymentId)
  await cancel(gone.admin, gone.id, 5000)
  await devotee.addPackage()
  await devotee.quote((await devotee.addPooja()).id)
  for (let count = 0; count < 5; count++) await devotee.addPooja()
  await devotee.send('POST', '/feedback/create', { text: 'Good', rating: 5 })
  await devotee.send('POST', `/bookings/${made.id}/share`)
  await upload(admin, w, statementCsv([['426812345678', 1100]]))
  const [pack] = await Promise.all([makePackage(w.db), makePooja(w.db)])
  await uploadPhoto(w, admin, { path: `/packages/${pack.id}`, bytes: await picture().jpeg().toBuffer() })
  await storeSecurityKey(w.db, 'a key of the house')
  return { devotee, admin }
}

function requestOf({ method, type, body }: FuzzCall, token: string | undefined): RequestInit {
  const headers: Record<string, string> = { ...(token && { Authorization: `Bearer ${token}` }) }
  if (method === 'GET' || body === undefined) return { method, headers }
  if (type !== 'multipart/form-data')
    return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.set(name, name === 'file' ? new File([String(value)], 'x.csv') : JSON.stringify(value))
  return { method, headers, body: form }
}

/** Calls that can end a session, even another person's. */
const ENDS_SESSIONS = /\/user\/(logout|sessions|password|delete|verifyOtp)/

test(
  'FUZZ no request gives a 5xx, hangs, breaks the contract, or stores what breaks others',
  { timeout: 600_000 },
  async () => {
    const w = await world()
    const people = await inhabited(w)
    const document = await readDocument(w)
    const newTokens = async () => ({
      visitor: undefined,
      USER: await openSession(w.db, people.devotee.user, w.clock.now()),
      ADMIN: await openSession(w.db, people.admin.user, w.clock.now()),
    })
    let tokens = await newTokens()
    const seen = new Map<number, number>()
    const timed = async (call: FuzzCall) => {
      const begun = performance.now()
      const response = await w.request(call.path, requestOf(call, tokens[call.who]))
      await response.arrayBuffer()
      return { response, ms: performance.now() - begun }
    }
    for (const call of fc.sample(fuzzCalls(document, await readRowIds(w)), { numRuns: RUNS, seed: SEED })) {
      const told = `${call.who} ${call.method} ${call.path} ${JSON.stringify(call.body)?.slice(0, 2000)}`
      const { response, ms } = await timed(call).catch((error: unknown) => {
        throw new Error(told, { cause: error })
      })
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      if (response.status >= 500) throw new Error(`${response.status}: ${told}`)
      // This is repeated, because a busy machine can stop a try.
      for (let tries = 0, last = ms; last > LONGEST_MS; tries++) {
        if (tries === MOST_TRIES) throw new Error(`it took ${ms} ms: ${told}`)
        last = (await timed(call)).ms
      }
      if (ENDS_SESSIONS.test(call.path)) tokens = await newTokens()
    }
    // If no call succeeded, or none was refused, the generator would be useless.
    for (const status of [200, 201, 400, 401, 403, 404, 409])
      expect([status, (seen.get(status) ?? 0) > 5]).toEqual([status, true])
    await expectWhole(w, { user: w.bearer(tokens.USER), staff: w.bearer(tokens.ADMIN) })
  },
)

/** No stored value breaks the books, a list, an email, a document or a backup. */
async function expectWhole(w: World, { user, staff }: { user: Sender; staff: Sender }): Promise<void> {
  expect(await ledgerViolations(w.db)).toEqual([])
  for (const path of ['/packages/city/varanasi', '/events/city/varanasi', '/feedback'])
    expect((await w.visitor().send('GET', path)).status).toBe(200)
  for (const path of ['/cart', '/payments', '/bookings/all', '/user/export', '/user/settings'])
    expect([path, (await user.send('GET', path)).status]).toEqual([path, 200])
  expect((await staff.send('POST', '/admin/user/all', {})).status).toBe(200)
  expect((await staff.send('GET', '/refunds')).status).toBe(200)
  const bookings = await w.db.selectFrom('bookings').select('id').execute()
  for (const { id } of bookings)
    for (const kind of ['calendar', 'voucher', 'receipt', 'invoice', 'refund_voucher', 'credit_note'])
      expect([200, 409]).toContain((await staff.send('GET', `/bookings/${id}/papers/${kind}`)).status)
  await w.sendMails()
  expect(await w.db.selectFrom('outbox').select('last_error').where('sent_at', 'is', null).execute()).toEqual([])
  let lines = 0
  for await (const _ of backupLines(w.db, w.photos, w.clock.now())) lines++
  expect(lines).toBeGreaterThan(10)
}
