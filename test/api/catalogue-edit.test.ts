import { expect, test } from 'vitest'
import { noFacts } from '../../domain/itinerary.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { makePackage, makePooja } from '../factories.ts'
import { get } from '../calls.ts'
import { noOfferFacts } from '../no-offer-facts.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

const place = { city: 'Sarnath', cityHindi: 'सारनाथ', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }

const newPackage = {
  name: 'Two days in Sarnath',
  nameHindi: 'सारनाथ में दो दिन',
  ...place,
  price: 4321.09,
  additionalPerson: 0.5,
  itinerary: ['Second', 'First'],
  itineraryHindi: ['दूसरा'],
  facility: [],
  facilityHindi: ['गाड़ी', 'भोजन'],
}

const newEvent = {
  name: 'Deep daan',
  nameHindi: 'दीप दान',
  ...place,
  cost: 501.01,
  details: 'At dusk',
  detailsHindi: 'सायंकाल',
}

/** The two edits, which differ only in names. */
const edits = [
  {
    what: 'package',
    path: '/packages/update',
    wrapper: 'content',
    fields: newPackage,
    kept: { ...noFacts, ...noOfferFacts, seats: null, season: null, gstPercent: null },
    money: 'additionalPerson',
    make: makePackage,
    read: '/packages/',
  },
  {
    what: 'event',
    path: '/events/edit',
    wrapper: 'event',
    fields: newEvent,
    kept: { ...noOfferFacts, included: [], includedHindi: [], season: null, gstPercent: null },
    money: 'cost',
    make: makePooja,
    read: '/events/id/',
  },
] as const

async function desk({ path, wrapper, fields, make, read }: (typeof edits)[number], onLog?: (line: string) => void) {
  const w = await world({ onLog })
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin()
  const { id } = await make(w.db)
  const before = await get(w, read + id)
  return {
    id,
    w,
    admin,
    before,
    now: () => get(w, read + id),
    edit: async (over: object = {}) => {
      const response = await admin.send('POST', path, { [wrapper]: { id, ...fields, key: KEY, ...over } })
      return { status: response.status, ...(await response.json()) }
    },
  }
}

test.each(edits)('§8 an edit of a $what answers the new version, which everyone then reads', async (which) => {
  const { id, edit, now } = await desk(which)
  const edited = await edit()
  expect(edited).toMatchObject({
    status: 200,
    message: which.what === 'package' ? 'Package updated successfully' : 'Event updated successfully',
  })
  expect(edited.data).toEqual({ id, ...which.fields, ...which.kept, photos: [], status: 'PUBLISHED' })
  expect((await now()).data).toEqual({ id, ...which.fields, ...which.kept, photos: [] })
})

test.each(edits)(
  'CONTRACT packages/update, events/edit: a $what that was changed meanwhile is not overwritten',
  async (which) => {
    const { before, edit, now } = await desk(which)
    const { id: _, ...read } = before.data
    expect((await edit({ before: read })).status).toBe(200)
    const stored = await now()
    const refused = await edit({ name: 'A new name', before: read })
    expect(refused).toMatchObject({ status: 409, code: 'EDITED_MEANWHILE' })
    expect(refused.issues).toContainEqual({
      path: `${which.wrapper}.${which.money}`,
      message: `Now saved: ${stored.data[which.money]}`,
    })
    expect(await now()).toEqual(stored)

    const { id: __, ...readAgain } = stored.data
    expect((await edit({ name: 'A new name', before: readAgain })).status).toBe(200)
    expect((await edit({ name: 'Another name' })).status).toBe(200)
  },
)

test.each(edits)(
  'CONTRACT packages/update, events/edit: of two edits of a $what at once one is saved',
  async (which) => {
    const { before, edit } = await desk(which)
    const { id: _, ...read } = before.data
    const answers = await Promise.all(['One', 'Two'].map((name) => edit({ name, before: read })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  },
)

test.each(edits)('§5 an edit of a $what needs the security key', async (which) => {
  const { before, edit, now } = await desk(which)
  expect(await edit({ key: undefined })).toMatchObject({ status: 400, issues: [{ path: `${which.wrapper}.key` }] })
  expect((await edit({ key: '' })).status).toBe(400)
  for (const key of ['wrong', KEY.toUpperCase(), ` ${KEY}`])
    expect(await edit({ key })).toMatchObject({ status: 403, code: 'BAD_KEY' })
  expect(await now()).toEqual(before)
})

test.each(edits)(
  'CONTRACT packages/update, events/edit: a wrong key for a $what is recorded and logged',
  async (which) => {
    const lines: string[] = []
    const { id, w, admin, edit } = await desk(which, (line) => lines.push(line))
    await edit({ key: 'a wrong key' })
    const rows = await w.db.selectFrom('audit').selectAll().execute()
    const record = {
      actor_id: admin.user.id,
      action: 'security_key_refused',
      subject_id: id,
      created_at: w.clock.now(),
    }
    expect(rows).toEqual([expect.objectContaining({ ...record, changed_from: null, changed_to: null })])
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
    expect(warnings).toEqual([
      expect.objectContaining({ msg: 'wrong security key', actorId: admin.user.id, subjectId: id }),
    ])
    expect(lines.join('') + JSON.stringify(rows)).not.toContain('a wrong key')
  },
)

test.each(edits)(
  '§6 without a security key in the database nobody edits a $what',
  async ({ path, wrapper, fields, make }) => {
    const w = await world()
    const { id } = await make(w.db)
    expect((await (await w.admin()).send('POST', path, { [wrapper]: { id, ...fields, key: 'any key' } })).status).toBe(
      403,
    )
  },
)

test.each(edits)('CONTRACT packages/update, events/edit: no answer about a $what contains the key', async (which) => {
  const { edit } = await desk(which)
  expect(JSON.stringify([await edit(), await edit({ name: '' }), await edit({ key: 'wrong' })])).not.toContain(KEY)
})

test.each(edits)(
  'CONTRACT packages/update, events/edit: a missing field of a $what is refused and named',
  async (which) => {
    const { before, edit, now } = await desk(which)
    for (const field of Object.keys({ id: '', ...which.fields }))
      expect(await edit({ [field]: undefined })).toMatchObject({
        status: 400,
        issues: [{ path: `${which.wrapper}.${field}` }],
      })
    expect(await now()).toEqual(before)
  },
)

test.each(edits)('CONTRACT unknown fields: an edit of a $what refuses and names them', async (which) => {
  const { edit } = await desk(which)
  expect(await edit({ itenerary: ['misspelt'] })).toMatchObject({
    status: 400,
    issues: [{ path: `${which.wrapper}.itenerary` }],
  })
})

test.each(edits)('CONTRACT money: the price of a $what has at most two decimals and is not negative', async (which) => {
  const { edit, now } = await desk(which)
  const path = `${which.wrapper}.${which.money}`
  expect(await edit({ [which.money]: 10.001 })).toMatchObject({
    status: 400,
    code: 'MONEY_DECIMALS',
    issues: [{ path }],
  })
  for (const wrong of [-0.01, '100', null, 1e15])
    expect(await edit({ [which.money]: wrong })).toMatchObject({ status: 400, issues: [{ path }] })
  for (const right of [0, 0.01, 0.29, 19.99, 999_999.99]) {
    expect((await edit({ [which.money]: right })).status).toBe(200)
    expect((await now()).data[which.money]).toBe(right)
  }
})

test.each(edits)('CONTRACT ids: an edit of an unknown $what gives 404, a malformed id 400', async (which) => {
  const { edit } = await desk(which)
  expect(await edit({ id: crypto.randomUUID() })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await edit({ id: 'x' })).toMatchObject({ status: 400, issues: [{ path: `${which.wrapper}.id` }] })
})

test('§9 a price edited by an admin is the price in carts from that moment', async () => {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const devotee = await w.devotee()
  const { id } = await makePackage(w.db, { price: 4000 })
  await devotee.addPackage({ packageId: id })
  await (await w.admin()).send('POST', '/packages/update', { content: { id, ...newPackage, price: 3000, key: KEY } })
  expect((await devotee.cart())[0]).toMatchObject({ amount: 3000, Package: { name: newPackage.name, price: 3000 } })
  expect(await devotee.cost()).toBe(3540)
})
