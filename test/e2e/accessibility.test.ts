import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  doubleText,
  formsInAddresses,
  hindiReadAsEnglish,
  overflows,
  smallTargets,
} from './accessibility-checks.ts'
import { fixturesPast, prepareFixtures } from './fixtures.ts'
import { pageStates, patternsWithoutState } from './page-states.ts'
import { browserSite } from './browser-site.ts'
import { sizes } from './visitor.ts'
import { tourOf } from './tour.ts'

const site = browserSite({ past: fixturesPast })
let tour: ReturnType<typeof tourOf>

beforeAll(async () => {
  tour = tourOf(site.browser, site.origin, await prepareFixtures(site))
})
afterAll(() => tour.end())

/** 1280 px at 400%. */
const NARROW = { width: 320, height: 740 }

const tours = pageStates.flatMap((state, index) =>
  (['en', 'hi'] as const).map((language, at) => {
    const isOfStaff = state.as === 'admin'
    const isRepeat = state.act !== undefined || isOfStaff || (index + at) % 2 === 1
    return { state, language, isRepeat, ...state }
  }),
)

for (const repeats of [false, true])
  test.concurrent.for(tours.filter(({ isRepeat }) => isRepeat === repeats))(
    'ACCESS $name in $language passes axe, has targets of 44 px, fits 320 px and text of 200%',
    repeats ? { tags: 'thorough' } : {},
    async ({ state, language }, { expect }) => {
      const { page, leave } = await tour.enter(state, { language, size: 'phone' })
      expect.soft(await axeViolations(page), 'axe').toEqual([])
      expect.soft(await smallTargets(page), 'targets of 44 px').toEqual([])
      expect.soft(await formsInAddresses(page), 'forms that are not posted').toEqual([])
      if (language === 'en') {
        expect.soft(await hindiReadAsEnglish(page), 'Hindi words say that they are').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axeViolations(page, 'of colour'), 'axe in the dark').toEqual([])
      }
      await page.setViewportSize(NARROW)
      expect.soft(await overflows(page), 'fits 320 px').toEqual([])
      await page.setViewportSize(sizes.phone)
      await doubleText(page)
      expect.soft(await overflows(page), 'fits with text of 200%').toEqual([])
      await leave()
    },
  )

test('ACCESS every route has a state in the list of checked pages', () => {
  expect(patternsWithoutState()).toEqual([])
})
