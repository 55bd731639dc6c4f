import type { LocalDeps } from '../db/database';
import type { Prisma } from '../generated/prisma/client';

/** Makes holds due at once, so that the job ends each as it ends any other, payment first. */
export async function endHolds({ db, clock }: LocalDeps, which: Prisma.HoldWhereInput): Promise<void> {
  const now = clock.now();
  await db.transact((tx) =>
    tx.hold.updateMany({
      where: { AND: [which, { status: 'live', expiresAt: { gt: now } }] },
      data: { expiresAt: now },
    }),
  );
}
