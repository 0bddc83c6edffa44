import { expect, test } from 'vitest'
import { fieldsOf, jsonSchema, type OpenApi, operation, readDocument, type Schema } from '../openapi-document.ts'
import { world } from '../world.ts'
import { present } from '../present.ts'

const place = 'city cityHindi state stateHindi'
const packageFields = `id name nameHindi ${place} price additionalPerson itinerary itineraryHindi facility facilityHindi`
const eventFields = `id name nameHindi ${place} cost details detailsHindi`
const booking =
  'id dateStart createdAt headCount amountTotal amountPaid paymentRefNumber verified Package BookingEvents'
const under = (name: string, fields: string) => fields.replaceAll(/\w+/g, `${name}.$&`)

type Specified = { call: string; who: 'anyone' | 'token' | 'USER' | 'ADMIN'; takes?: string; gives?: string }

/** The calls as section 7 of the specification writes them, and the roles of its section 6. */
const specified: Specified[] = [
  { call: 'POST /cart/add', who: 'USER', takes: 'packageId headCount date events.eventId events.date' },
  { call: 'GET /cart', who: 'USER', gives: '[] id date headCount Package CartToEvent' },
  { call: 'DELETE /cart/{id}', who: 'USER' },
  { call: 'DELETE /cart/event/{id}', who: 'USER' },
  { call: 'POST /user/login', who: 'anyone', takes: 'email password', gives: 'user.id user.role access_token' },
  { call: 'POST /user/register', who: 'anyone', takes: 'name phoneNumber email password' },
  { call: 'POST /user/sendOtp', who: 'anyone', takes: 'email' },
  { call: 'POST /user/verifyOtp', who: 'anyone', takes: 'email otp password' },
  { call: 'POST /user/verify', who: 'token' },
  { call: 'POST /payments/initiate', who: 'USER', takes: 'cartIds vehicle' },
  { call: 'GET /payments', who: 'USER' },
  { call: 'GET /payments/getKey', who: 'USER' },
  { call: 'GET /bookings/all', who: 'USER', gives: `[] ${booking}` },
  { call: 'POST /bookings/add', who: 'USER', takes: 'amountPaid refNo' },
  { call: 'POST /bookings/verification', who: 'ADMIN', takes: 'id status' },
  { call: 'GET /bookings/cost', who: 'USER', gives: 'number' },
  { call: 'GET /admin/isAdmin', who: 'token' },
  { call: 'POST /admin/user/all', who: 'ADMIN', takes: 'date email number', gives: '[] id name email phoneNumber' },
  { call: 'GET /admin/user/{userId}', who: 'ADMIN', gives: 'user.name user.email user.phoneNumber bookings' },
  { call: 'GET /packages/{id}', who: 'anyone', gives: packageFields },
  { call: 'POST /packages/update', who: 'ADMIN', takes: under('content', `${packageFields} key`) },
  { call: 'GET /packages/city/{cityName}', who: 'anyone', gives: `[] ${packageFields}` },
  { call: 'GET /events/city/{cityName}', who: 'anyone', gives: `[] ${eventFields}` },
  { call: 'GET /events/id/{id}', who: 'anyone', gives: eventFields },
  { call: 'POST /events/edit', who: 'ADMIN', takes: under('event', `${eventFields} key`) },
  { call: 'POST /feedback/create', who: 'token', takes: 'text rating' },
  { call: 'DELETE /feedback/id/{id}', who: 'token' },
  { call: 'GET /feedback', who: 'anyone', gives: '[] id text rating User' },
]
const roles = { anyone: undefined, token: ['USER', 'ADMIN'], USER: ['USER'], ADMIN: ['ADMIN'] }

/** The schema at a path such as `events.date`; the name of a list means its items. */
function at(document: OpenApi, schema: Schema | undefined, path: string): Schema | undefined {
  return path.split('.').reduce<Schema | undefined>((parent, name) => {
    const items = parent?.items as Schema | undefined
    return parent && fieldsOf(document, items ?? parent)[name]
  }, schema)
}
const missing = (document: OpenApi, schema: Schema | undefined, names: string) =>
  names.split(' ').filter((name) => !at(document, schema, name))

test('§7 the specification lists 28 calls', () => {
  expect(new Set(specified.map(({ call }) => call)).size).toBe(28)
})

test.each(specified)('§7 the document has $call for $who, with its input and output', async (row) => {
  const document = await readDocument(await world())
  const [method = '', path = ''] = row.call.split(' ')
  const found = operation(document, method.toLowerCase(), path)
  if (!found) throw new Error(`${row.call} does not stand in the document`)
  const bearer = found.security?.[0]?.bearer?.filter((scope) => /^(USER|ADMIN)$/.test(scope))
  expect(bearer).toEqual(roles[row.who])
  if (row.takes) expect(missing(document, jsonSchema(found.requestBody), row.takes)).toEqual([])

  const successes = Object.keys(found.responses).filter((status) => Number(status) < 400)
  // 202 asks staff for the second step of their login.
  const finished = successes.filter((status) => /^20[01]$/.test(status))
  const asking = successes.filter((status) => !finished.includes(status))
  expect(asking).toEqual(row.call === 'POST /user/login' ? ['202'] : [])
  expect(finished).not.toEqual([])
  for (const status of finished) {
    const data = present(at(document, jsonSchema(found.responses[status]), 'data'))
    expect(data, status).toBeTruthy()
    if (row.gives === 'number') expect(data.type).toBe('number')
    else if (row.gives) expect(data.type === 'array').toBe(row.gives.startsWith('[]'))
    if (row.gives && row.gives !== 'number') expect(missing(document, data, row.gives.replace('[] ', ''))).toEqual([])
  }
})
