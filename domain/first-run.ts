/** The steps of an operator before the first devotee pays, in this order. */
export const firstRunSteps = [
  'FIRM',
  'PAYEE',
  'NAME',
  'CARE',
  'EMAIL',
  'CITY',
  'OFFER',
  'PHOTO',
  'TEST_BOOKING',
] as const
export type FirstRunStep = (typeof firstRunSteps)[number]
