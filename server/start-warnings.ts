import type { Env } from './env.ts'

/** The settings that the operator must change before real devotees use the site, one sentence each. */
export function startWarnings(env: Env): string[] {
  const isProduction = env.NODE_ENV === 'production'
  return [
    ...(env.RATE_LIMIT_SCALE === 0
      ? ['RATE_LIMIT_SCALE is 0: nothing limits how often a password or a code is tried']
      : []),
    ...(env.hasPayee || !isProduction ? [] : ['no devotee can pay: set UPI_ID, or BANK_ACCOUNT_NUMBER and BANK_IFSC']),
    ...(env.payeeIsDemo && isProduction
      ? ['the payee is the demo one: set UPI_ID, UPI_NAME and BANK_… before anyone pays']
      : []),
    ...(env.supplierIsDemo && isProduction
      ? ['receipts and invoices have a demo GSTIN: set LEGAL_NAME, LEGAL_ADDRESS and GSTIN before anyone pays']
      : []),
    ...(env.SEED === 'demo' && env.isPublic
      ? ['SEED is demo: visitors see invented feedback, priest and prices; replace them, then set SEED=none']
      : []),
  ]
}
