import { expect, test } from 'vitest'
import { PageQueue, PageQueueFull } from './page-queue.ts'

const wanted = new AbortController().signal

/** A queue that is busy with a first page, and the order in which it rendered the pages. */
function busyQueue() {
  const queue = new PageQueue()
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = (name: string, signal = wanted) =>
    queue.render(name.charAt(0), signal, async () => {
      order.push(name)
      return name
    })
  const first = queue.render('first', wanted, () => promise)
  return {
    order,
    ask,
    begin: async () => {
      resolve()
      await first
    },
  }
}

test('DESIGN pages: the addresses that wait have their turns one after another', async () => {
  const { order, ask, begin } = busyQueue()
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name))
  await begin()
  await Promise.all(asked)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('DESIGN pages: too many of one address are refused, and another address still waits', async () => {
  const { ask, begin } = busyQueue()
  const asked = Array.from({ length: 21 }, (_, at) => ask(`a${at}`))
  await expect(asked.at(-1)).rejects.toThrow(PageQueueFull)
  const other = ask('b1')
  await begin()
  expect(await other).toBe('b1')
  expect(await Promise.all(asked.slice(0, -1))).toHaveLength(20)
})

test('DESIGN pages: more than the queue holds are refused', async () => {
  const { ask, begin } = busyQueue()
  const asked = Array.from({ length: 200 }, (_, at) => ask(`${String.fromCharCode(200 + (at % 100))}${at}`))
  await expect(ask('z')).rejects.toThrow(PageQueueFull)
  await begin()
  await asked[0]
  for (const one of asked) one.catch(() => {})
})

test('DESIGN pages: a page that nobody waits for any more is not rendered', async () => {
  const { order, ask, begin } = busyQueue()
  const gone = ask('a1', AbortSignal.abort())
  const refused = expect(gone).rejects.toThrow(PageQueueFull)
  const other = ask('b1')
  await begin()
  await other
  await refused
  expect(order).toEqual(['b1'])
})

test('DESIGN pages: a page that fails does not stop the next one', async () => {
  const queue = new PageQueue()
  const failing = queue.render('a', wanted, () => Promise.reject(new Error('no page')))
  await expect(failing).rejects.toThrow('no page')
  expect(await queue.render('a', wanted, async () => 'page')).toBe('page')
})

test('DESIGN pages: a page that waits for the database lets the next one begin', async () => {
  const { ask } = busyQueue()
  expect(await ask('a1')).toBe('a1')
})
