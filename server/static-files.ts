import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressIn } from '../domain/address.ts'
import { cities } from '../domain/city.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

const listed = ['/landing', ...Object.keys(cities).map((city) => `/city/${city}`), '/poojas', '/priest', '/feedback']

/** Every page that is for everyone, at both of its addresses, each of which names the other. */
function sitemapOf(publicUrl: string): string {
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`
  const entries = listed.flatMap((path) => {
    const hindi = addressIn(path, 'hi')
    const links = [link('en', path), link('hi', hindi), link('x-default', path)].join('\n')
    return [path, hindi].map((address) => `  <url>\n    <loc>${publicUrl}${address}</loc>\n${links}\n  </url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** The built files, hashed ones for ever, and what search engines ask for. */
export function staticFiles(root: string, publicUrl: string) {
  const sitemap = sitemapOf(publicUrl)
  const robots = `User-agent: *\nDisallow: /user/\nDisallow: /admin/\nDisallow: /auth/\nDisallow: /v1/\nSitemap: ${publicUrl}/sitemap.xml\n`
  const serve = serveStatic({ root, precompressed: true })
  // The library's own hook comes when the answer is already made.
  const asIs = (cache: string) =>
    createMiddleware(async (c, next) => {
      const found = await serve(c, next)
      if (found instanceof Response) found.headers.set('Cache-Control', cache)
      return found
    })
  return (
    new Hono()
      .get('/sitemap.xml', (c) =>
        c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': HOUR }),
      )
      .get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': HOUR }))
      .use('/assets/*', asIs(YEAR))
      // A page in the place of a missing script would be run as one.
      .get('/assets/*', (c) => c.text('Not found', 404))
      .use('*', asIs(HOUR))
  )
}
