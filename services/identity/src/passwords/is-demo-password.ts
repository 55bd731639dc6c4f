const DEMO = new Set(['sail-the-lake']);

/** A password of the demonstration's accounts, which anybody can read in the documentation. */
export function isDemoPassword(password: string): boolean {
  return DEMO.has(password);
}
