import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { type Language, languages } from '../domain/language.ts'
import { makeTemplate } from '../test/data-template.ts'
import { launchBrowser } from '../test/e2e/browser.ts'
import { fixturesPast, prepareFixtures } from '../test/e2e/fixtures.ts'
import type { PageState } from '../test/e2e/page-state.ts'
import { pageStates } from '../test/e2e/page-states.ts'
import { startSite } from '../test/e2e/site.ts'
import { tourOf } from '../test/e2e/tour.ts'
import { type Size, sizes } from '../test/e2e/visitor.ts'

/**
 * Takes a picture of every page in every state, in both languages, on a phone and a desktop, light and dark, and lays
 * them out on one page: `npm run shots`, `npm run shots -- landing city --lang hi --size phone`. Names are prefixes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string' }, size: { type: 'string' } },
})
const chosen = languages.filter((language) => !values.lang || language === values.lang)
const screens = (['phone', 'desktop'] as const).filter((size) => !values.size || size === values.size)
const schemes = ['light', 'dark'] as const
const states = pageStates.filter(
  ({ name }) => positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix)),
)

const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const fileOf = (name: string, language: Language, size: Size, scheme: string) =>
  `${name}-${language}-${sizes[size].width}-${scheme}.png`

/** The names of the pictures, a row for each language and size. */
const rowsOf = ({ name }: PageState) =>
  chosen.map((language) => screens.flatMap((size) => schemes.map((scheme) => fileOf(name, language, size, scheme))))

const sheet = () => `<!doctype html>
<meta charset="utf-8">
<title>Every page of Tirtha</title>
<style>
  body { font: 16px/1.4 system-ui; margin: 1rem; background: #888 }
  nav a { margin-right: 1rem }
  p { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { width: 15rem; max-height: 40rem; object-fit: cover; object-position: top }
  img[src*='-${sizes.desktop.width}-'] { width: 32rem }
</style>
<nav>${states.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
${states
  .map(
    (state) => `<h2 id="${state.name}">${state.name}</h2>
${rowsOf(state)
  .map(
    (row) =>
      `<p>${row.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join(' ')}</p>`,
  )
  .join('\n')}`,
  )
  .join('\n')}
`

/** The number of browser contexts that work at the same time, on two cores. */
const AT_ONCE = 4

const started = performance.now()
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const template = await makeTemplate()
const [site, browser] = await Promise.all([
  startSite({}, { template: template.dataDir, past: fixturesPast }),
  launchBrowser(),
])
const failures: string[] = []
try {
  const tour = tourOf(browser, site.origin, await prepareFixtures(site))

  const shoot = async (state: PageState, language: Language, size: Size) => {
    const { page, leave } = await tour.enter(state, { language, size })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = join(folder, fileOf(state.name, language, size, scheme))
      // A dialog covers only the visible part of the page: a picture of the full page would show it in the wrong place.
      const fullPage = (await page.locator('dialog[open]').count()) === 0
      await page.screenshot({ path, fullPage, animations: 'disabled' })
    }
    await leave()
  }
  const limit = pLimit(AT_ONCE)
  const shots = states.flatMap((state) =>
    chosen.flatMap((language) =>
      screens.map((size) =>
        limit(() => shoot(state, language, size)).catch((error: Error) => {
          failures.push(`${state.name}, ${language}, ${size}: ${error.message}`)
        }),
      ),
    ),
  )
  await Promise.all(shots)
  writeFileSync(join(folder, 'index.html'), sheet())
} finally {
  await browser.close()
  await site.stop()
  template.remove()
}

const pictures = states.length * chosen.length * screens.length * schemes.length
const seconds = ((performance.now() - started) / 1000).toFixed(0)
process.stdout.write(`${pictures} pictures of ${states.length} pages in ${seconds} s: shots/index.html\n`)
for (const failure of failures) process.stderr.write(`${failure}\n`)
if (failures.length > 0) process.exitCode = 1
