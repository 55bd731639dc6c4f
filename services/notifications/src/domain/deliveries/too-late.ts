/** A message somebody waited for, in vain: what it brings has stopped working. */
export class TooLate extends Error {
  override name = 'TooLate';
}
