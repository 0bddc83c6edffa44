import type { Page } from 'playwright-core'

/** Delays the next answer of a call, which the server has already made, until it is released. */
export async function holdAnswer(page: Page, url: string) {
  const [made, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      made.resolve()
      await released.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { made: made.promise, release: () => released.resolve() }
}
