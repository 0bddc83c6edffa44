import { describe, expect } from 'vitest'
import { call, patient, post, rounds } from '../calls.ts'
import { password } from '../factories.ts'
import { inquiriesOf, inquiryDesk } from '../inquiries.ts'
import { expectWhole } from '../phone-bookings.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { usePostgres } from './postgres.ts'

const pg = usePostgres()

describe.each(bothDatabases(pg))('GROUPS races on $name', ({ name, test, open }) => {
  test('an offer that is accepted 40 times while staff close and replace it is one booking or none', async () => {
    const desk = await inquiryDesk({}, { database: await open() })
    const { w, admin, id, answer } = desk
    const other = name === 'PostgreSQL' ? await world({ database: pg.connect() }) : w
    const staff = patient(other.bearer(admin.token))
    const reader = await desk.offered()
    const accept = (at: number) => post(patient((at % 2 ? other : w).visitor()), `${reader.path}/accept`)
    const answers = await Promise.all([
      ...rounds(40).map(accept),
      post(staff, `/admin/inquiries/${id}/close`, { reason: 'No bus' }),
      answer({ price: 50_000 }, patient(w.bearer(admin.token))),
    ])
    const accepted = answers.slice(0, 40).filter(({ status }) => status < 300)
    const [bookings, users] = [
      await w.db.selectFrom('bookings').select('id').execute(),
      await w.db.selectFrom('users').select('id').where('role', '=', 'USER').execute(),
    ]
    expect(bookings).toHaveLength(accepted.length > 0 ? 1 : 0)
    expect(users).toHaveLength(bookings.length)
    expect(accepted.filter(({ status }) => status === 201)).toHaveLength(bookings.length)
    const states = await Promise.all(['ANSWERED', 'ACCEPTED', 'CLOSED'].map((state) => inquiriesOf(admin, state)))
    expect(firstOf(states.flat()).state === 'ACCEPTED').toBe(bookings.length === 1)
    await expectWhole(w)
  })

  test('an account that is deleted while its offer is accepted neither blocks nor is blocked', async () => {
    const desk = await inquiryDesk({}, { database: await open() })
    const { w } = desk
    const owner = await w.devotee({ email: 'kamala@example.com' })
    const reader = await desk.offered()
    const [accepted, deleted] = await Promise.all([
      post(patient(w.visitor()), `${reader.path}/accept`),
      call(patient(owner), 'POST', '/user/delete', { password }),
    ])
    // If the offer was not accepted yet, the deletion of the account removes its question.
    expect([201, 404]).toContain(accepted.status)
    expect([200, 400, 409]).toContain(deleted.status)
    await expectWhole(w)
  })
})
