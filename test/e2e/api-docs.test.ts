import { expect, test } from 'vitest'
import { browserSite } from './browser-site.ts'

const site = browserSite({ newProfiles: true })

test('CONTRACT /v1/docs: a visitor reads and tries the API without other origins', async () => {
  const { page, leave } = await site.visit()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  await page.goto('/v1/docs')
  await page.getByText('/v1/bookings/add').waitFor()
  expect(outside).toEqual([])
  await leave()
})
