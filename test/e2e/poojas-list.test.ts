import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { availablePoojas } from '../../web/poojas/available-poojas.ts'
import { browserSite } from './browser-site.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages, 1)(
  '§2 /poojas: the 22 poojas are listed as text in the language of the page, in %s',
  async (language) => {
    const { page, leave } = await site.visit({ language })
    await page.goto('/poojas')
    const list = page.getByRole('main').getByRole('list').first()
    const names = await list.getByRole('listitem').allInnerTexts()
    expect(names).toHaveLength(22)
    expect(names.toSorted()).toEqual(availablePoojas.map((pooja) => pooja[language]).toSorted())
    const letters = language === 'hi' ? /^[^A-Za-z]*[\u0900-\u097F]/ : /^[A-Za-z]/
    for (const name of names) expect(name).toMatch(letters)
    expect(await list.locator('a, img, svg, button, input').count()).toBe(0)
    await leave()
  },
)
