import type { Message } from '../api.ts'
import { breadcrumbList } from './json-ld.ts'
import type { SeoData } from './meta-tags.ts'

/** What search engines read of a page that has only text. */
export const textSeo =
  (description: Message): SeoData<unknown> =>
  (page) => ({
    description: description({}, { locale: page.language }),
    picture: 'landing',
    jsonLd: [breadcrumbList(page)],
  })
