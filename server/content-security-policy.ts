import { createHash } from 'node:crypto'
import { NONCE, type secureHeaders } from 'hono/secure-headers'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

type Inline = { script: readonly string[]; style: readonly string[] }

/**
 * The content security policy (CSP) of every page: it loads nothing from another origin, and runs only inline scripts and styles
 * whose hashes are in the policy.
 */
export const pagePolicy = ({ script, style }: Inline = { script: [], style: [] }): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Replaces the nonce of a page by hashes, so that everyone can get the same bytes. Only scripts and styles with the nonce are
 * hashed: nobody can guess it, so a script in a text from a user stays forbidden.
 */
export function allowByHash(html: string, nonce: string): { html: string; policy: string } {
  const [first = '', ...rest] = html.split(` nonce="${nonce}"`)
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  let before = first
  for (const after of rest) {
    const [tag] = /^\w+/.exec(before.slice(before.lastIndexOf('<') + 1)) ?? []
    if (tag === 'script' || tag === 'style')
      hashes[tag].add(hashOf(after.slice(after.indexOf('>') + 1, after.indexOf(`</${tag}>`))))
    before = after
  }
  const policy = pagePolicy({ script: [...hashes.script], style: [...hashes.style] })
  return { html: [first, ...rest].join(''), policy }
}

/** The CSP of /v1/docs. Swagger UI sets style attributes itself; the page contains no text from users. */
export const docsPolicy: Policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}
