/** Kinds of observances; the most important first. `closed`: no pooja is performed, because of an eclipse. */
export const observanceKinds = [
  'festival',
  'eclipse',
  'closed',
  'ekadashi',
  'purnima',
  'amavasya',
  'shraddh',
  'vrat',
  'pradosh',
] as const
export type ObservanceKind = (typeof observanceKinds)[number]

/** Households keep the smarta day of a festival; Vaishnava temples and families keep their own. */
export const traditions = ['smarta', 'vaishnava'] as const
export type Tradition = (typeof traditions)[number]
