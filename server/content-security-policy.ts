import { NONCE, type secureHeaders } from 'hono/secure-headers'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

/** The content security policy (CSP) of every page: nothing is loaded from another origin, and no script runs without its nonce. */
export const pagePolicy: Policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE, "'strict-dynamic'"],
  styleSrc: ["'self'", NONCE],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** The CSP of /v1/docs. Swagger UI sets style attributes itself; the page holds nothing that users wrote. */
export const docsPolicy: Policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}
