import type { Deps } from '../../db/database';
import { rememberedSince } from '../../domain/cards/card-limits';

const AT_A_TIME = 500;

/** Removes failures that count no more, some at a time. @returns how many. */
export async function forgetCardFailures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return db.client.$executeRaw`
    DELETE FROM card_failures WHERE id IN (
      SELECT id FROM card_failures WHERE failed_at <= ${rememberedSince(clock.now())} LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED)`;
}
