import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashAsInProduction, hashCheaply } from '../cheap-hashes.ts'
import { world } from '../world.ts'
import { login, register } from './account-calls.ts'

/** What a call hashes. A hash takes longer than all else of a login, and its time depends on these alone. */
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
  // The first one makes the hash that the others compare with.
  await login(w, wrongEmail)
  const hashes = await hashesOf(() => login(w, wrongPassword))
  expect(hashes).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }])
  expect(await hashesOf(() => login(w, wrongEmail))).toEqual(hashes)
})
