/**
 * The fonts of the test browser, which replace the machine's fonts: `android` has the system fonts of a phone, `wide` has wider
 * ones without Devanagari and without the fonts of the site.
 */
export const fontSets = ['android', 'wide'] as const
export type FontSet = (typeof fontSets)[number]

const isFontSet = (name: string): name is FontSet => fontSets.some((set) => set === name)

/** Reads TEST_FONTS; throws if it names no set. */
export function chosenFonts({ TEST_FONTS: name = 'android' }: NodeJS.ProcessEnv = process.env): FontSet {
  if (!isFontSet(name)) throw new Error(`TEST_FONTS: expected ${fontSets.join(' or ')}, found ${name}`)
  return name
}

const pathOf = (relative: string) => new URL(relative, import.meta.url).pathname

/** The environment and arguments that limit a browser to the fonts of a set. */
export const withFonts = (set: FontSet) => ({
  env: {
    FONTCONFIG_FILE: pathOf(`fonts/${set}.conf`),
    // fontconfig writes its index of the fonts below this folder.
    XDG_CACHE_HOME: pathOf('../../node_modules/.cache'),
  },
  args: set === 'wide' ? ['--disable-remote-fonts'] : [],
})
