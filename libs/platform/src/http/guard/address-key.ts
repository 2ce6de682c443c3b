import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : [])

/**
 * What stands for a caller without a session where calls are counted: an IPv4 address; of IPv6 the network of 64 bits,
 * since a subscriber has all of its addresses (RFC 6177).
 */
export function addressKey(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [before, after] = ip.replace(/%.*$/, '').split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const between = after === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: between }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
