import type { CancellationCause, Role } from '@harbourline/contracts';
import type { Actor, DepositStanding, Refund } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { requireOwn } from '../db/lock-booking';
import { refundHoldsUntil, refundNow } from '../domain/cancel-booking';
import { depositIf } from '../domain/deposit-of-booking';
import { settlementTerms } from '../domain/settlement-terms';

const ACTOR_OF: Record<Role, Actor> = {
  renter: 'renter',
  owner: 'owner',
  captain: 'captain',
  admin: 'administrator',
};

/** The deposit's division if the caller ended the booking now, and until when. Only administrators give a cause. */
export async function previewRefund(
  { db, clock, config }: Omit<Deps, 'caller'>,
  viewer: UserActor,
  { bookingId, cause }: { bookingId: number; cause: CancellationCause | undefined },
): Promise<{ refund: Refund; deposit: DepositStanding; until: Date | null }> {
  const booking = await requireOwn(db.client, await db.client.booking.findUnique({ where: { id: bookingId } }), viewer);
  const actor = ACTOR_OF[viewer.role];
  const canceller = {
    actor,
    now: clock.now(),
    cause: actor === 'administrator' ? cause : undefined,
    ...settlementTerms(config),
  };
  const refund = refundNow(booking, canceller);
  const deposit = depositIf(booking, refund);
  return { refund, deposit, until: deposit.rule && refundHoldsUntil(booking, refund, canceller) };
}
