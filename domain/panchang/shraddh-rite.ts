/** Rites for the departed, whose tithi is that of the afternoon. The words also find what the operator names anew. */
const RITE = /shraddh|pind[ -]?daan|tarpan|श्राद्ध|पिंड ?दान|तर्पण/i

/** Whether a pooja or stop is a shraddh, by its names. */
export const isShraddh = (...names: readonly string[]): boolean => names.some((name) => RITE.test(name))
