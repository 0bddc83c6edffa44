/** Stands for our own origin: it only matters whether an address leaves it. */
const HERE = 'https://here.invalid'

const PRINTABLE_ASCII = /^[\x21-\x7e]*$/
/** Browsers, servers and proxies read a double slash or a backslash as the beginning of a host, also if it was encoded. */
const LIKE_A_HOST = /\/\/|\\|\p{Cc}/u
/** How many layers of encoding an address may have. */
const MOST_DECODINGS = 3

/**
 * The path and search of a page of this site, or null for an address that leads elsewhere or might be read so. Use it for every
 * address that comes from outside and is followed, such as the `next` of a login: anyone can write one into a link.
 */
export function localAddress(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !PRINTABLE_ASCII.test(text)) return null
  const [path = ''] = text.split(/[?#]/, 1)
  const target = parse(text)
  if (!target || looksLikeHost(path) || looksLikeHost(target.pathname)) return null
  const address = target.pathname + target.search
  // After dots are removed from the path, another kind of address may remain.
  return parse(address)?.href === HERE + address ? address : null
}

function parse(text: string): URL | null {
  try {
    const url = new URL(text, HERE)
    return url.origin === HERE ? url : null
  } catch {
    return null
  }
}

function looksLikeHost(path: string): boolean {
  let decoded = path
  for (let round = 0; round < MOST_DECODINGS; round++) {
    if (LIKE_A_HOST.test(decoded)) return true
    const next = decode(decoded)
    if (next === decoded) return false
    // None of our pages has a path that is not UTF-8.
    if (next === null) return true
    decoded = next
  }
  return true
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
