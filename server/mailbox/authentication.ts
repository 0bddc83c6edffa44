/** A header as it is written in a message; headers keep the order of the message. */
export type HeaderLine = { key: string; value: string }

/**
 * Whether the operator's mail provider confirms the sender (RFC 8601). Only the topmost Authentication-Results counts: a provider
 * adds its own above everything in the message, and a sender may write others.
 */
export function isAuthentic(headers: readonly HeaderLine[], domain: string, provider: string): boolean {
  const top = headers.find(({ key }) => key === 'authentication-results')
  const [id = '', ...results] = partsOf(top?.value ?? '')
  if (id.split(/\s/, 1)[0]?.toLowerCase() !== provider.toLowerCase()) return false
  const found = results.map(resultOf)
  const dmarc = found.filter(({ method }) => method === 'dmarc')
  if (dmarc.length > 0)
    return dmarc.every(({ result, of }) => result === 'pass' && (of('header.from') ?? domain) === domain)
  return found.some(({ method, result, of }) => {
    const signer = of('header.d') ?? of('header.i')?.split('@').at(-1) ?? ''
    return method === 'dkim' && result === 'pass' && isOfDomain(domain, signer)
  })
}

/** A bank may sign with a parent domain of its alerts' domain, but not with the domain of a whole country. */
const isOfDomain = (domain: string, signer: string): boolean =>
  signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`))

function resultOf(part: string) {
  const pairs = part
    .toLowerCase()
    .replace(/\s*=\s*/g, '=')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [name = '', ...value] = word.split('=')
      return [name, value.join('=')] as const
    })
  const [first = ['', ''] as const] = pairs
  return {
    method: first[0].split('/', 1)[0],
    result: first[1],
    of: (property: string) => pairs.find(([name]) => name === property)?.[1],
  }
}

/** The parts between semicolons, without comments. Quoted texts are left out, because a stranger may have written them. */
function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at++) {
    const letter = value[at] ?? ''
    if (letter === '\\') at += 1
    else if (isQuoted) isQuoted = letter !== '"'
    else if (depth > 0) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    else if (letter === '(') depth = 1
    else if (letter === '"') isQuoted = true
    else if (letter === ';') parts.push('')
    else parts.push(parts.pop() + letter)
  }
  return parts.map((part) => part.trim())
}
