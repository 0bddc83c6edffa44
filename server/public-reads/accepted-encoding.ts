/** The encodings of a finished answer, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const weightIn = (params: readonly string[]): number => {
  const given = params.map((param) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(param)?.[1]).find((value) => value !== undefined)
  return given === undefined ? 1 : Number(given)
}

/**
 * The encoding with the highest weight in Accept-Encoding, the smaller of two with the same weight (RFC 9110, section 12.5.3);
 * identity if the header names none of ours, or refuses all.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const coding of (header ?? '').slice(0, 1000).split(',')) {
    const [name = '', ...params] = coding.split(';')
    weights.set(name.trim().toLowerCase(), weightIn(params))
  }
  const others = weights.get('*')
  // If identity has no weight of its own, it is acceptable, but only if nothing else is.
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? others ?? (encoding === 'identity' ? 0.0001 : 0)
  let best: Encoding = 'identity'
  for (const encoding of encodings.toReversed())
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding
  return best
}
