import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** The findings of a check, each with its place; an empty list is a pass. */
type Findings = Promise<string[]>

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the colour scheme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }

/** axe is passed to the debugger as text, so that the content security policy needs no exception for it. */
export async function axeViolations(page: Page, which: 'all' | 'of colour' = 'all'): Findings {
  const runOnly = which === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  // Behind an open dialog, the heading of the page is inert, which is correct.
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

/** Forms that the browser would write into an address if it sent them itself. */
export const formsInAddresses = (page: Page): Findings =>
  page.evaluate(() =>
    [...document.forms].filter(({ method }) => method !== 'post').map((form) => form.outerHTML.slice(0, 200)),
  )

/**
 * All controls that are smaller than 44 px. Links and words to press in running text are exempt if they are no higher than its
 * lines (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Findings =>
  page.evaluate(() => {
    const LEAST = 44
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
    )
    // A browser computes `inline-block` for each button, also for one in a sentence.
    const isInLine = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' ||
      (element.matches('button.inline') &&
        element.offsetHeight <= Number.parseFloat(getComputedStyle(element.parentElement ?? element).lineHeight) + 1)
    const isInText = (element: HTMLElement) =>
      isInLine(element) &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')
    return [...targets].flatMap((element) => {
      const own = element.getBoundingClientRect()
      // Controls for screen readers or the focus are hidden at first.
      if (!element.checkVisibility() || isInText(element)) return []
      const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
      if (!label && own.width <= 1) return []
      const { width, height } = (label ?? element).getBoundingClientRect()
      if (Math.round(width) >= LEAST && Math.round(height) >= LEAST) return []
      return [`${Math.round(width)} × ${Math.round(height)} px: ${(label ?? element).outerHTML.slice(0, 200)}`]
    })
  })

/** An element that is too wide also widens its parents, so that a few findings are enough. */
const FEW = 6

/** Elements that are wider than the page, and elements that are cut off. */
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
      // A table, a carousel and a field scroll by themselves and may be wider than the screen.
      if (box.width <= 1 || within(element, scrollsByItself) || element.closest('[aria-roledescription=carousel]'))
        continue
      // A decoration has nothing to read.
      const isDecoration = element.closest('[aria-hidden=true]') !== null
      if (isCut(element) && !isDecoration && !element.matches('input') && element.scrollWidth > element.clientWidth + 1)
        say(element, 'cut')
      if (!within(element, isCut) && element.children.length === 0 && box.right > clientWidth + 1)
        say(element, `ends at ${Math.round(box.right)} of ${clientWidth} px`)
    }
    if (scrollWidth > clientWidth && found.length === 0) found.push(`${scrollWidth} of ${clientWidth} px wide`)
    return found.slice(0, FEW)
  }, FEW)

/** Elements with Hindi text that a screen reader would read as English. */
export const hindiReadAsEnglish = (page: Page): Findings =>
  page.evaluate(() => {
    const DEVANAGARI = /[\u0900-\u097F]/
    const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'hi'
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (element.closest('script, style, noscript')) return false
        const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        const said = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name))
        const typed = element.matches('input, textarea') ? [(element as HTMLInputElement).value] : []
        return DEVANAGARI.test([...own, ...said, ...typed].join(' ')) && !isHindi(element)
      })
      .map((element) => element.outerHTML.slice(0, 200))
  })

/** Doubles the text and all lengths in rem, as the setting of a browser does. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
  })
