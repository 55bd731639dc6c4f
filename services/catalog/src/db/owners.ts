import { AppError } from '@harbourline/service-kit';
import { isActiveOwner } from '../domain/active-owner';
import type { User } from '../generated/prisma/client';
import type { Tx } from './database';

/** Reads and locks the facts about a user until this transaction ends; null for an unknown user. */
export async function holdUser(tx: Tx, id: number): Promise<User | null> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR SHARE`;
  return tx.user.findUnique({ where: { id } });
}

/** Somebody for whom an administrator lists a boat has to be an owner. */
export async function requireOwner(tx: Tx, id: number): Promise<void> {
  const user = await holdUser(tx, id);
  if (!user || !isActiveOwner(user)) throw unknownOwner('There is no such owner');
}

export function unknownOwner(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { ownerId: message } });
}

/**
 * Nobody shows a boat whose owner has left. One who is unheard of has just registered: who holds an owner's token is
 * known to identity.
 */
export async function refuseFormerOwner(tx: Tx, ownerId: number): Promise<void> {
  const user = await holdUser(tx, ownerId);
  if (user && !isActiveOwner(user)) {
    throw new AppError('boat_unavailable', { message: "This boat's owner has no active account." });
  }
}
