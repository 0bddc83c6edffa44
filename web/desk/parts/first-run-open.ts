const BEGUN = 'first-run'

/** Stores in this browser whether the owner still opens the shop: the list of first steps is not closed. */
export const rememberFirstRun = (isOpen: boolean): void =>
  isOpen ? localStorage.setItem(BEGUN, '1') : localStorage.removeItem(BEGUN)

export const isFirstRun = (): boolean => localStorage.getItem(BEGUN) !== null
