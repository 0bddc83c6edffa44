import type { MetaDescriptor } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { addressIn } from '../../domain/address.ts'
import { m } from '../../messages/compiled/messages.js'
import type { RootData } from '../root-data.ts'
import { type SeoData, metaTags } from '../seo/meta-tags.ts'

type Message = (inputs: {}, options: { locale: Language }) => string
type Match = { id: string; loaderData?: unknown } | undefined
type Args<Data> = { matches: readonly Match[]; loaderData: Data; error?: unknown }

/** What the root loader found, for what React Router calls outside of components. */
const siteOf = (matches: readonly Match[]): RootData =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData

const titled = (title: string, locale: Language): MetaDescriptor => ({
  title: `${title} · ${m.common_brand({}, { locale })}`,
})

/** A page that is one's own, or no page at all: a title, and nothing for search engines. */
export const noindexMeta =
  (title: Message) =>
  ({ matches }: Pick<Args<unknown>, 'matches'>): MetaDescriptor[] => {
    const { language: locale } = siteOf(matches)
    return [titled(title({}, { locale }), locale), { name: 'robots', content: 'noindex' }]
  }

/**
 * A page for everyone. `found` is what search engines and messengers read: they ask the server, so a page gives it as
 * `import.meta.env.SSR && …`, and no browser loads it.
 */
export const indexedMeta =
  <Data>(page: (locale: Language, data: Data) => { path: string; title: string }, found: SeoData<Data> | false) =>
  ({ matches, loaderData, error }: Args<Data>): MetaDescriptor[] => {
    const site = siteOf(matches)
    if (error) return noindexMeta(m.common_brand)({ matches })
    const { path, title } = page(site.language, loaderData)
    const href = site.origin + addressIn(path, site.language)
    return [
      titled(title, site.language),
      // In the browser too: a phone shares the canonical address of what it shows.
      { tagName: 'link', rel: 'canonical', href },
      ...(import.meta.env.SSR && found ? metaTags({ ...site, path, title, href }, found, loaderData) : []),
    ]
  }
