import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first. Browsers name gzip before the others and mean no order by it. */
const PACKED = ['br', 'gzip'] as const;
/** Browsers send a few; whoever sends others has each worked out anew. */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding>();

/** The encoding that a client takes and that makes a text smallest. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const given = request.headers['accept-encoding'] ?? '';
  const before = known.get(given);
  if (before) return before;
  const taken = accepts(request);
  const chosen = PACKED.find((encoding) => taken.encodings([encoding]) === encoding) ?? 'identity';
  if (known.size < MOST_KNOWN) known.set(given, chosen);
  return chosen;
}
