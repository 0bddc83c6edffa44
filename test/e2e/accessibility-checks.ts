import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** Each check answers what is wrong, in words that lead to the place; nothing is a pass. */
type Findings = Promise<string[]>

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of which the colours alone change with the scheme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }

/** Given as text to the debugger, axe needs no exception from the page's content security policy. */
export async function axeViolations(page: Page, which: 'all' | 'of colour' = 'all'): Findings {
  const runOnly = which === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  // Behind an open dialog the page's own heading is out of reach, as it should be.
  const isBehindDialog = (await page.locator('dialog:modal').count()) > 0
  const rules = isBehindDialog ? { 'page-has-heading-one': { enabled: false } } : {}
  const options = JSON.stringify({ runOnly, rules, resultTypes: ['violations'] })
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const script = `(async () => { ${isLoaded ? '' : source}; return (await axe.run(document, ${options})).violations })()`
  const violations = await page.evaluate<Violation[]>(script)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** Forms that the browser would put into an address, if it sent them itself. */
export const formsInAddresses = (page: Page): Findings =>
  page.evaluate(() =>
    [...document.forms].filter(({ method }) => method !== 'post').map((form) => form.outerHTML.slice(0, 200)),
  )

/** Everything to press that is smaller than a thumb; links in running text are as high as their line (WCAG 2.5.8). */
export const smallTargets = (page: Page): Findings =>
  page.evaluate(() => {
    const LEAST = 44
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
    )
    const isInText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      )
    return [...targets].flatMap((element) => {
      const own = element.getBoundingClientRect()
      // What only a screen reader or the focus brings up stands nowhere yet.
      if (!element.checkVisibility() || isInText(element)) return []
      const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
      if (!label && own.width <= 1) return []
      const { width, height } = (label ?? element).getBoundingClientRect()
      if (Math.round(width) >= LEAST && Math.round(height) >= LEAST) return []
      return [`${Math.round(width)} × ${Math.round(height)} px: ${(label ?? element).outerHTML.slice(0, 200)}`]
    })
  })

/** What is too wide widens all around it: the rest says no more. */
const FEW = 6

/** What makes the page scroll sideways, and what is cut off instead. */
export const overflows = (page: Page): Findings =>
  page.evaluate((FEW) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found: string[] = []
    const say = (element: Element, what: string) => found.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
    const scrollsByItself = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const isCut = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const within = (element: Element, does: (parent: Element) => boolean): boolean =>
      element.parentElement !== null && (does(element.parentElement) || within(element.parentElement, does))
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      // A table of data, the strip of a carousel and what is typed may be wider than the screen: they move within themselves.
      if (box.width <= 1 || within(element, scrollsByItself) || element.closest('[aria-roledescription=carousel]'))
        continue
      if (isCut(element) && !element.matches('input') && element.scrollWidth > element.clientWidth + 1)
        say(element, 'cut')
      if (!within(element, isCut) && element.children.length === 0 && box.right > clientWidth + 1)
        say(element, `ends at ${Math.round(box.right)} of ${clientWidth} px`)
    }
    if (scrollWidth > clientWidth && found.length === 0) found.push(`${scrollWidth} of ${clientWidth} px wide`)
    return found.slice(0, FEW)
  }, FEW)

/** Hindi letters that a voice would read as English. */
export const hindiReadAsEnglish = (page: Page): Findings =>
  page.evaluate(() => {
    const DEVANAGARI = /[\u0900-\u097F]/
    const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'hi'
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (element.matches('script, style')) return false
        const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        const said = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name))
        const typed = element.matches('input, textarea') ? [(element as HTMLInputElement).value] : []
        return DEVANAGARI.test([...own, ...said, ...typed].join(' ')) && !isHindi(element)
      })
      .map((element) => element.outerHTML.slice(0, 200))
  })

/** The size that people choose in their browser: text, and all that is measured by it, twice as large. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
  })
