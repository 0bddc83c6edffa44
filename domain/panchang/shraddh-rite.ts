/** Rites for the departed, which follow the tithi of the afternoon. The pattern also finds names that the operator adds. */
const RITE = /shraddh|pind[ -]?daan|tarpan|श्राद्ध|पिंड ?दान|तर्पण/i

/** Whether a pooja or stop is a shraddh, by its names. */
export const isShraddh = (...names: readonly string[]): boolean => names.some((name) => RITE.test(name))
