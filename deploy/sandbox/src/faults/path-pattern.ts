/**
 * Reads the beginning of a path: `/v1/refunds` stands for itself and all that is below it, `*` for any one segment, and
 * `$` at the end for nothing below it.
 */
export function pathPattern(path: string): RegExp {
  const whole = path.endsWith('$');
  const source = path
    .replace(/\/?\$?$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]+');
  return new RegExp(`^${source}${whole ? '/?$' : '(/|$)'}`);
}
