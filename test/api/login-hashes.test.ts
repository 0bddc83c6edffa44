import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashAsInProduction, hashCheaply } from '../cheap-hashes.ts'
import { world } from '../world.ts'
import { login, register } from './account-calls.ts'

/**
 * The numbers of hashes that a call computes. A hash takes longer than the rest of a login, so the time of the answer depends only
 * on these.
 */
async function hashesOf(call: () => Promise<unknown>) {
  const argon2 = vi.spyOn(crypto, 'argon2')
  syncBuiltinESMExports()
  await call()
  const parameters: Argon2Parameters[] = argon2.mock.calls.map(([, given]) => given)
  argon2.mockRestore()
  syncBuiltinESMExports()
  return parameters.map(({ memory, passes, parallelism, tagLength }) => ({ memory, passes, parallelism, tagLength }))
}

test('CONTRACT user/login: a wrong email is hashed for as long as a wrong password, so that its time tells nothing', async () => {
  hashAsInProduction()
  onTestFinished(hashCheaply)
  const w = await world()
  await register(w)
  const wrongPassword = { password: 'not the password' }
  const wrongEmail = { ...wrongPassword, email: 'nobody@example.com' }
  // The first login makes the hash that the others are compared with.
  await login(w, wrongEmail)
  const hashes = await hashesOf(() => login(w, wrongPassword))
  expect(hashes).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }])
  expect(await hashesOf(() => login(w, wrongEmail))).toEqual(hashes)
})
