import { m } from '../../messages/compiled/messages.js'
import type { Mark } from '../journey/slip-arch.tsx'

/** The purposes of poojas, in the order of the lists. */
export const poojaGroups = ['PUJAN', 'PATH', 'SHANTI', 'SANSKAR', 'PITRU'] as const
export type PoojaGroup = (typeof poojaGroups)[number]

export const groupName = {
  PUJAN: m.poojas_group_pujan,
  PATH: m.poojas_group_path,
  SHANTI: m.poojas_group_shanti,
  SANSKAR: m.poojas_group_sanskar,
  PITRU: m.poojas_group_pitru,
} as const satisfies Record<PoojaGroup, unknown>

export const groupMark = {
  PUJAN: 'diya',
  PATH: 'bell',
  SHANTI: 'bel',
  SANSKAR: 'kalash',
  PITRU: 'lotus',
} as const satisfies Record<PoojaGroup, Mark>

/** The first matching pattern decides: a shraddh with a katha is for the departed. */
const patterns: readonly (readonly [PoojaGroup, RegExp])[] = [
  ['PITRU', /Pind|Tarpan|Shraddh|Asthi|Pitru/],
  ['SANSKAR', /Sanskar|Mundan|Namkaran|Annaprashan|Janeu|Vivah|Griha Pravesh|Bhoomi|Birthday/],
  ['SHANTI', /Shanti|Kaal Sarp/],
  ['PATH', /Path\b|Katha|Jap\b|Chalisa/],
]

/** The group of a pooja by its English name. */
export const groupOf = (name: string): PoojaGroup => patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'PUJAN'
