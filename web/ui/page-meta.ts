import type { MetaDescriptor } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { addressIn } from '../../domain/address.ts'
import { m } from '../../messages/compiled/messages.js'
import type { RootData } from '../root-data.ts'
import { type SeoData, metaTags } from '../seo/meta-tags.ts'

type Message = (inputs: {}, options: { locale: Language }) => string
type Match = { id: string; loaderData?: unknown } | undefined
type Args<Data> = { matches: readonly Match[]; location: { key: string }; loaderData: Data; error?: unknown }
type Page = Pick<Args<unknown>, 'matches' | 'location'>

/** The root data, for functions outside of components. */
const siteOf = (matches: readonly Match[]): RootData =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData

/** The key of the page for which the document was loaded; a page that answers a form counts, too. */
const FIRST_KEY = 'default'

function titled(title: string, { matches, location }: Page): MetaDescriptor {
  const { language: locale, isRefused } = siteOf(matches)
  const whole = `${title} · ${m.common_brand({}, { locale })}`
  return { title: isRefused && location.key === FIRST_KEY ? m.common_error_title({ title: whole }, { locale }) : whole }
}

/** For private pages and errors: a title, and a tag that keeps the page out of search engines. */
export const noindexMeta =
  (title: Message) =>
  (shown: Page): MetaDescriptor[] => {
    const { language: locale } = siteOf(shown.matches)
    return [titled(title({}, { locale }), shown), { name: 'robots', content: 'noindex' }]
  }

/**
 * For public pages. `seo` is for search engines and messengers, which read only the server's HTML. A page passes it as
 * `import.meta.env.SSR && …`, so that browsers do not load it.
 */
export const indexedMeta =
  <Data>(page: (locale: Language, data: Data) => { path: string; title: string }, seo: SeoData<Data> | false) =>
  ({ matches, location, loaderData, error }: Args<Data>): MetaDescriptor[] => {
    const site = siteOf(matches)
    if (error) return noindexMeta(m.common_brand)({ matches, location })
    const { path, title } = page(site.language, loaderData)
    const href = site.origin + addressIn(path, site.language)
    return [
      titled(title, { matches, location }),
      // The browser needs it, too: a phone shares the canonical address of the page.
      { tagName: 'link', rel: 'canonical', href },
      ...(import.meta.env.SSR && seo ? metaTags({ ...site, path, title, href }, seo, loaderData) : []),
    ]
  }
