import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a few; whoever sends others has each worked out anew. */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding>();

/** The encoding that a client takes and that makes a text smallest. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const given = request.headers['accept-encoding'] ?? '';
  const before = known.get(given);
  if (before) return before;
  const best = accepts(request).encoding(['br', 'gzip', 'identity']);
  const chosen = best === 'br' || best === 'gzip' ? best : 'identity';
  if (known.size < MOST_KNOWN) known.set(given, chosen);
  return chosen;
}
