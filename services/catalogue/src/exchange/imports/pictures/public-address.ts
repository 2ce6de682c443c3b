import { BlockList, isIPv4 } from 'node:net'

/** Networks that are not the public internet (RFC 6890 and IANA's registries): ours, this machine's, or no one's. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Of IPv6 only this has public addresses, without the parts that lead to IPv4 or nowhere. */
const PUBLIC_6 = ['2000::/3'] as const
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4')
const public6 = listOf(PUBLIC_6, 'ipv6')
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !notPublic4.check(address, 'ipv4')
    : public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
