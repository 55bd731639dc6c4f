/** The `code` of a system error; `instanceof Error` would miss those that were made in another realm. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
