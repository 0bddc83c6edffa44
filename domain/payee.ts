/** A UPI address such as name@bank (UPI linking specification, `pa`). */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,}@[A-Za-z][A-Za-z0-9.-]+$/.test(text)

/** An Indian Financial System Code: the bank, a zero, the branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)

export const isAccountNumber = (text: string): boolean => /^[0-9A-Za-z]{6,34}$/.test(text)

/** The fields of the account to which devotees pay, as `GET /payments/getKey` names them. */
export const payeeFields = [
  'upiId',
  'payeeName',
  'accountHolder',
  'accountNumber',
  'ifsc',
  'bankName',
  'branch',
] as const
