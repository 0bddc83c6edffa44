import type { Locator } from 'playwright-core'

/** The strongest of red, green and blue in the color of a text. */
export const dominantColor = (text: Locator): Promise<'red' | 'green' | 'other'> =>
  text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.split(/\D+/).filter(Boolean).map(Number)
    return red > green && red > blue ? 'red' : green > red && green > blue ? 'green' : 'other'
  })
