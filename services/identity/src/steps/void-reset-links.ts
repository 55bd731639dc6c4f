import type { Tx } from '../db/database';

/** Makes the reset links that a user has been sent useless. */
export async function voidResetLinks(tx: Tx, userId: number): Promise<void> {
  await tx.passwordResetToken.updateMany({ where: { userId, used: false }, data: { used: true } });
}
