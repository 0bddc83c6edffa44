import { expect, onTestFinished, test } from 'vitest'
import { hashAsInProduction, hashCheaply } from '../cheap-hashes.ts'
import { present } from '../present.ts'
import { world } from '../world.ts'
import { login, register } from './account-calls.ts'

test('CONTRACT user/login: a wrong email and a wrong password take the same time', async () => {
  // A cheap hash takes less than the rest of a login.
  hashAsInProduction()
  onTestFinished(hashCheaply)
  const w = await world()
  await register(w)
  const took = async (over: object) => {
    const start = performance.now()
    await login(w, { password: 'not the password', ...over })
    return performance.now() - start
  }
  const [unknown, wrong]: [number[], number[]] = [[], []]
  for (let round = 0; round < 9; round++) {
    unknown.push(await took({ email: 'nobody@example.com' }))
    wrong.push(await took({}))
  }
  const median = (times: number[]) => present(times.toSorted((one, other) => one - other)[4])
  const ratio = median(unknown) / median(wrong)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
