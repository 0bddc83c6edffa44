import { expect, test } from 'vitest'
import { waitFor, withoutWaitingTime, withWaitingTime } from './waiting-time.ts'

const ask = () => waitFor(1000, () => Promise.resolve('answered'))

test('work that goes on for longer than a request may wait is not held to the time of the request', async () => {
  await withWaitingTime(0, async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    await expect(withoutWaitingTime(ask)).resolves.toBe('answered')
  })
})
