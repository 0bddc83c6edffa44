/** A pooja that can be booked in a city, by its slug, with its cost in rupees. */
export type Offer = { id: string; city: string; cost: number }

/** The first pooja of this kind in each city that offers one, by its English name. */
export function offersOf(
  { en, like }: { en: string; like?: RegExp },
  bookable: readonly (Offer & { name: string })[],
): Offer[] {
  const found = bookable.filter(({ name }) => (like ? like.test(name) : name.includes(en)))
  return found
    .filter(({ city }, index) => found.findIndex((other) => other.city === city) === index)
    .map(({ id, city, cost }) => ({ id, city, cost }))
}
