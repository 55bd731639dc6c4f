import { keyedAddress } from '@harbourline/service-kit';

/** Whoever makes one request mostly makes another. */
const MOST_KNOWN = 1_000;

/** How logs name an address: remembered for the latest, as to work it out takes longer than all else about a line. */
export function keyedAddresses(secret: string): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const key = keyedAddress(secret, address);
    known.set(address, key);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return key;
  };
}
