/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chosenFonts, fontSets } from './browser-fonts.ts'
import { browserSite } from './browser-site.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

/** The font families with which the browser draws an element's text. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('DOM.enable')
  await debug.send('CSS.enable')
  const { root } = await debug.send('DOM.getDocument')
  const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

const texts = { en: 'Varanasi, ₹5,000', hi: 'वाराणसी' }
const sansSerif = {
  android: { en: 'Roboto', hi: 'Noto Sans Devanagari' },
  wide: { en: 'DejaVu Sans', hi: 'DejaVu Sans' },
} as const

describe('DESIGN fonts', () => {
  const site = browserSite({ newProfiles: true })

  test.each(fontSets)(
    'a browser with the set %s draws all text in its fonts, whatever a page asks for',
    async (fonts) => {
      const browser = await launchBrowser({ fonts })
      const page = await browser.newPage()
      const drawn = async (family: string, text: string) => {
        await page.setContent(`<p style="font-family: ${family}">${text}</p>`)
        return drawnFonts(page, 'p')
      }
      for (const family of ['system-ui', 'sans-serif', 'Arial', 'Noto Sans', 'No such font']) {
        expect(await drawn(family, texts.en), family).toEqual([sansSerif[fonts].en])
        expect(await drawn(family, texts.hi), family).toEqual([sansSerif[fonts].hi])
      }
      expect(await drawn('serif', texts.en)).toEqual(['DejaVu Serif'])
      expect(await drawn('monospace', texts.en)).toEqual(['DejaVu Sans Mono'])
      await browser.close()
    },
  )

  test.each(fontSets)('a browser with the set %s draws the text of a page in its fonts', async (fonts) => {
    const browser = await launchBrowser({ fonts })
    for (const language of ['en', 'hi'] as const) {
      const { page, leave } = await visit(browser, site.origin, { language, newProfile: true })
      await page.goto('/landing')
      const { en, hi } = sansSerif[fonts]
      const drawn = await drawnFonts(page, 'main p')
      expect(drawn, language).toContain(sansSerif[fonts][language])
      expect([en, hi], language).toEqual(expect.arrayContaining(drawn))
      await leave()
    }
    await browser.close()
  })

  test('a browser with the set wide has no fonts of the site', async () => {
    const browser = await launchBrowser({ fonts: 'wide' })
    const { page, leave } = await visit(browser, site.origin, { newProfile: true })
    await page.goto('/landing')
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    expect(await drawnFonts(page, 'h1')).toEqual(['DejaVu Serif'])
    await leave()
    await browser.close()
  })

  test('TEST_FONTS names the set, which is android by default', () => {
    expect(chosenFonts({ TEST_FONTS: 'wide' })).toBe('wide')
    expect(chosenFonts({})).toBe('android')
  })

  test('TEST_FONTS is refused if it names no set, with the names of all sets', () => {
    expect(() => chosenFonts({ TEST_FONTS: 'comic' })).toThrow('TEST_FONTS: expected android or wide, found comic')
  })
})
