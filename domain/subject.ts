/** The main item of a cart entry or a booking: a stay, which may include poojas, or one pooja alone. */
export type Subject<Stay, Pooja> = (Stay & { kind: 'stay' }) | (Pooja & { kind: 'pooja' })

/** A `stay` whose id is null is "No package selected!" (see domain/city.ts): then the first pooja is the subject. */
export const subjectOf = <Stay extends { id: string | null }, Pooja>(
  stay: Stay,
  [pooja]: readonly Pooja[],
): Subject<Stay, Pooja> =>
  stay.id === null && pooja !== undefined ? { ...pooja, kind: 'pooja' } : { ...stay, kind: 'stay' }
