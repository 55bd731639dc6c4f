/**
 * Splits a secret that is being changed, a comma-separated list: the first signs and seals, all of them verify and
 * open.
 * @returns the secrets, the newest first.
 */
export function secretsIn(list: string): [string, ...string[]] {
  const [first = '', ...others] = list.split(',').map((each) => each.trim());
  return [first, ...others];
}
