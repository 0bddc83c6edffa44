import { describe, expect, test } from 'vitest'
import type { Person } from '../../contract/desk/persons.ts'
import type { Sheet } from '../../contract/desk/sheets.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { isForDeparted } from '../../domain/departed.ts'
import { isShraddh } from '../../domain/panchang/shraddh-rite.ts'
import { demoContents } from '../../db/seed/seed.ts'
import { m } from '../../messages/compiled/messages.js'
import { call, detail, post } from '../calls.ts'
import { newDriver } from '../day-links.ts'
import { makePooja } from '../factories.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { phoneDesk } from '../phone-bookings.ts'

const family = { names: 'Late Ramnarayan (father)', gotra: 'Bharadwaj' }
const departed = { origin: 'Phulpur, Prayagraj', otherGotra: 'Vatsa (mother)', death: 'Phalgun Krishna Panchami' }
const en = { locale: 'en' } as const

/** A family with a rite for the departed today, with its driver and priest. */
async function riteOfToday() {
  const desk = await phoneDesk()
  const { w, admin, enter, cash } = desk
  const rite = await makePooja(w.db, { name: 'Pind Daan' })
  const date = w.inDays(0)
  const { id } = (await enter({ date, events: [{ eventId: rite.id, date }], paid: cash(1000) })).data
  const add = async (kind: string) => (await post<Person>(admin, '/admin/people', { ...newDriver, kind })).data
  const [driver, priest] = [await add('DRIVER'), await add('PRIEST')]
  for (const person of [driver, priest]) await post(admin, `/admin/people/${person.id}/journeys`, { bookingIds: [id] })
  const path = ({ id: personId, kind }: Person) => `/admin/sheets/${kind.toLowerCase()}/${personId}/${dayOf(date)}`
  const textOf = async (file: string) =>
    (await readPdf(new Uint8Array(await (await admin.send('GET', file)).arrayBuffer()))).text
  const sheetOf = async (person: Person) => (await call<Sheet>(admin, 'GET', path(person))).data.journeys
  const save = (over: object = {}) => call(admin, 'PUT', `/bookings/${id}/sankalp`, { ...family, ...over })
  return { ...desk, id, driver, priest, save, sheetOf, textOf, pdfOf: (one: Person) => textOf(`${path(one)}/pdf`) }
}

describe('SANKALP rites for the departed', () => {
  test('place of origin, the other gotra and the tithi of death are kept, also by a page that does not know them', async () => {
    const { admin, id, save } = await riteOfToday()
    expect((await save(departed)).data).toEqual({ ...family, ...departed })
    expect((await save({ gotra: 'Kashyap' })).data).toEqual({ ...family, ...departed, gotra: 'Kashyap' })
    expect((await save({ death: ' \n', otherGotra: '' })).data).toEqual({ ...family, origin: departed.origin })
    expect((await detail(admin, id)).sankalp).toEqual({ ...family, origin: departed.origin })
    const { data } = await call(admin, 'GET', '/admin/audit?action=booking_sankalp')
    expect(data[0]).toMatchObject({ before: { death: departed.death }, after: { origin: departed.origin } })
    expect((await save({ names: '', gotra: '' })).data).toBeNull()
  })

  test('the priest reads them on the page and on paper, and what nobody knows; the driver does not', async () => {
    const { id, driver, priest, save, sheetOf, pdfOf, textOf } = await riteOfToday()
    const unknown = m.sankalp_death_unknown({}, en)
    expect(await sheetOf(priest)).toMatchObject([{ isForDeparted: true, sankalp: null }])
    expectText(await pdfOf(priest), m.sankalp_origin({}, en), unknown)
    await save(departed)
    expect(await sheetOf(priest)).toMatchObject([{ sankalp: departed }])
    for (const text of [await pdfOf(priest), await textOf(`/bookings/${id}/papers/voucher`)]) {
      expectText(text, ...Object.values(departed))
      expect(text).not.toContain(unknown.replaceAll(' ', ''))
    }
    expect(await sheetOf(driver)).toMatchObject([{ sankalp: null }])
    expect(await pdfOf(driver)).not.toMatch(/Phulpur|Bharadwaj/)
  })

  test.each([
    ['origin', 'x'.repeat(121), 'INVALID_INPUT'],
    ['otherGotra', 'x'.repeat(61), 'INVALID_INPUT'],
    ['death', 'x'.repeat(201), 'INVALID_INPUT'],
    ['death', '\u2066Panchami', 'BAD_TEXT'],
    ['death', 'Father: 12 March 2027', 'DEATH_IN_FUTURE'],
  ])('%s of %j is refused with %s', async (field, text, code) => {
    const { save } = await riteOfToday()
    expect(await save({ [field]: text })).toMatchObject({ status: 400, code, issues: [{ path: field }] })
    expect(await save({ names: '', gotra: '', [field]: 'Phulpur' })).toMatchObject({ code: 'SANKALP_NAMES_REQUIRED' })
  })

  test('each shraddh of the demo and the immersion of ashes is such a rite, other poojas are none', () => {
    const offers = demoContents.flatMap(({ packages, poojas }) => [...packages, ...poojas])
    for (const { name, nameHindi } of offers) {
      expect(isForDeparted(name)).toBe(isForDeparted(nameHindi))
      if (isShraddh(name)) expect(isForDeparted(name)).toBe(true)
    }
    const rites = offers.filter(({ name }) => isForDeparted(name)).map(({ name }) => name)
    expect(rites).toContain('Asthi Visarjan')
    expect(rites).not.toContain('Rudrabhishek')
  })
})
