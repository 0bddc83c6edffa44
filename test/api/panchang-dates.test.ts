import { describe, expect, test } from 'vitest'
import type { Panchang, PanchangDate, PanchangDates } from '../../contract/panchang.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { call, type Sender } from '../calls.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'
import { read as readAudit } from './audit-log.ts'
import { serve } from './public-site.ts'
import { devanagari } from './refusals.ts'

const JANMASHTAMI = '/admin/panchang/2026-09-04/janmashtami'

/** The form on the wire. */
const at = (day: string) => startOf(day as CalendarDay)

const choose = (who: Sender, day: string | null, over: object = {}, path = JANMASHTAMI) =>
  call<PanchangDate>(who, 'PUT', path, { day: day && at(day), ...over })

const takeBack = (who: Sender, query = '') => call<PanchangDate>(who, 'DELETE', `${JANMASHTAMI}${query}`)

const datesOf = async (who: Sender, year: number) =>
  (await call<PanchangDates>(who, 'GET', `/admin/panchang/${year}`)).data

const dateOf = async (who: Sender, observance: string) =>
  present((await datesOf(who, 2026)).dates.find((one) => one.observance === observance))

/** The days of a month on which devotees see an observance. */
async function shownOn(w: World, name: string, month = '2026-09'): Promise<string[]> {
  const { data } = await call<Panchang>(w.visitor(), 'GET', `/panchang/${month}`)
  return data.days.filter(({ observances }) => observances.some((one) => one.name === name)).map(({ date }) => date)
}

describe('PANCHANG dates', () => {
  test('staff read the observances of a year that have a name, by computed day, in both languages', async () => {
    const w = await world()
    const { year, years, dates } = await datesOf(await w.admin(), 2026)
    expect([year, years]).toEqual([2026, [2024, 2025, 2026, 2027, 2028, 2029, 2030]])
    expect(dates.map(({ computed }) => computed)).toEqual(dates.map(({ computed }) => computed).toSorted())
    expect(dates.find(({ observance }) => observance === 'janmashtami')).toEqual({
      observance: 'janmashtami',
      kind: 'festival',
      name: 'Janmashtami',
      nameHindi: 'जन्माष्टमी',
      tradition: null,
      tithi: 'Bhadrapad Krishna Ashtami',
      tithiHindi: 'भाद्रपद कृष्ण अष्टमी',
      computed: '2026-09-04',
      day: '2026-09-04',
      decision: null,
    })
    const counted = Object.groupBy(dates, ({ kind }) => kind)
    expect(Object.fromEntries(Object.entries(counted).map(([kind, found]) => [kind, found.length]))).toEqual({
      festival: 33,
      closed: 1,
      ekadashi: 24,
      purnima: 6,
      amavasya: 2,
      shraddh: 15,
    })
    expect(dates.find(({ observance }) => observance === 'makar-sankranti')).toMatchObject({
      tithi: '',
      tithiHindi: '',
    })
    expect(dates.filter(({ nameHindi }) => !devanagari.test(nameHindi))).toEqual([])
  })

  test('the operator moves a festival by a day: devotees see it there, staff see who chose it and when', async () => {
    const w = await world()
    const admin = await w.admin({ name: 'Meera' })
    const answer = await choose(admin, '2026-09-05')
    const decision = { staff: { id: admin.user.id, name: 'Meera' }, at: w.clock.now().toISOString() }
    expect(answer).toMatchObject({ status: 200, message: m.festivals_saved({}, { locale: 'en' }) })
    expect(answer.data).toMatchObject({ computed: '2026-09-04', day: '2026-09-05', decision })
    expect(await dateOf(await w.admin(), 'janmashtami')).toEqual(answer.data)
    expect(await shownOn(w, 'Janmashtami')).toEqual(['2026-09-05'])
  })

  test('a festival that the operator hides is on no day, and the computed day comes back when that is taken back', async () => {
    const w = await world()
    const admin = await w.admin()
    expect((await choose(admin, null)).data).toMatchObject({ day: null, decision: { staff: { id: admin.user.id } } })
    expect(await shownOn(w, 'Janmashtami')).toEqual([])
    const back = await takeBack(w.bearer(admin.token, 'hi'))
    expect(back).toMatchObject({ status: 200, message: m.festivals_taken_back({}, { locale: 'hi' }) })
    expect(back.data).toMatchObject({ day: '2026-09-04', decision: null })
    expect(await shownOn(w, 'Janmashtami')).toEqual(['2026-09-04'])
    // Choosing the computed day has the same effect.
    await choose(admin, '2026-09-06')
    expect((await choose(admin, '2026-09-04')).data).toEqual(back.data)
    expect(await dateOf(admin, 'janmashtami')).toEqual(back.data)
  })

  test('an Ekadashi over the end of a year leaves one month, comes into the other, and stays in the list of its year', async () => {
    const w = await world()
    const admin = await w.admin()
    const path = '/admin/panchang/2025-12-30/ekadashi-pausha-shukla'
    expect((await choose(admin, '2026-01-01', {}, path)).status).toBe(200)
    expect(await shownOn(w, 'Paush Putrada Ekadashi', '2025-12')).toEqual([])
    expect(await shownOn(w, 'Paush Putrada Ekadashi', '2026-01')).toEqual(['2026-01-01'])
    const inYear = async (year: number) =>
      (await datesOf(admin, year)).dates.filter(({ decision }) => decision).map(({ day }) => day)
    expect([await inYear(2025), await inYear(2026)]).toEqual([['2026-01-01'], []])
    // The other observance with the same name in that year is not moved.
    expect(await shownOn(w, 'Paush Putrada Ekadashi', '2025-01')).toEqual(['2025-01-10'])
  })

  test.each(['2026-08-31', '2026-09-08'])(
    '%s is too far from 4 September, and refused in both languages',
    async (day) => {
      const w = await world()
      const admin = await w.admin()
      expect(await choose(admin, day)).toMatchObject({
        status: 400,
        code: 'OBSERVANCE_DAY_RANGE',
        message: 'Choose a day from 01 Sep 2026 to 07 Sep 2026.',
        issues: [{ path: 'day' }],
      })
      expect((await choose(w.bearer(admin.token, 'hi'), day)).message).toBe(
        '01 सितंबर 2026 से 07 सितंबर 2026 तक का कोई दिन चुनें।',
      )
      expect(await w.db.selectFrom('panchang_dates').selectAll().execute()).toEqual([])
    },
  )

  test('what was not computed on a day has no date to choose', async () => {
    const w = await world()
    const admin = await w.admin()
    for (const path of [
      '/admin/panchang/2026-09-05/janmashtami',
      '/admin/panchang/2026-09-04/no-such-festival',
      '/admin/panchang/2026-13-01/janmashtami',
      '/admin/panchang/2026-09-04/Janmashtami',
      '/admin/panchang/2023-09-06/janmashtami',
    ])
      expect([path, (await choose(admin, '2026-09-05', {}, path)).status]).toEqual([path, 404])
    for (const year of ['2023', '2031', 'x', '20266'])
      expect([year, (await call(admin, 'GET', `/admin/panchang/${year}`)).status]).toEqual([year, 404])
  })

  test('of two operators the second learns what the first chose, in both languages', async () => {
    const w = await world()
    const [first, second] = [await w.admin(), await w.admin()]
    await choose(first, '2026-09-05', { before: '2026-09-04' })
    const refused = await choose(second, '2026-09-03', { before: '2026-09-04' })
    expect(refused).toMatchObject({ status: 409, code: 'OBSERVANCE_CHANGED' })
    expect(refused.message).toContain('05 Sep 2026')
    expect((await takeBack(second, '?before=2026-09-03')).status).toBe(409)
    expect(await shownOn(w, 'Janmashtami')).toEqual(['2026-09-05'])
    expect((await choose(second, null, { before: '2026-09-05' })).status).toBe(200)
    const stale = await choose(w.bearer(first.token, 'hi'), '2026-09-03', { before: '2026-09-05' })
    expect(stale.message).toContain(m.festivals_not_shown({}, { locale: 'hi' }))
    expect((await takeBack(first, '?before=NOT_SHOWN')).status).toBe(200)
    // An editor that does not say what it read is not checked.
    expect((await choose(first, '2026-09-03')).status).toBe(200)
  })

  test('two choices at the same time are made one after the other', async () => {
    const w = await world()
    const admin = await w.admin()
    const days = ['2026-09-03', '2026-09-05', '2026-09-06']
    const answers = await Promise.all(days.map((day) => choose(admin, day, { before: '2026-09-04' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await w.db.selectFrom('panchang_dates').selectAll().execute()).toHaveLength(1)
  })

  test('the audit log has each change with both days, and the same day again is none', async () => {
    const w = await world()
    const admin = await w.admin({ name: 'Meera' })
    for (const day of ['2026-09-05', '2026-09-05', null, '2026-09-04', '2026-09-04']) await choose(admin, day)
    const { data } = await readAudit(admin)
    expect(data.map(({ before, after }) => [before, after])).toEqual([
      [{ day: null }, { day: '2026-09-04' }],
      [{ day: '2026-09-05' }, { day: null }],
      [{ day: '2026-09-04' }, { day: '2026-09-05' }],
    ])
    for (const entry of data)
      expect(entry).toMatchObject({
        action: 'panchang_date_changed',
        staff: { name: 'Meera' },
        subject: {
          kind: 'observance',
          name: 'Janmashtami (04 Sep 2026)',
          nameHindi: 'जन्माष्टमी (04 सितंबर 2026)',
        },
      })
    const csv = await (await w.bearer(admin.token, 'en').send('GET', '/admin/audit/export')).text()
    expect(csv).toContain('Meera changed the date of Janmashtami (04 Sep 2026).')
    expect(csv).toContain('Observed on: Not shown')
    expect(csv).toContain('Observed on: 05 Sep 2026')
  })

  test('a choice shows at once in the months that were kept, and leaves what else is kept', async () => {
    const w = await world()
    const admin = await w.admin()
    const { get } = await serve(w)
    const textOf = async (path: string) => (await get(path)).text
    const before = await textOf('/v1/panchang/2026-09')
    await textOf('/v1/packages/city/varanasi')
    await choose(admin, '2026-09-05')
    const after = await textOf('/v1/panchang/2026-09')
    expect(after).not.toBe(before)
    expect(after).toBe(await (await w.visitor().send('GET', '/panchang/2026-09')).text())
    expect(w.answers.usage()).toMatchObject({ entries: 2 })
    await takeBack(admin)
    expect(await textOf('/v1/panchang/2026-09')).toBe(before)
  })
})
