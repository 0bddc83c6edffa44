import { describe, expect, test } from 'vitest'
import type { Person } from '../../contract/desk/persons.ts'
import type { Sheet } from '../../contract/desk/sheets.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { openSession } from '../../server/account/sessions.ts'
import { call, cancel, detail, post, type Sender, verifyPayment, withAdvance } from '../calls.ts'
import { linkOf, newDriver } from '../day-links.ts'
import { password } from '../factories.ts'
import { compact, readPdf } from '../pdf-text.ts'
import { phoneDesk } from '../phone-bookings.ts'
import { world } from '../world.ts'

const needs = 'A wheelchair for Gopal'
const sent = { names: 'Gopal Das\nSunita', phoneNumber: '98390 54321', needs }
const kept = { names: 'Gopal Das\nSunita', phoneNumber: '+919839054321', needs }
const save = (who: Sender, id: string, over: object = {}) =>
  call(who, 'PUT', `/bookings/${id}/travellers`, { ...sent, ...over })

describe('TRAVELLERS who travels, when it is not the payer', () => {
  test('the devotee and staff say it, change it and take it away; the audit log has what staff did', async () => {
    const w = await world()
    const { devotee, admin, id } = await withAdvance(w)
    expect((await detail(devotee, id)).travellers).toBeNull()
    expect(await save(devotee, id)).toMatchObject({ status: 200, data: kept })
    expect((await detail(admin, id)).travellers).toEqual(kept)
    expect((await call(devotee, 'GET', '/user/export')).data.bookings).toMatchObject([{ travellers: kept }])
    // The same values in another form change nothing.
    await save(admin, id, { phoneNumber: '+91 98390-54321' })
    expect((await save(admin, id, { phoneNumber: ' ' })).data).toEqual({ ...kept, phoneNumber: '' })
    // A page that does not know of the help leaves it.
    expect((await save(admin, id, { names: '\n ', phoneNumber: '', needs: undefined })).data).toEqual({
      names: '',
      phoneNumber: '',
      needs,
    })
    expect((await save(admin, id, { names: '\n ', phoneNumber: '', needs: ' ' })).data).toBeNull()
    expect((await detail(devotee, id)).travellers).toBeNull()
    const { data } = await call(admin, 'GET', '/admin/audit?action=booking_travellers')
    expect(data.map(({ after }: { after: object }) => after)).toEqual([
      {},
      { travellers: '', phone: '', needs },
      { travellers: kept.names, phone: '', needs },
    ])
  })

  test('neither a shared link nor a stranger sees it', async () => {
    const w = await world()
    const { devotee, id } = await withAdvance(w)
    await save(devotee, id)
    const { data } = await call(devotee, 'POST', `/bookings/${id}/share`)
    expect(JSON.stringify(await call(w.visitor(), 'GET', new URL(data.url).pathname))).not.toMatch(/Gopal|54321/)
    expect((await save(await w.devotee(), id)).status).toBe(404)
  })

  test.each([
    [{ phoneNumber: '12' }, 'PHONE_INVALID'],
    [{ names: 'x'.repeat(501) }, 'INVALID_INPUT'],
    [{ names: 'a\u202Eb' }, 'BAD_TEXT'],
    [{ needs: 'x'.repeat(201) }, 'INVALID_INPUT'],
    [{ more: 1 }, 'INVALID_INPUT'],
  ])('%o is refused with %s', async (over, code) => {
    const { devotee, id } = await withAdvance(await world())
    expect(await save(devotee, id, over)).toMatchObject({ status: 400, code })
    expect((await detail(devotee, id)).travellers).toBeNull()
  })

  test('of a cancelled booking nobody changes it, after the journey staff alone', async () => {
    const w = await world()
    const { devotee, admin, id } = await withAdvance(w, { days: 2 })
    w.clock.pass({ days: 3 })
    const [late, desk] = [
      w.bearer(await openSession(w.db, devotee.user, w.clock.now())),
      w.bearer(await openSession(w.db, admin.user, w.clock.now())),
    ]
    expect(await save(late, id)).toMatchObject({ status: 409, code: 'TRAVELLERS_TOO_LATE' })
    expect((await save(desk, id)).status).toBe(200)
    await cancel(desk, id, 5000)
    expect(await save(desk, id, { names: 'Anil' })).toMatchObject({ status: 409, code: 'CANCELLED' })
  })

  test('the voucher, the sheets of driver and city and the day of the driver show it, the sheet of the priest does not', async () => {
    const { w, admin, enter, cash, pooja } = await phoneDesk()
    const events = [{ eventId: pooja.id, date: w.inDays(0) }]
    const entered = (await enter({ date: w.inDays(0), events, travellers: sent, paid: cash(1000) })).data
    expect(entered.travellers).toEqual(kept)
    const of = async (kind: string, id: string) =>
      (await call<Sheet>(admin, 'GET', `/admin/sheets/${kind}/${id}/${dayOf(w.inDays(0))}`)).data.journeys
    const driver = (await post<Person>(admin, '/admin/people', newDriver)).data
    const priest = (await post<Person>(admin, '/admin/people', { ...newDriver, kind: 'PRIEST' })).data
    for (const { id } of [driver, priest])
      await post(admin, `/admin/people/${id}/journeys`, { bookingIds: [entered.id] })
    expect(await of('driver', driver.id)).toMatchObject([{ travellers: kept }])
    expect(await of('city', 'varanasi')).toMatchObject([{ travellers: kept }])
    expect(await of('priest', priest.id)).toMatchObject([{ travellers: null }])
    const day = await call<Sheet>(w.visitor(), 'GET', new URL((await linkOf(w, admin, driver)).url).pathname)
    expect(day.data.journeys).toMatchObject([{ travellers: kept }])
    for (const path of [
      `/bookings/${entered.id}/papers/voucher`,
      `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(0))}/pdf`,
    ]) {
      const file = await admin.send('GET', path)
      const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()))
      for (const words of ['Sunita', needs]) expect(compact(text)).toContain(compact(words))
    }
  })

  test('it is deleted with the account, together with what staff wrote about a price', async () => {
    const w = await world()
    const { devotee, admin, id, paymentId } = await withAdvance(w, { days: 2 })
    await verifyPayment(admin, paymentId)
    await save(devotee, id)
    const { package: pack } = await w.db.selectFrom('bookings').select('package').executeTakeFirstOrThrow()
    await post(admin, '/admin/bookings', {
      devotee: { userId: devotee.user.id },
      packageId: pack?.id,
      headCount: 2,
      date: w.inDays(0),
      events: [],
      price: 100,
      reason: 'A cousin of Gopal',
      travellers: sent,
    })
    w.clock.pass({ days: 11 })
    const here = w.bearer(await openSession(w.db, devotee.user, w.clock.now()))
    expect(await post(here, '/user/delete', { password })).toMatchObject({ status: 200 })
    const rows = [
      ...(await w.db.selectFrom('bookings').select(['travellers']).execute()),
      ...(await w.db.selectFrom('audit').select(['changed_from', 'changed_to']).execute()),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/Gopal|54321/)
  })
})
