import { isIPv6 } from 'node:net'

/**
 * Whom a limit counts: the peer's address or, behind `trustedProxies` proxies, the address that the outermost of them
 * saw. What a client writes into X-Forwarded-For stands further left and is never read. IPv6 counts by its /64.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const seen = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined
  return network((seen ?? peer ?? 'in-process').replace(/^::ffff:/i, ''))
}

function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`
}
