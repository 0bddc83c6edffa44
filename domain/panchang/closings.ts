/**
 * The days without poojas because of an eclipse. Like other observances they have a key, so that the operator decides about each:
 * if the operator hides the eclipse, the day is open.
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
