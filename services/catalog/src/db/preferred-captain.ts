import { AppError } from '@harbourline/service-kit';
import type { Tx } from './database';

/** @throws AppError `captain_unavailable` unless this is an active captain who takes charters on the boat. */
export async function requireCaptainOf(tx: Tx, boatId: number, captainId: number): Promise<void> {
  const rate = await tx.captainBoat.findUnique({ where: { boatId_captainId: { boatId, captainId } } });
  if (!rate?.isActive) throw new AppError('captain_unavailable');
  const captain = await tx.user.findUnique({ where: { id: captainId } });
  if (captain?.role !== 'captain' || !captain.active) throw new AppError('captain_unavailable');
}
