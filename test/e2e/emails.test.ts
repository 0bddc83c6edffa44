import { expect, test } from 'vitest'
import { asPreview } from '../email-preview.ts'
import { samplesIn } from '../email-samples.ts'
import { axeViolations, hindiReadAsEnglish, overflows, smallTargets } from './accessibility-checks.ts'
import { browserSite } from './browser-site.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

/** An email is part of the page of a mail program, and that page contains the landmarks. */
const OF_THE_PROGRAM = /^(?:region|landmark-one-main):/

testViews(['en', 'hi'] as const, 1)(
  'EMAIL every email in %s passes axe in light and dark, fits 320 px and loads nothing',
  async (language) => {
    const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const found: Record<string, string[]> = {}
    for (const sample of samplesIn(language)) {
      await page.setContent(asPreview(sample, language).html)
      await page.emulateMedia({ colorScheme: 'light' })
      const problems = [
        ...(await axeViolations(page)),
        ...(await smallTargets(page)),
        ...(await hindiReadAsEnglish(page)),
        ...(await overflows(page)),
      ]
      await page.emulateMedia({ colorScheme: 'dark' })
      problems.push(...(await axeViolations(page, 'of colour')))
      await page.setViewportSize({ width: 320, height: 740 })
      problems.push(...(await overflows(page)))
      await page.setViewportSize({ width: 360, height: 740 })
      const own = problems.filter((problem) => !OF_THE_PROGRAM.test(problem))
      if (own.length > 0) found[sample.name] = own
    }
    await page.close()
    expect(found).toEqual({})
    expect(asked).toEqual([])
  },
)

test('EMAIL the dark scheme changes every colour of the light one', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } })
  const coloursOf = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('[class]')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      }),
    )
  for (const sample of samplesIn('hi')) {
    await page.setContent(asPreview(sample, 'hi').html)
    await page.emulateMedia({ colorScheme: 'light' })
    const day = await coloursOf()
    await page.emulateMedia({ colorScheme: 'dark' })
    const night = await coloursOf()
    // The text of the main action has the same colour in both schemes.
    const same = day.filter((colours, index) => colours === night[index] && !colours.startsWith('rgb(255, 253, 248)'))
    expect(same, sample.name).toEqual([])
  }
  await page.close()
})
