import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { cities } from '../domain/city.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** The built files, hashed ones for ever, and what search engines ask for. */
export function openFiles(root: string, publicUrl: string) {
  const paths = ['/landing', ...Object.keys(cities).map((city) => `/city/${city}`), '/poojas', '/priest', '/feedback']
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n')}\n</urlset>\n`
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
