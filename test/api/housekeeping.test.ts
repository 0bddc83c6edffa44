import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { statements } from '../database.ts'
import { world } from '../world.ts'

test('DESIGN: what has expired is deleted in batches, and nothing else', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const expire = (name: string) =>
    sql`insert into sessions (token_hash, id, user_id, created_at, expires_at)
      select ${name} || n, gen_random_uuid(), ${devotee.user.id}, ${w.clock.now()}, ${w.clock.now()} from generate_series(1, 1200) as n`
  await expire('expired').execute(w.db)
  statements.length = 0
  await cleanUp(w.db, w.clock.now(), w.env)
  expect(statements.filter((text) => text.startsWith('delete from "sessions"'))).toHaveLength(3)
  const left = await w.db.selectFrom('sessions').select('user_id').execute()
  expect(left).toEqual([{ user_id: devotee.user.id }])
})
