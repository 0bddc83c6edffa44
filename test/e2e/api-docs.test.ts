import { expect, test } from 'vitest'
import { browserSite } from './browser-site.ts'

const site = browserSite({ newProfiles: true })

test('CONTRACT /v1/docs: a visitor reads and tries the API without other origins', async () => {
  const { page, leave } = await site.visit()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  // The page draws every call of the API, which takes a busy machine longer than any page of the site.
  await page.goto('/v1/docs', { timeout: 60_000 })
  // Of so many calls, the page draws only the visible ones.
  const call = page.getByText('/v1/bookings/add')
  const seen = async () => {
    await page.mouse.wheel(0, 600)
    return call.count()
  }
  await expect.poll(seen, { timeout: 60_000 }).toBe(1)
  expect(outside).toEqual([])
  await leave()
})
