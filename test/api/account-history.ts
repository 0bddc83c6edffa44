import { sql } from 'kysely'
import { call } from '../calls.ts'
import { type World, world } from '../world.ts'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'

export const kamala = { name: 'Kamala Devi', phone: '+919876543210', email: 'Kamala@example.com' }

/** All that the database keeps in its text, one string for each row of each table. */
export async function everythingKept({ db }: World): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row))
}

/** Someone with a journey behind them, a full cart, an open quote, feedback, mails sent and not yet sent. */
export async function withHistory() {
  const w = await world()
  const admin = await w.admin()
  const devotee = await w.devotee(kamala)
  await devotee.addPackage()
  const booking = firstOf(await devotee.book('426812345678'))
  await admin.verify(booking.id)
  await w.sendMails()
  await admin.send('POST', '/bookings/note', { id: booking.id, note: 'Kamala Devi needs a wheelchair' })
  await devotee.send('POST', '/feedback/create', { text: 'Kamala was here' })
  w.clock.pass({ days: 11 })
  const session = await call(w.visitor(), 'POST', '/user/login', { email: kamala.email, password })
  const here = w.bearer(session.data.access_token)
  const later = w.inDays(3)
  const entry = await call(here, 'POST', '/cart/add', {
    packageId: booking.Package.id,
    headCount: 2,
    date: later,
    events: [],
  })
  await call(here, 'POST', '/payments/initiate', { cartIds: [entry.data.id], vehicle: 'CAR' })
  await call(w.visitor(), 'POST', '/user/sendOtp', { email: ' KAMALA@example.com' })
  await w.sendMails()
  await call(w.visitor(), 'POST', '/user/sendOtp', { email: kamala.email })
  return { w, admin, devotee, here, booking }
}
