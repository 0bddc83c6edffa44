const payee = {
  UPI_ID: 'tirtha-demo@examplebank',
  UPI_NAME: 'Tirtha Demo',
  BANK_ACCOUNT_HOLDER: 'Tirtha Demo Account (not a real account)',
  BANK_ACCOUNT_NUMBER: '000000000000',
  BANK_IFSC: 'DEMO0000000',
  BANK_NAME: 'Example Bank',
  BANK_BRANCH: 'Example Branch',
}

const supplier = {
  LEGAL_NAME: 'Tirtha Demo Travels (not a real firm)',
  LEGAL_ADDRESS: 'House 0, Example Lane | Sample Mohalla | Varanasi 221000',
  GSTIN: '09DEMOX0000X0Z0',
}

const care = {
  CARE_PHONE: '+91 55500 00108',
  CARE_EMAIL: 'care@example.com',
}

export const payeeNames = Object.keys(payee) as (keyof typeof payee)[]

/**
 * The invented values of a demo. A group applies only while the operator has set nothing in it: otherwise an invented account could
 * receive money, or an invented name appear on invoices. `SEED=none` has no invented values.
 */
export function inventedFor(source: Record<string, string | undefined>): Record<string, string> {
  const groups = source.SEED === 'none' ? [] : [payee, supplier, care]
  return Object.assign({}, ...groups.filter((group) => Object.keys(group).every((name) => !source[name])))
}
