/** What a cart entry or a booking is about: a stay, to which poojas may belong, or one pooja alone. */
export type Subject<Stay, Pooja> = (Stay & { kind: 'stay' }) | (Pooja & { kind: 'pooja' })

/** `stay` without an id stands for "No package selected!": then the first pooja is the subject. */
export const subjectOf = <Stay extends { id: string | null }, Pooja>(
  stay: Stay,
  [pooja]: readonly Pooja[],
): Subject<Stay, Pooja> =>
  stay.id === null && pooja !== undefined ? { ...pooja, kind: 'pooja' } : { ...stay, kind: 'stay' }
