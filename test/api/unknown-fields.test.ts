import { describe, expect, test } from 'vitest'
import { world } from '../world.ts'
import { call, caller, posts, writer } from './raw-calls.ts'

describe('CONTRACT unknown fields', () => {
  test.each(posts)('a POST to $path names a field that it does not know', async (post) => {
    const w = await world()
    const { path } = post
    const answer = await call(w, { path, token: await caller(w, post), body: '{"surplus":1}' })
    expect(answer.status).toBe(400)
    expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain('surplus')
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s counts as one', async (name) => {
    expect(await (await writer()).raw(`{"text":"x","${name}":{"rating":1}}`)).toMatchObject({
      status: 400,
      issues: [{ path: name }],
    })
  })

  test('each is named with its path', async () => {
    const w = await world()
    const { token } = await w.devotee()
    const event = { eventId: crypto.randomUUID(), date: w.inDays(3), time: 5 }
    const body = JSON.stringify({ packageId: '', headCount: 0, date: w.inDays(3), events: [event], gift: true })
    const { status, issues } = await call(w, { path: '/cart/add', token, body })
    expect(status).toBe(400)
    expect(issues.map((issue: { path: string }) => issue.path).toSorted()).toEqual(['events.0.time', 'gift'])
  })
})
