import { describe, expect } from 'vitest'
import { nextUtr, patient, post, rounds, statuses } from '../calls.ts'
import { test, usePostgres } from './postgres.ts'
import { bookingRaces } from './booking-races.ts'
import { firstOf } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const pg = usePostgres()
const { mailsQueued, twoInstances } = bookingRaces(pg)

describe('CONTRACT bookings/verification', () => {
  test('two simultaneous admins cause one audit row and one email', async () => {
    const { devotee: newDevotee, admin: newAdmin, sendMails } = await twoInstances()
    const devotee = await newDevotee()
    const [one, other] = [await newAdmin(), await newAdmin()]
    for (const _round of rounds(8)) await devotee.addPooja()
    const bookings = await devotee.book(nextUtr())
    for (const { id } of bookings) {
      const answers = await Promise.all([
        post(one, '/bookings/verification', { id, status: true }),
        post(other.elsewhere, '/bookings/verification', { id, status: true }),
      ])
      expect(statuses(answers)).toEqual([200, 200])
      for (const answer of answers) expect(answer.data).toMatchObject({ id, verified: true })
      const audited = await pg.database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
      expect(audited.map((row) => [row.changed_from, row.changed_to])).toEqual([
        [{ verified: false }, { verified: true }],
      ])
    }
    const mails = (await sendMails()).filter((mail) => mail.subject === m.email_verified_subject({}, { locale: 'en' }))
    expect(mails).toHaveLength(bookings.length)
  })

  test('simultaneous switches leave an audit record without gaps', async () => {
    const { devotee: newDevotee, admin: newAdmin } = await twoInstances()
    const devotee = await newDevotee()
    const admin = await newAdmin()
    await devotee.addPooja()
    const { id } = firstOf(await devotee.book(nextUtr()))
    const answers = await Promise.all(
      rounds(20).map((n) =>
        post(patient(n % 2 ? admin : admin.elsewhere), '/bookings/verification', { id, status: n % 4 < 2 }),
      ),
    )
    expect(statuses(answers)).toEqual(rounds(20).map(() => 200))
    const changes = await pg.database.db.selectFrom('audit').select('changed_to').where('subject_id', '=', id).execute()
    const count = (verified: boolean) =>
      changes.filter(({ changed_to }) => (changed_to as { verified: boolean }).verified === verified).length
    const { verified } = firstOf(await devotee.bookings())
    expect(count(true) - count(false)).toBe(verified ? 1 : 0)
    // If a confirmation was taken back, its email is withdrawn before it is sent.
    expect(await mailsQueued('booking_verified')).toHaveLength(verified ? 1 : 0)
  })
})
