/** The texts of this tab that say that a login is needed. */
const texts = new Set<string>()

export const addLoginText = (text: string): void => void texts.add(text)

/** Whether a text says that the same act succeeds only after a login. */
export const needsLogin = (text: string): boolean => [...texts].some((one) => text.includes(one))

const logins = new EventTarget()
type Step = 'opened' | 'done'

/** Opens the login over the page, so that nothing that is typed there is lost, or says that the login has succeeded. */
export const tellLogin = (step: Step): void => void logins.dispatchEvent(new Event(step))

export function onLogin(step: Step, listener: () => void): () => void {
  logins.addEventListener(step, listener)
  return () => logins.removeEventListener(step, listener)
}
