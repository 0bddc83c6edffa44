/** What a devotee has chosen on the page of a city so far. */
export type Selection = {
  packageId: string
  hasArrivalDate: boolean
  poojas: readonly { hasDate: boolean }[]
}

export type SelectionProblem =
  | 'NOTHING_SELECTED'
  | 'PACKAGE_AND_POOJA'
  | 'MANY_POOJAS'
  | 'POOJA_DATE_REQUIRED'
  | 'ARRIVAL_DATE_REQUIRED'

/** The first rule of the specification's section 5 ("Add to cart") that a selection breaks; null if it breaks none. */
export function selectionProblem({ packageId, hasArrivalDate, poojas }: Selection): SelectionProblem | null {
  if (packageId === '' && poojas.length === 0) return 'NOTHING_SELECTED'
  if (packageId !== '' && poojas.length > 0) return 'PACKAGE_AND_POOJA'
  if (poojas.length > 1) return 'MANY_POOJAS'
  if (poojas.some((pooja) => !pooja.hasDate)) return 'POOJA_DATE_REQUIRED'
  if (packageId !== '' && !hasArrivalDate) return 'ARRIVAL_DATE_REQUIRED'
  return null
}
