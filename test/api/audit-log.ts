import { expect } from 'vitest'
import type { AuditEntry } from '../../contract/desk/audit.ts'
import { post, type Sender, verification, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

type Log = { data: AuditEntry[]; staff: { id: string; name: string }[]; nextCursor: string | null }

export const read = async (who: Sender, query = ''): Promise<Log> => {
  const response = await who.send('GET', `/admin/audit${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
export const actions = (log: Log) => log.data.map(({ action }) => action)
export const note = (who: Sender, id: string, text: string) => post(who, '/bookings/note', { id, note: text })

/** Two admins, each of whom changed the note of their own booking; the second on the next day. */
export async function twoDays() {
  const first = await withAdvance(await world())
  await note(first.admin, first.id, 'One')
  await verification(first.admin, first.id, true)
  first.w.clock.set('2026-11-21T18:30:00Z')
  const second = await withAdvance(first.w)
  await note(second.admin, second.id, 'Two')
  return { w: first.w, first, second }
}
