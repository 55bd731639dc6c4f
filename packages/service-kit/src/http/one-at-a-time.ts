import type { Readable } from 'node:stream';
import { AppError } from '../app-error';

/**
 * Allows each person one long answer at a time from this process, until its stream is closed, whether it was read to
 * its end or abandoned.
 */
export function oneAtATime(): (personId: number, begin: () => Readable) => Readable {
  const busy = new Set<number>();
  return (personId, begin) => {
    if (busy.has(personId)) {
      throw new AppError('too_many_requests', {
        message: 'Another export of yours is still running. Please wait for it to finish.',
      });
    }
    const stream = begin();
    busy.add(personId);
    stream.once('close', () => busy.delete(personId));
    return stream;
  };
}
