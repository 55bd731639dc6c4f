import { BlockList, isIP } from 'node:net';

const OWN_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv4');
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a mail server may be told a password only once the connection is encrypted: unless it is within a network of
 * our own, where a name without a dot is as well, or its address decides that itself.
 */
export function needsEncryption(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  if (searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  return version === 0 ? host.includes('.') : !OWN_NETWORKS.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
