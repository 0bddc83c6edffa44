/** Those of `isShraddh`, and the immersion of ashes. The words also find what the operator names. */
const RITE = /shraddh|pind[ -]?daan|tarpan|asthi|श्राद्ध|पिंड ?दान|तर्पण|अस्थि/i

/** Whether a pooja or package is a rite for the departed, by its names: the priest then asks for more than names and gotra. */
export const isForDeparted = (...names: readonly string[]): boolean => names.some((name) => RITE.test(name))
