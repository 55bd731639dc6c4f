import { AppError } from '../app-error';

/**
 * Refuses the character NUL, which PostgreSQL cannot store in any text.
 * @throws AppError `malformed_body` when there is one anywhere in what was sent.
 */
export function refuseNul(...sent: unknown[]): void {
  const left = sent;
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) throw new AppError('malformed_body');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) left.push(name, inner);
  }
}
