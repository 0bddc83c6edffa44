import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import { docsPolicy } from './content-security-policy.ts'

// The main module of the package is not imported, because it loads all of Swagger UI into the memory of the server.
const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const

/** /v1/docs: Swagger UI with the OpenAPI document, all of it from this origin. */
export const docsPage = () =>
  new Hono<{ Variables: SecureHeadersVariables }>()
    .get('/:file{swagger-ui.*}', async (c, next) => {
      const name = c.req.param('file')
      if (!Object.hasOwn(files, name)) return next()
      const type = files[name as keyof typeof files]
      return c.body(await readFile(join(folder, name)), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=86400',
      })
    })
    .get('/', secureHeaders({ contentSecurityPolicy: docsPolicy, strictTransportSecurity: false }), (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>Tirtha API</title>
              <link rel="icon" href="data:," />
              <link rel="stylesheet" href="/v1/docs/swagger-ui.css" />
            </head>
            <body>
              <div id="docs"></div>
              <script src="/v1/docs/swagger-ui-bundle.js" nonce="${c.get('secureHeadersNonce')}"></script>
              <script nonce="${c.get('secureHeadersNonce')}">
                ${raw("SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#docs', persistAuthorization: false, deepLinking: true, validatorUrl: null })")}
              </script>
            </body>
          </html>`,
      ),
    )
