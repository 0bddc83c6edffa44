import { ApiError } from '../../contract/client.ts'

/** What someone has seen of their own, kept in this browser for as long as they are logged in here. */
const PREFIX = 'kept:'
/** To be counted up when a page shows a field that older copies lack. */
const VERSION = 2

/** `keptAt`: the moment (ISO) at which a kept copy was taken; null when the data has just come. */
export type Kept<T> = T & { keptAt: string | null }

/** What `load` gives, or without a network the copy that `userId` saw last under this name. */
export async function cacheForUser<T extends object>(
  name: string,
  userId: string,
  load: () => Promise<T>,
): Promise<Kept<T>> {
  const key = `${PREFIX}${VERSION}:${name}`
  try {
    const data = await load()
    remember(key, JSON.stringify({ userId, at: new Date().toISOString(), data }))
    return { ...data, keptAt: null }
  } catch (error) {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as { userId: string; at: string; data: T } | null
    if (!(error instanceof ApiError && error.code === 'OFFLINE') || copy?.userId !== userId) throw error
    return { ...copy.data, keptAt: copy.at }
  }
}

/** A full or forbidden store only means that nothing is kept. */
function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    localStorage.removeItem(key)
  }
}

/** Nothing of one person's stays for the next one at this browser. */
export function clearUserCache(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
