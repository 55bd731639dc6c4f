/**
 * PostgreSQL's codes: connections (08), resources such as too many connections (53), shutting down or starting (57P),
 * timeouts.
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25P04)$/;
/** Node's codes. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Prisma's codes: unreachable, timed out, closed, no connection or transaction in time, too many connections. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/** The codes of Prisma's adapter, for statements written by hand. */
const ADAPTER = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** Messages of the driver, which gives these errors no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;

/** Whether the failure lies not in the statement but in reaching the database, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, kind, message, cause, meta } = error as Record<'code' | 'kind' | 'message' | 'cause' | 'meta', unknown>;
  if (typeof code === 'string' && (SQLSTATE.test(code) || NETWORK.has(code) || PRISMA.has(code))) return true;
  if (typeof kind === 'string' && ADAPTER.has(kind)) return true;
  if (typeof message === 'string' && DRIVER.test(message)) return true;
  return isDatabaseAway(cause) || isDatabaseAway(metaCause(meta));
}

/** Prisma keeps what the driver said in `meta`. */
function metaCause(meta: unknown): unknown {
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
}
