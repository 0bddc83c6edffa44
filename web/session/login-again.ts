/** The texts of this tab that say that a login is needed. */
const texts = new Set<string>()

export const addLoginText = (text: string): void => void texts.add(text)

/** Whether a text says that a login is needed before the same act can succeed. */
export const needsLogin = (text: string): boolean => [...texts].some((one) => text.includes(one))

const opened = new EventTarget()

/** Opens the login over the page, so that nothing that is typed there is lost. */
export const openLogin = (): void => void opened.dispatchEvent(new Event('open'))

export function onLoginOpened(listener: () => void): () => void {
  opened.addEventListener('open', listener)
  return () => opened.removeEventListener('open', listener)
}
