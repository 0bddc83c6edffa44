import { addressIn } from '../domain/address.ts'
import { languages } from '../domain/language.ts'

/** The pages that are the same for everyone, in each language: first the home page and the pages of the cities. */
const publicPages = [
  '/poojas',
  '/priest',
  '/feedback',
  '/about',
  '/contact',
  '/questions',
  '/terms',
  '/cancellation',
  '/privacy',
]

/** sitemap.xml: every public page in each language, with links to the page in the other languages. */
export function sitemapOf(publicUrl: string, cities: readonly { slug: string }[]): string {
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`
  const entries = ['/landing', ...cities.map(({ slug }) => `/city/${slug}`), ...publicPages].flatMap((path) => {
    const addresses = languages.map((language) => ({ language, address: addressIn(path, language) }))
    const links = [...addresses.map(({ language, address }) => link(language, address)), link('x-default', path)]
    return addresses.map(
      ({ address }) => `  <url>\n    <loc>${publicUrl}${address}</loc>\n${links.join('\n')}\n  </url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** robots.txt: allows everything except personal pages, the admin's pages and the API. */
export const robotsOf = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /user/\nDisallow: /admin/\nDisallow: /auth/\nDisallow: /v1/\nSitemap: ${publicUrl}/sitemap.xml\n`
