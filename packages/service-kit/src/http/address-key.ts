import { isIPv6 } from 'node:net';

/** The key by which a client is counted: its IPv4 address, or the /64 network that belongs to one IPv6 subscriber. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
}
