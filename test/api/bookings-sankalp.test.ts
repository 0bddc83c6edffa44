import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { call, cancel, detail, type Sender, verifyPayment, withAdvance } from '../calls.ts'
import { compact, expectText, readPdf } from '../pdf-text.ts'
import { firstOf, lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

const family = { names: 'Savitri Devi\nLate Ramnarayan (father)', gotra: 'Bharadwaj' }
const save = (who: Sender, id: string, over: object = {}) =>
  call(who, 'PUT', `/bookings/${id}/sankalp`, { ...family, ...over })

const changesIn = async (w: World) =>
  (
    await w.db
      .selectFrom('audit')
      .select(['actor_id', 'changed_from', 'changed_to'])
      .where('action', '=', 'booking_sankalp')
      .orderBy('id')
      .execute()
  ).map((row) => [row.actor_id, row.changed_from, row.changed_to])

/** A devotee with a pooja in some days, that is paid for and not verified. */
async function withPooja(w: World, { days = 20 } = {}) {
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await devotee.addPooja({ days })
  return { w, devotee, admin, id: firstOf(await devotee.book('426812345678')).id }
}

describe('SANKALP names', () => {
  test('the devotee saves names and gotra, reads them, changes and removes them', async () => {
    const { w, devotee, admin, id } = await withPooja(await world())
    expect(await detail(devotee, id)).toMatchObject({ sankalp: null })
    expect(await save(devotee, id)).toMatchObject({
      status: 200,
      data: family,
      message: m.sankalp_saved({}, { locale: 'en' }),
    })
    for (const who of [devotee, admin]) expect((await detail(who, id)).sankalp).toEqual(family)
    expect(await devotee.bookings()).toMatchObject([{ id, sankalp: family }])
    expect((await call(devotee, 'GET', '/user/export')).data.bookings).toMatchObject([{ sankalp: family }])
    expect((await call(admin, 'GET', `/admin/user/${devotee.user.id}`)).data.bookings).toMatchObject([
      { sankalp: family },
    ])

    expect((await save(devotee, id, { gotra: '' })).data).toEqual({ ...family, gotra: '' })
    expect(await save(devotee, id, { names: ' \n ', gotra: '' })).toMatchObject({
      status: 200,
      data: null,
      message: m.sankalp_removed({}, { locale: 'en' }),
    })
    expect((await detail(devotee, id)).sankalp).toBeNull()
    expect(await changesIn(w)).toEqual([])
  })

  test('a shared link does not show the names', async () => {
    const { w, devotee, id } = await withPooja(await world())
    await save(devotee, id)
    const { data } = await call(devotee, 'POST', `/bookings/${id}/share`)
    const shared = await call(w.visitor(), 'GET', new URL(data.url).pathname)
    expect(JSON.stringify(shared)).not.toMatch(/sankalp|Savitri|Bharadwaj/)
  })

  test('the devotee can change them until the end of the day before in India, staff also later', async () => {
    const { w, devotee, id } = await withPooja(await world(), { days: 3 })
    const { dateStart } = await detail(devotee, id)
    const midnight = Date.parse(`${dateStart}T00:00:00+05:30`)
    w.clock.set(new Date(midnight - 1000).toISOString())
    expect((await save(devotee, id)).status).toBe(200)
    w.clock.set(new Date(midnight).toISOString())
    expect(await save(devotee, id, { gotra: 'Kashyap' })).toMatchObject({ status: 409, code: 'SANKALP_TOO_LATE' })
    const hindi = await call(w.bearer(devotee.token, 'hi'), 'PUT', `/bookings/${id}/sankalp`, family)
    expect(hindi.message).toMatch(/पंडित जी/)
    expect((await detail(devotee, id)).sankalp).toEqual(family)
    expect((await save(w.bearer((await w.admin()).token), id, { gotra: 'Kashyap' })).status).toBe(200)
    expect((await detail(devotee, id)).sankalp?.gotra).toBe('Kashyap')
    expect((await changesIn(w)).map(([, from, to]) => [from, to])).toEqual([[family, { ...family, gotra: 'Kashyap' }]])
  })

  test('each change of staff is in the audit log, and the same names again are none', async () => {
    const { w, devotee, admin, id } = await withPooja(await world())
    for (const gotra of ['Kashyap', 'Kashyap', 'Vatsa']) await save(admin, id, { gotra })
    await save(devotee, id)
    expect(await changesIn(w)).toEqual([
      [admin.user.id, {}, { ...family, gotra: 'Kashyap' }],
      [admin.user.id, { ...family, gotra: 'Kashyap' }, { ...family, gotra: 'Vatsa' }],
    ])
  })

  test('a cancelled booking takes no names, not even from staff', async () => {
    const { devotee, admin, id } = await withPooja(await world())
    await cancel(admin, id, 1100, 'Flood')
    for (const who of [devotee, admin]) expect(await save(who, id)).toMatchObject({ status: 409, code: 'CANCELLED' })
    expect((await detail(devotee, id)).sankalp).toBeNull()
  })

  test('the booking of another devotee is not found', async () => {
    const { w, devotee, id } = await withPooja(await world())
    expect(await save(await w.devotee(), id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await detail(devotee, id)).sankalp).toBeNull()
  })

  test.each([
    ['names', 'x'.repeat(501), 'INVALID_INPUT'],
    ['gotra', 'x'.repeat(61), 'INVALID_INPUT'],
    ['names', 'Savitri\u202E', 'BAD_TEXT'],
    ['gotra', '\u2066Vatsa', 'BAD_TEXT'],
    ['names', '', 'SANKALP_NAMES_REQUIRED'],
  ])('%s of %j are refused with %s', async (field, text, code) => {
    const { devotee, id } = await withPooja(await world())
    expect(await save(devotee, id, { [field]: text })).toMatchObject({ status: 400, code, issues: [{ path: field }] })
    expect((await detail(devotee, id)).sankalp).toBeNull()
  })

  test('names stay on their lines; other control characters and blank lines are left out', async () => {
    const { devotee, id } = await withPooja(await world())
    const sent = { names: '\r\n Savitri\u0007Devi \r\n\n\u2028Ram\tNarayan\n', gotra: 'Vatsa\nKashyap' }
    expect((await save(devotee, id, sent)).data).toEqual({
      names: 'Savitri Devi\nRam Narayan',
      gotra: 'Vatsa Kashyap',
    })
  })

  test('the longest names are accepted', async () => {
    const { devotee, id } = await withPooja(await world())
    const longest = { names: 'क'.repeat(500), gotra: 'ग'.repeat(60) }
    expect((await save(devotee, id, longest)).data).toEqual(longest)
  })

  test('the voucher has the names and the gotra as they are now', async () => {
    const { devotee, admin, id } = await withPooja(await world())
    await admin.verify(id)
    const textOf = async () => {
      const file = await devotee.send('GET', `/bookings/${id}/papers/voucher`)
      return (await readPdf(new Uint8Array(await file.arrayBuffer()))).text
    }
    expect(await textOf()).not.toContain(compact(m.sankalp_title({}, { locale: 'en' })))
    await save(devotee, id)
    expectText(await textOf(), 'Savitri Devi', 'Late Ramnarayan (father)', 'Bharadwaj')
    await save(devotee, id, { gotra: '' })
    expectText(await textOf(), `Gotra ${m.sankalp_gotra_unknown({}, { locale: 'en' })}`)
  })

  test('the list of poojas of the day has the names', async () => {
    const { devotee, admin, id } = await withPooja(await world(), { days: 1 })
    await admin.verify(id)
    const listed = async () => (await call(admin, 'GET', '/admin/today/poojas')).data
    expect(await listed()).toMatchObject([{ id, sankalp: null }])
    await save(devotee, id)
    expect(await listed()).toMatchObject([{ id, sankalp: family }])
  })
})

describe('SANKALP email', () => {
  const asks = m.email_verified_sankalp({}, { locale: 'en' })
  const confirmed = async (w: World) => lastOf(await w.sendMails()).text

  test('the confirmation of a pooja asks for the names with a link, unless they are there', async () => {
    const w = await world()
    const { admin, devotee, id } = await withPooja(w)
    await admin.verify(id)
    const text = await confirmed(w)
    expect(text).toContain(asks)
    expect(text).toContain(`/user/bookings/${id}`)

    await devotee.addPooja({ days: 20 })
    const second = firstOf(await devotee.book('426812345679'))
    await save(devotee, second.id)
    await admin.verify(second.id)
    expect(await confirmed(w)).not.toContain(asks)
  })

  test('that of a package, and of a pooja whose day has come, does not', async () => {
    const { w, admin, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    expect(await confirmed(w)).not.toContain(asks)
    const late = await withPooja(await world(), { days: 1 })
    late.w.clock.pass({ days: 1 })
    await late.w
      .bearer((await late.w.admin()).token)
      .send('POST', '/bookings/verification', { id: late.id, status: true })
    expect(await confirmed(late.w)).not.toContain(asks)
  })
})
