import { isIPv6 } from 'node:net'

/**
 * The address that limits count by: the peer's or, behind `trustedProxies` proxies, the address that the outermost proxy saw. A
 * client can write addresses into X-Forwarded-For, but they stand further left and are not read. Of an IPv6 address only the /64
 * network counts, because one client has all addresses in it.
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
