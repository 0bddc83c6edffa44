import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { Db } from '../db/connect.ts'
import { publishedCities } from './catalogue/city-store.ts'
import type { Env } from './env.ts'
import { manifestOf } from './manifest.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** Serves the files of the built client, sitemap.xml, robots.txt and the manifest. Browsers keep files with a hash in their name for a year. */
export function staticFiles(root: string, env: Pick<Env, 'PUBLIC_URL' | 'brand'>, db: Db) {
  const publicUrl = env.PUBLIC_URL
  const robots = robotsOf(publicUrl)
  const serve = serveStatic({ root, precompressed: true })
  // The library calls its own hook too late to change the headers.
  const fileWith = (cacheControl: string) =>
    createMiddleware(async (c, next) => {
      const found = await serve(c, next)
      if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
      return found
    })
  const security = secureHeaders({ strictTransportSecurity: false })
  return (
    new Hono()
      .use('/sitemap.xml', security)
      .use('/robots.txt', security)
      .use('/manifest.webmanifest', security)
      .use('/assets/*', security)
      .get('/sitemap.xml', async (c) =>
        c.body(sitemapOf(publicUrl, await publishedCities(db)), 200, {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': HOUR,
        }),
      )
      .get('/manifest.webmanifest', async (c) =>
        c.body(JSON.stringify(manifestOf(env.brand, await publishedCities(db))), 200, {
          'Content-Type': 'application/manifest+json',
          'Cache-Control': HOUR,
        }),
      )
      .get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': HOUR }))
      .use('/assets/*', fileWith(YEAR))
      // If a script is missing, the answer must not be a page, whose HTML a browser would try to run.
      .get('/assets/*', (c) => c.text('Not found', 404))
      .use('*', fileWith(HOUR))
  )
}
