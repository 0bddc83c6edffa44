import { m } from '../../messages/compiled/messages.js'
import type { Language } from '../language/language.ts'

type Message = (inputs: {}, options: { locale: Language }) => string
type Match = { id: string; loaderData?: unknown } | undefined

/** The language that the root loader found, for what React Router calls outside of components. */
export const languageOfMatches = (matches: readonly Match[]): Language =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { language?: Language } | undefined)?.language ?? 'en'

/** Title and description of a page in its language. */
export const pageMeta =
  (title: Message, description?: Message) =>
  ({ matches }: { matches: readonly Match[] }) => {
    const locale = languageOfMatches(matches)
    return [
      { title: `${title({}, { locale })} · ${m.brand({}, { locale })}` },
      ...(description ? [{ name: 'description', content: description({}, { locale }) }] : []),
    ]
  }
