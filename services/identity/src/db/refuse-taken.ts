import { AppError } from '@harbourline/service-kit';
import { Prisma } from '../generated/prisma/client';
import type { Db } from './database';

/**
 * Runs a change of a user's phone or email address, which the database refuses while another account has it.
 * @throws AppError `phone_taken` or `email_taken`.
 */
export async function refuseTaken<R>(
  { client }: Db,
  { id, phone }: { id: number; phone: string | undefined },
  change: () => Promise<R>,
): Promise<R> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error;
    const samePhone = phone !== undefined && (await client.user.findFirst({ where: { phone, id: { not: id } } }));
    throw new AppError(samePhone ? 'phone_taken' : 'email_taken', { cause: error });
  }
}
