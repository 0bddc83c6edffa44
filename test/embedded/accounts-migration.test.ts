/** @module-tag thorough */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'

const migration = (name: string) => readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8')

test('ACCOUNT sessions: sessions of the former release stay valid and get an id', async () => {
  const { db, close } = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
  try {
    await sql.raw(migration('0001_foundation')).execute(db)
    const id = crypto.randomUUID()
    await sql`insert into users (id, name, email, email_key, phone, password_hash) values (${id}, 'Kamala', 'k@x.in', 'k@x.in', '', 'x')`.execute(
      db,
    )
    const open = (hash: string) =>
      sql`insert into sessions (token_hash, user_id, expires_at) values (${hash}, ${id}, now() + '1 day')`.execute(db)
    await open('one')
    await open('two')
    await sql.raw(migration('0002_accounts')).execute(db)
    // A process of the former release still runs and inserts a session.
    await open('three')
    const sessions = await db.selectFrom('sessions').select(['id', 'device']).execute()
    expect(new Set(sessions.map((session) => session.id)).size).toBe(3)
    expect(sessions.every((session) => session.device === null)).toBe(true)
  } finally {
    await close()
  }
})
