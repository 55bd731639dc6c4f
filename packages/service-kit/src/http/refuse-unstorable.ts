import { AppError } from '../app-error';

/** Far more names and values than any of our forms has, and few enough to check one by one. */
const MOST_VALUES = 20_000;

/**
 * Refuses text that PostgreSQL cannot store: the character NUL, and unpaired surrogates, which are not valid Unicode.
 * @throws AppError `malformed_body` if the input contains any, or has more values than any of our forms.
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
