import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'

test('OFFERS a list of several pages is read to its end, each page once and in order', async () => {
  const pages = new Map([
    [undefined, { data: [1, 2], nextCursor: 'b' }],
    ['b', { data: [3], nextCursor: 'c' }],
    ['c', { data: [], nextCursor: null }],
  ])
  const asked: (string | undefined)[] = []
  const read = async (cursor: string | undefined) => {
    asked.push(cursor)
    return pages.get(cursor) ?? { data: [], nextCursor: null }
  }
  expect(await allPages(read)).toEqual([1, 2, 3])
  expect(asked).toEqual([undefined, 'b', 'c'])
})
