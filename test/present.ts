/** The value; throws if there is none. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error(`expected a value, found ${value}`)
  return value
}

type Tuple<T, N extends number, Items extends T[] = []> = Items['length'] extends N ? Items : Tuple<T, N, [...Items, T]>

/** The first `count` items of a list; throws if it has fewer. */
export function leading<T, N extends number>(list: readonly T[], count: N): Tuple<T, N> {
  if (list.length < count) throw new Error(`expected ${count} items, found ${list.length}`)
  return list.slice(0, count) as Tuple<T, N>
}

/** The first item of a list; throws if the list is empty. */
export const firstOf = <T>(list: readonly T[]): T => present(list[0])

/** The last item of a list; throws if the list is empty. */
export const lastOf = <T>(list: readonly T[]): T => present(list.at(-1))

/** The first group that a pattern finds in a text, or the whole match if it has no groups; throws if nothing matches. */
export function matchIn(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)
  if (!match) throw new Error(`expected ${pattern} in: ${text}`)
  return match[1] ?? match[0]
}

/** The code of six digits in an email. */
export const codeIn = (text: string): string => matchIn(text, /(?<!\d)\d{6}(?!\d)/)
