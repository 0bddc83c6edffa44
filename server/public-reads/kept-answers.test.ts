import { expect, test } from 'vitest'
import { finishAnswer } from './finished-answer.ts'
import { KeptAnswers, type Made } from './kept-answers.ts'

const NOW = 1000

const made = async (text: string, over: Partial<Made> = {}): Promise<Made> => ({
  answer: await finishAnswer(new Response(text)),
  parts: ['catalogue'],
  until: Infinity,
  ...over,
})

const textOf = (answers: KeptAnswers, key: string, now = NOW) => answers.get(key, now)?.bodies.identity.bytes.toString()

/** An answer that is ready when the test says so. */
function slow(answers: KeptAnswers, key: string) {
  const { promise, resolve } = Promise.withResolvers<Made>()
  const answer = answers.make(key, () => promise)
  return { answer, finish: async (one: Promise<Made>) => void (resolve(await one), await answer) }
}

test('DESIGN public reads: an answer that was begun before an edit is sent, and not kept', async () => {
  const answers = new KeptAnswers()
  const { finish } = slow(answers, 'a')
  answers.forget('catalogue')
  await finish(made('before the edit'))
  expect(textOf(answers, 'a')).toBeUndefined()
})

test('DESIGN public reads: a request after an edit waits for no answer from before, which replaces no newer one', async () => {
  const answers = new KeptAnswers()
  const before = slow(answers, 'a')
  answers.forget('catalogue')
  const after = slow(answers, 'a')
  await after.finish(made('new'))
  await before.finish(made('old'))
  expect((await after.answer).bodies.identity.bytes.toString()).toBe('new')
  expect(textOf(answers, 'a')).toBe('new')
})

test('DESIGN public reads: simultaneous requests wait for one answer, and a failed one is made again', async () => {
  const answers = new KeptAnswers()
  let count = 0
  const make = async () => {
    count++
    return made('once')
  }
  await Promise.all([answers.make('a', make), answers.make('a', make), answers.make('a', make)])
  expect(count).toBe(1)
  await expect(answers.make('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await answers.make('b', make)
  expect([count, textOf(answers, 'b')]).toEqual([2, 'once'])
})

test('DESIGN public reads: a change drops the answers that show it, and no other', async () => {
  const answers = new KeptAnswers()
  await answers.make('packages', () => made('packages'))
  await answers.make('rating', () => made('rating', { parts: ['feedback'] }))
  await answers.make('both', () => made('both', { parts: ['catalogue', 'feedback'] }))
  await answers.make('fixed', () => made('fixed', { parts: [] }))
  answers.forget('feedback')
  expect(['packages', 'rating', 'both', 'fixed'].map((key) => textOf(answers, key))).toEqual([
    'packages',
    undefined,
    undefined,
    'fixed',
  ])
})

test('DESIGN public reads: an answer ends at its instant, and one that is not for all is never kept', async () => {
  const answers = new KeptAnswers()
  await answers.make('a', () => made('until midnight', { until: NOW + 1 }))
  await answers.make('b', () => made('not for all', { parts: null }))
  expect([textOf(answers, 'a'), textOf(answers, 'a', NOW + 1), textOf(answers, 'b')]).toEqual([
    'until midnight',
    undefined,
    undefined,
  ])
  expect(answers.usage()).toEqual({ entries: 0, bytes: 0, found: 1, made: 2 })
})

test('DESIGN public reads: the memory has a limit of entries and of bytes, and the oldest leaves first', async () => {
  const answers = new KeptAnswers({ entries: 3, bytes: 25 })
  for (const key of ['a', 'b', 'c', 'd']) await answers.make(key, () => made('12345'))
  expect(['a', 'b', 'c', 'd'].map((key) => textOf(answers, key) !== undefined)).toEqual([false, true, true, true])
  await answers.make('e', () => made('1234567890'))
  await answers.make('f', () => made('1234567890'))
  expect(answers.usage()).toMatchObject({ entries: 3, bytes: 25 })
  await answers.make('g', () => made('x'.repeat(26)))
  expect(answers.usage()).toMatchObject({ entries: 0, bytes: 0 })
})
