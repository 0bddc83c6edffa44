import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'

type Texts = Record<string, string>
type Message = { en: string; hi: string }

const folder = new URL('../messages/', import.meta.url)
const textsIn = (language: string) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Texts

/** The texts of all messages by name. */
export function readMessages(): [name: string, message: Message][] {
  const hindi = textsIn('hi')
  return Object.entries(textsIn('en')).map(([name, en]) => {
    const hi = hindi[name]
    if (hi === undefined) throw new Error(`messages/hi.json has no ${name}`)
    return [name, { en, hi }]
  })
}

/** The line that makes a message a function. */
export const functionOf = (name: string, { en, hi }: Message): string =>
  `export const ${name} = /* @__PURE__ */ ofLanguage(${JSON.stringify(en)}, ${JSON.stringify(hi)})\n`

const typeOf = (name: string, { en }: Message): string => {
  const inBraces = [...en.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)
  // `{site}` is not a value from the caller (domain/brand.ts).
  const words = new Set(inBraces.filter((word) => word !== 'site').map((word) => `${word}: {}`))
  return `export const ${name}: Text<{ ${[...words].join('; ')} }>\n`
}

/** Compiles messages/*.json into typed functions, which the server, the pages and the tests import. */
export function compileMessages(): void {
  const messages = readMessages()
  const write = (name: string, ...lines: string[]) => writeFileSync(new URL(`compiled/${name}`, folder), lines.join(''))
  mkdirSync(new URL('compiled/', folder), { recursive: true })
  write('messages.js', "export * as m from './texts.js'\n")
  write(
    'texts.js',
    "import { ofLanguage } from '../of-language.ts'\n",
    ...messages.map(([name, message]) => functionOf(name, message)),
  )
  write(
    'texts.d.ts',
    "import type { Text } from '../of-language.ts'\n",
    ...messages.map(([name, message]) => typeOf(name, message)),
  )
}

/** Compiles the messages again whenever one changes; does not keep the process running. */
export function watchMessages(): void {
  const compileAgain = (_event: string, name: string | null) => {
    // An editor may write a file in two steps: after the first it is not valid JSON yet, and the second follows at once.
    if (name?.endsWith('.json'))
      try {
        compileMessages()
      } catch (error) {
        process.stderr.write(`${String(error)}\n`)
      }
  }
  watch(folder, compileAgain).unref()
}
