import { addressKey, AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { guessesAt } from '../domain/limits';

/**
 * Runs what tells its caller that somebody has a phone or an address already. Such answers are slowed and refused as
 * wrong passwords are: nobody learns here who is registered any faster than by signing in.
 * Never called in a transaction, as it may wait for seconds.
 */
export async function withoutProbing<R extends object>(
  { throttle }: Pick<Deps, 'throttle'>,
  address: string,
  work: () => Promise<R>,
): Promise<R> {
  let taken: AppError | undefined;
  const done = await throttle.guess([guessesAt.accounts(addressKey(address))], async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && (error.code === 'phone_taken' || error.code === 'email_taken'))) throw error;
      taken = error;
      return undefined;
    }
  });
  if (!done) throw taken ?? new AppError('internal');
  return done;
}
