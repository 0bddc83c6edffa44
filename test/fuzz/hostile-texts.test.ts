/** @module-tag thorough */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { sendToFolder } from '../../server/email/transport.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { statementCsv, upload } from '../api/statement-files.ts'
import { call, cancel, nextUtr, type Sender, statusOf, withAdvance } from '../calls.ts'
import { readPdf } from '../pdf-text.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'
import { hostileTexts } from './hostile-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'tirtha-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

const KEY = 'a key of the house'
/** PostgreSQL cannot store these texts, and an address or a document cannot contain them, so they are always refused. */
const REFUSED: ReadonlySet<string> = new Set([hostileTexts['half a character'], hostileTexts['a zero']])

/** Writes the text into every field that a person can fill, as long as the field accepts it. */
async function writeEverywhere(w: World, text: string, made: Awaited<ReturnType<typeof withAdvance>>) {
  const { devotee, admin, id } = made
  const { data: bought } = await (await devotee.send('GET', `/bookings/${id}`)).json()
  await storeSecurityKey(w.db, KEY)
  const read = await (await w.visitor().send('GET', `/packages/${bought.Package.id}`)).json()
  const [short, long] = [text.slice(0, 100), text.slice(0, 2000)]
  const lines = { itinerary: [long], itineraryHindi: [long], facility: [long], facilityHindi: [long] }
  const content = { ...read.data, name: text.slice(0, 200), nameHindi: text.slice(0, 200), ...lines, key: KEY }
  return {
    packageId: bought.Package.id as string,
    name: await statusOf(devotee, '/user/update', { name: short, phoneNumber: '9876543210', language: 'en' }),
    package: await statusOf(admin, '/packages/update', { content }),
    note: await statusOf(admin, '/bookings/note', { id, note: long }),
    driver: await statusOf(admin, '/bookings/driver', { id, name: short, phone: '9876543210', vehicle: short }),
    sankalp: (await call(devotee, 'PUT', `/bookings/${id}/sankalp`, { names: text.slice(0, 500), gotra: '' })).status,
    feedback: await statusOf(devotee, '/feedback/create', { text: text.slice(0, 1000), rating: 5 }),
  }
}

const HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted)$/

/** Every received email has one receiver, and only our headers. */
async function expectEmails(w: World, address: string): Promise<void> {
  const sent = await w.sendMails()
  const own = mkdtempSync(join(folder, 'mail-'))
  for (const message of sent.filter(({ to }) => to === address)) await sendToFolder(own)(message)
  const files = readdirSync(own)
  expect(files.length).toBeGreaterThan(1)
  for (const name of files) {
    const mail = await PostalMime.parse(readFileSync(join(own, name)))
    expect(mail.headers.map(({ key }) => key).filter((key) => !HEADERS.test(key))).toEqual([])
    expect([mail.to?.map((to) => to.address), mail.cc, mail.bcc]).toEqual([[address], undefined, undefined])
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
    expect(mail.html).not.toMatch(/<script|<img src=x|<p>body/)
  }
}

async function bytesOf(who: Sender, path: string): Promise<Buffer> {
  const response = await who.send('GET', path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
  return Buffer.from(await response.arrayBuffer())
}

/** The files open in other programs, run nothing, and have only our parts. */
async function expectDocuments(who: Sender, id: string): Promise<void> {
  const calendar = new ICAL.Component(ICAL.parse((await bytesOf(who, `/bookings/${id}/papers/calendar`)).toString()))
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent'])
  expect(calendar.getFirstSubcomponent('vevent')?.getAllProperties('attendee')).toEqual([])
  for (const kind of ['voucher', 'receipt']) {
    const pdf = await bytesOf(who, `/bookings/${id}/papers/${kind}`)
    expect((await readPdf(pdf)).pages.length).toBeLessThan(12)
    expect(pdf.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/)
  }
}

test.each(Object.entries(hostileTexts))(
  'FUZZ %s in names, notes, sankalps and packages stays text in emails, documents and calendars',
  async (_name, text) => {
    const w = await world()
    const made = await withAdvance(w)
    const { packageId, ...statuses } = await writeEverywhere(w, text, made)
    for (const status of Object.values(statuses)) expect(REFUSED.has(text) ? [400] : [200, 201, 400]).toContain(status)
    expect((await upload(made.admin, w, statementCsv([[text.toWellFormed(), 5000]]))).status).toBeLessThan(500)
    // A booking keeps the name of its package at that time; this booking was made after the edit.
    await made.devotee.addPackage({ packageId, headCount: 4, days: 20 })
    const { id } = firstOf(await made.devotee.book(nextUtr()))
    await made.admin.verify(id)
    await call(made.devotee, 'PUT', `/bookings/${id}/sankalp`, { names: text.slice(0, 500), gotra: text.slice(0, 60) })
    await statusOf(made.admin, '/bookings/driver', {
      id,
      name: text.slice(0, 100),
      phone: '9876543210',
      vehicle: 'Car',
    })
    await expectDocuments(made.devotee, id)
    const cancelled = await cancel(made.admin, id, 5000, text.slice(0, 500))
    expect([200, 400]).toContain(cancelled.status)
    await expectEmails(w, made.devotee.user.email)
    expect((await made.devotee.send('GET', '/user/export')).status).toBe(200)
  },
)

test('FUZZ the hostile texts get through: a package and a note accept most of them', async () => {
  const w = await world()
  const made = await withAdvance(w)
  const accepted = { package: 0, note: 0, name: 0, sankalp: 0 }
  for (const text of Object.values(hostileTexts)) {
    const statuses = await writeEverywhere(w, text, made)
    for (const field of ['package', 'note', 'name', 'sankalp'] as const) if (statuses[field] === 200) accepted[field]++
  }
  expect(Math.min(accepted.package, accepted.note, accepted.sankalp)).toBeGreaterThan(9)
  expect(accepted.name).toBeGreaterThan(5)
})
