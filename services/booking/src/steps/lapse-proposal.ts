import type { Tx } from '../db/database';
import { saveBooking } from '../db/save-booking';
import { lapseProposal as lapse } from '../domain/answer-proposal';
import { proposalOf } from '../domain/proposal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';

/** Ends what was proposed for a locked booking, as nobody has answered it, or would; nothing where nothing waits. */
export async function lapseProposal(tx: Tx, booking: Booking, at: Date): Promise<void> {
  const proposal = proposalOf(booking);
  if (!proposal) return;
  const told = { at, actor: 'system' as const, ...TOLD[proposal.of].lapsed, endsProposal: true };
  await saveBooking(tx, booking, lapse(booking, proposal, at), told);
}
