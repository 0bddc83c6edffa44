import type { Page } from 'playwright-core'

/** Opens the groups of poojas on the page of a city, which are closed at first. */
export async function openPoojas(page: Page): Promise<void> {
  // The address changes before its page is shown.
  await page.locator('section[aria-labelledby=poojas] article').first().waitFor({ state: 'attached' })
  const groups = page.locator('section[aria-labelledby=poojas] details:not([open]):has(article) > summary')
  while ((await groups.count()) > 0) await groups.first().click()
}
