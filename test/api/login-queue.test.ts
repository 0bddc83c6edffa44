/** @module-tag thorough */
import { expect, test } from 'vitest'
import { hashSecret } from '../../server/account/password.ts'
import { rounds } from '../calls.ts'
import { hashAsInProduction, hashCheaply } from '../cheap-hashes.ts'
import { password } from '../factories.ts'
import { world } from '../world.ts'

test('CONTRACT limits: many logins at once give 200 or 503 with Retry-After', async () => {
  const w = await world()
  const { user } = await w.devotee()
  // With a cheap hash, passwords would be checked before so many wait.
  hashAsInProduction()
  const hash = await hashSecret(password).finally(hashCheaply)
  await w.db.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute()
  const login = () => w.visitor().send('POST', '/user/login', { email: user.email, password })
  const answers = await Promise.all(rounds(300).map(login))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { status, headers } of answers)
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login()).status).toBe(200)
})
