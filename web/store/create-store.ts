import { useSyncExternalStore } from 'react'

/** A value that any code may change and pages show. The server and the first rendering show the initial value. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = (): T => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe,
    use: (): T => useSyncExternalStore(subscribe, get, () => initial),
  }
}
