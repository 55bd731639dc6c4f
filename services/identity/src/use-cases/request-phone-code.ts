import { phoneCodeRequested } from '@harbourline/contracts';
import { addressKey, AppError } from '@harbourline/service-kit';
import { blockOf, countriesInWords, isInReach } from '@harbourline/service-kit/phone-reach';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import * as budgets from '../domain/budgets';
import { phoneCodeExpiry } from '../domain/phone-code';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'throttle' | 'phoneCodes' | 'phoneReach' | 'sealings' | 'budgets'>;

/**
 * Has a code sent to the user's phone, in place of any before, unless the phone is confirmed. It is the one SMS that
 * goes to a number of which nothing is proven, hence its own budget.
 * @throws AppError `phone_out_of_reach`; `too_many_requests`.
 */
export async function requestPhoneCode(
  deps: CodeDeps,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  const { db, clock, throttle, phoneReach } = deps;
  const known = await db.client.user.findUnique({ where: { id: userId } });
  if (!known?.active) throw new AppError('unauthenticated');
  if (known.phoneConfirmedAt) return;
  const { phone } = known;
  if (!isInReach(phone, phoneReach)) {
    const message = `We can send text messages to mobile phones of these countries only: ${countriesInWords(phoneReach)}.`;
    throw new AppError('phone_out_of_reach', { message });
  }
  const of = { userId, phone, block: blockOf(phone), address: addressKey(address) };
  for (const limit of budgets.phoneCodes(deps.budgets, of)) await throttle.count(limit);

  await db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.phone !== phone || user.phoneConfirmedAt) return;
    const { code, hash } = deps.phoneCodes.issue({ userId, phone });
    const expiresAt = phoneCodeExpiry(clock.now());
    const issued = { phone, hash, expiresAt, wrong: 0 };
    await tx.phoneCode.upsert({ where: { userId }, create: { userId, ...issued }, update: issued });
    await tx.outbox.append(phoneCodeRequested, {
      subject: userId,
      version: user.version,
      data: { userId, phone, sealedCode: deps.sealings.phoneCode.seal(code), expiresAt: expiresAt.toISOString() },
    });
  });
}
