import { ApiError } from '../../contract/client.ts'

/** The prefix of the keys of copies of a user's own data. Logout deletes these copies. */
export const USER_CACHE_PREFIX = 'kept:'
/** Increase it when a page shows a field that older copies lack. */
const VERSION = 4

/** `cachedAt` is the time (ISO) of a cached copy; null for data that has just been loaded. */
export type Cached<T> = T & { cachedAt: string | null }

/** Returns what `load` returns, or, without a network, the copy that `userId` loaded last under this name. */
export async function cacheForUser<T extends object>(
  name: string,
  userId: string,
  load: () => Promise<T>,
): Promise<Cached<T>> {
  const key = `${USER_CACHE_PREFIX}${VERSION}:${name}`
  try {
    const data = await load()
    store(key, JSON.stringify({ userId, at: new Date().toISOString(), data }))
    return { ...data, cachedAt: null }
  } catch (error) {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as { userId: string; at: string; data: T } | null
    if (!(error instanceof ApiError && (error.code === 'OFFLINE' || error.code === 'AWAY')) || copy?.userId !== userId)
      throw error
    return { ...copy.data, cachedAt: copy.at }
  }
}

/** When localStorage is full or forbidden, nothing is cached. */
function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    localStorage.removeItem(key)
  }
}

/** Deletes all copies, so that the next user of this browser cannot see them. */
export function clearUserCache(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(USER_CACHE_PREFIX)) storage.removeItem(key)
}
