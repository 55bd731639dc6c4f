/** A message that would say nothing true any more. */
export class TooLate extends Error {
  override name = 'TooLate';
}
