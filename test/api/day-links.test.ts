import { describe, expect, test } from 'vitest'
import type { CashDay } from '../../contract/cash.ts'
import { HOUR_MS } from '../../domain/durations.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { call, detail, documentsOf, mailsTo, post } from '../calls.ts'
import { dayOfDriver, linkOf, newDriver, phoneOf } from '../day-links.ts'
import { expectWhole } from '../phone-bookings.ts'
import { firstOf } from '../present.ts'

const ended = { status: 404, code: 'DAY_LINK_ENDED' }

describe('PEOPLE link of a day', () => {
  test('it shows the day of its person alone, and what is pressed stands until it is taken back', async () => {
    const { w, admin, enter, families, driver, phone } = await dayOfDriver()
    const other = (await enter({ devotee: { name: 'Other', phoneNumber: '98390 99999' }, date: w.inDays(0) })).data
    const { data } = await phone.read()
    expect(data.person?.id).toBe(driver.id)
    expect(data.journeys.map(({ bookingId }) => bookingId)).toEqual(families.map(({ id }) => id))
    expect(JSON.stringify(data)).not.toContain(other.reference)
    const [{ id }] = families
    const pressed = await phone.press(id, 'stop:0')
    expect(pressed).toMatchObject({ status: 201, data: { item: 'stop:0', amount: 0, by: driver.id } })
    expect((await phone.press(id, 'stop:0')).status).toBe(200)
    const desk = await call<{ journeys: { marks: object[] }[] }>(
      admin,
      'GET',
      `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(0))}`,
    )
    expect(desk.data.journeys.map(({ marks }) => marks.length)).toEqual([1, 0])
    const mark = pressed.data?.id ?? ''
    expect((await phone.undo(mark)).status).toBe(200)
    expect((await phone.undo(mark)).status).toBe(200)
    expect(firstOf((await phone.read()).data.journeys).marks).toEqual([])
    expect((await phone.press(id, 'stop:0')).status).toBe(201)
    for (const [bookingId, item] of [
      [other.id, 'stop:0'],
      [id, 'stop:7'],
      [id, 'pooja:x'],
      [id, 'cash'],
      [crypto.randomUUID(), 'stop:0'],
    ] as const)
      expect(await phone.press(bookingId, item)).toMatchObject({ status: 409, code: 'NOT_ON_SHEET' })
  })

  test('cash by the link is cash of the driver: numbered at once, counted, and taken back with its receipt', async () => {
    const { w, admin, families, driver, phone } = await dayOfDriver()
    const [{ id }] = families
    const amount = 3720
    const press = { id: crypto.randomUUID(), amount }
    const [one, two] = await Promise.all([phone.press(id, 'cash', press), phone.press(id, 'cash', press)])
    expect([one.status, two.status].toSorted()).toEqual([200, 201])
    const { serial } = one.data ?? { serial: '' }
    expect((await documentsOf(w, id)).map((document) => document.serial)).toContain(serial)
    expect((await detail(admin, id)).money).toMatchObject({ due: 0, received: 4720 })
    const counts = (await call<CashDay[]>(admin, 'GET', '/admin/cash')).data
    expect(counts.find(({ staff }) => staff.id === driver.id)).toMatchObject({
      staff: { name: 'Ramesh' },
      amount,
      receipts: 1,
    })
    const drawer = { staffId: driver.id, date: w.inDays(0), expected: amount, counted: 3700 }
    expect((await post(admin, '/admin/cash', drawer)).status).toBe(201)
    expect((await phone.undo(press.id)).status).toBe(200)
    expect((await detail(admin, id)).money).toMatchObject({ due: 3720, received: 1000 })
    expect(firstOf((await phone.read()).data.journeys).amountToCollect).toBe(372_000)
    expect(await phone.press(id, 'cash', { amount: 9999 })).toMatchObject({ status: 409, code: 'CASH_OVER_DUE' })
    expect((await phone.press(id, 'cash', { amount })).status).toBe(201)
    await expectWhole(w)
  })

  test('cash that staff took back at the desk can be pressed again', async () => {
    const { w, admin, families, phone } = await dayOfDriver()
    const [{ id }] = families
    await phone.press(id, 'cash', { amount: 3720 })
    const payment = (await detail(admin, id)).payments.find(({ amountPayable }) => amountPayable === 3720)
    expect((await post(admin, '/payments/reject', { id: payment?.id, reason: 'NOT_FOUND' })).status).toBe(200)
    expect(firstOf((await phone.read()).data.journeys).marks).toEqual([])
    expect((await phone.press(id, 'cash', { amount: 3720 })).status).toBe(201)
    await expectWhole(w)
  })

  test('before its day, after it, changed or ended it shows a text in both languages and nothing else', async () => {
    const { w, admin, driver, url, phone, families } = await dayOfDriver()
    const tomorrow = phoneOf(w, (await linkOf(w, admin, driver, 1)).url)
    expect(await tomorrow.read()).toMatchObject({ status: 409, code: 'DAY_LINK_EARLY' })
    for (const language of ['en', 'hi']) {
      const changed = phoneOf(w, `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, language)
      const answer = await changed.read()
      expect(answer).toMatchObject(ended)
      expect(JSON.stringify(answer)).not.toContain('Ramesh')
      expect(answer.message).toMatch(language === 'hi' ? /लिंक/ : /link/)
    }
    const path = `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(0))}/link`
    expect((await call(admin, 'DELETE', path)).status).toBe(200)
    expect(await phone.read()).toMatchObject(ended)
    expect(await phone.press(families[0].id, 'stop:0')).toMatchObject(ended)
    expect(await phone.undo(crypto.randomUUID())).toMatchObject(ended)
    // A new link works, but a deleted person gets none.
    const again = phoneOf(w, (await linkOf(w, admin, driver)).url)
    expect((await again.read()).status).toBe(200)
    await call(admin, 'DELETE', `/admin/people/${driver.id}`)
    expect(await again.read()).toMatchObject(ended)
  })

  test('what was pressed without a network arrives in the night, with its own time; later it is refused', async () => {
    const { w, families, phone } = await dayOfDriver()
    const [{ id }, { id: other }] = families
    const at = new Date(w.clock.now().getTime() - HOUR_MS).toISOString()
    w.clock.set(`${dayOf(w.inDays(1))}T03:00:00+05:30`)
    expect(await phone.read()).toMatchObject(ended)
    expect((await phone.press(id, 'stop:0', { at })).data?.at).toBe(at)
    expect((await phone.press(id, 'cash', { at, amount: 3720 })).status).toBe(201)
    expect((await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(2)
    w.clock.pass({ hours: 12 })
    expect(await phone.press(other, 'stop:0', { at })).toMatchObject(ended)
  })

  test('strange presses are refused and change nothing', async () => {
    const { w, families, phone } = await dayOfDriver()
    const [{ id }] = families
    for (const over of [
      { id: 'x' },
      { at: 'now' },
      { amount: -1 },
      { amount: 0.001 },
      { more: 1 },
      { item: 'x'.repeat(61) },
    ])
      expect([over, (await phone.press(id, 'cash', { amount: 10, ...over })).status]).toEqual([over, 400])
    for (const token of ['x', '%27', 'a'.repeat(101)])
      expect((await call(w.visitor(), 'GET', `/day/${token}`)).status).toBe(404)
    expect(firstOf((await phone.read()).data.journeys).marks).toEqual([])
  })

  test('it is sent by email to who has one', async () => {
    const { w, admin, driver } = await dayOfDriver()
    expect(await linkOf(w, admin, driver, 0, true)).toMatchObject({ isEmailed: false })
    const edit = { ...newDriver, email: 'ramesh@example.com' }
    expect((await call(admin, 'PUT', `/admin/people/${driver.id}`, edit)).status).toBe(200)
    expect(await linkOf(w, admin, driver, 0, true)).toMatchObject({ isEmailed: true })
    expect(await mailsTo(w, 'ramesh@example.com')).toEqual(['day_sheet'])
  })

  test('the family sees the stop of the hour by plan, and lit once the driver has pressed it', async () => {
    const { w, admin, families, phone } = await dayOfDriver()
    const [{ id, userId }] = families
    const { openSession } = await import('../../server/account/sessions.ts')
    const family = w.bearer(await openSession(w.db, { id: userId, role: 'USER' }, w.clock.now()))
    const { url } = (await post<{ url: string }>(family, `/bookings/${id}/share`)).data
    const live = async () => (await call(w.visitor(), 'GET', new URL(url).pathname)).data.live
    const day = dayOf(w.inDays(0))
    w.clock.set(`${day}T05:00:00+05:30`)
    expect(await live()).toBeNull()
    w.clock.set(`${day}T06:00:00+05:30`)
    expect(await live()).toMatchObject({ index: 0, at: null, text: 'Now by plan: Pick-up' })
    await phone.press(id, 'stop:0')
    expect(await live()).toMatchObject({ index: 0, at: w.clock.now().toISOString() })
    w.clock.set(`${day}T18:30:00+05:30`)
    expect(await live()).toMatchObject({ index: 1, at: null })
    expect((await post(admin, '/bookings/cancel', { id, refund: 1000, reason: 'x' })).status).toBe(200)
    expect(await live()).toBeNull()
  })
})
