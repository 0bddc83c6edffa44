import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'

test('DESIGN: other events are handled while statements wait for the embedded engine', async () => {
  const { db, close } = await connectEmbedded({ dataDir: null }, { onPoolError: (error) => console.error(error) })
  let answered = 0
  const statements = Array.from({ length: 60 }, async () => {
    await sql`select 1`.execute(db)
    answered++
  })
  await pause(1)
  const before = answered
  await Promise.all(statements)
  await close()
  expect(before).toBeLessThan(60)
})
