import { AppError } from '../app-error';

/** Far more names and values than any form of ours has, and few enough to look at one by one. */
const MOST_VALUES = 20_000;

/**
 * Refuses text that PostgreSQL cannot store: the character NUL, and halves of characters, which are no Unicode.
 * @throws AppError `malformed_body` when there is any in what was sent, or more in it than anything of ours asks for.
 */
export function refuseUnstorable(...sent: unknown[]): void {
  const left = sent;
  let seen = 0;
  while (left.length > 0) {
    const value = left.pop();
    seen += 1;
    if (seen > MOST_VALUES) throw new AppError('malformed_body');
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new AppError('malformed_body');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) left.push(name, inner);
  }
}
