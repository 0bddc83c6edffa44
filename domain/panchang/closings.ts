/**
 * The days on which no pooja is performed, because of an eclipse. As other observances they have a key, so that the operator
 * decides about each: a day on which it is not shown is open.
 */
export const closings = [
  {
    key: 'closed-solar-eclipse',
    kind: 'closed',
    body: 'sun',
    name: { en: 'No poojas: solar eclipse', hi: 'सूर्य ग्रहण: पूजा नहीं' },
  },
  {
    key: 'closed-lunar-eclipse',
    kind: 'closed',
    body: 'moon',
    name: { en: 'No poojas: lunar eclipse', hi: 'चंद्र ग्रहण: पूजा नहीं' },
  },
] as const
