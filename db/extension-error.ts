const NEEDED = 'the database needs the extension pg_trgm, which'

export const NOT_ALLOWED = `${NEEDED} this user may not create: run "create extension pg_trgm" in it as an administrator, then start again`
export const NOT_INSTALLED = `${NEEDED} this PostgreSQL does not have: install its package of extensions (postgresql-contrib), then start again`

/** A migration cannot create an extension. The message is one line for the operator. */
export class ExtensionError extends Error {
  override name = 'ExtensionError'
}

const FORBIDDEN = '42501'
const MISSING = /^(0A000|58P01)$/

/** The failure of a migration, with a text for the operator if an extension is its cause. */
export function causeOf(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!message.includes('pg_trgm')) return error
  if (code === FORBIDDEN) return new ExtensionError(NOT_ALLOWED, { cause: error })
  return MISSING.test(code) ? new ExtensionError(NOT_INSTALLED, { cause: error }) : error
}
