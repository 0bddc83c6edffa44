/**
 * PostgreSQL's classes 08 (connection), 53 (resources) and 57 (intervention, also a statement that took too long), its codes
 * for a lock (55P03) and a transaction (25P03) that took too long, for a write to a replica that is becoming the primary (25006),
 * and the codes of sockets.
 */
const AWAY_CODE =
  /^(08|53|57|55P03|25P03|25006)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/
const AWAY_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after)/

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return AWAY_CODE.test(String((error as { code?: unknown }).code ?? '')) || AWAY_MESSAGE.test(error.message)
}

/** PostgreSQL refuses the login: class 28 (wrong user or password), 3D (no such database). This can happen only at the start. */
export const isDatabaseLoginError = (error: unknown): boolean =>
  error instanceof Error && /^(28|3D)/.test(String((error as { code?: unknown }).code ?? ''))
