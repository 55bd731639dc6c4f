import type { RouteBody, saveEmailConfig as contract } from '@harbourline/contracts';
import type { LocalDeps } from '../../db/deps';
import { sealedOrNone } from '../../db/settings/settings';
import { type EmailSettings } from '../../domain/settings/settings';

interface Command {
  administratorId: number;
  form: RouteBody<typeof contract>;
}

/** An administrator changes who emails come from and who gets copies; the provider's key only when it is sent. */
export async function saveEmailConfig(
  { db, clock, settings }: LocalDeps,
  { administratorId, form: { fromEmail, fromName, replyTo = null, ccEmails, apiKey } }: Command,
): Promise<EmailSettings> {
  return db.transact(async (tx) => {
    // Of two at once the second keeps what the first has entered.
    await tx.$executeRaw`LOCK TABLE email_config IN SHARE ROW EXCLUSIVE MODE`;
    const before = await settings.email(tx);
    const data = {
      fromEmail,
      fromName,
      replyTo,
      ccEmails,
      sealedApiKey: sealedOrNone(apiKey === undefined ? before.apiKey : apiKey, settings.sealing),
      updatedAt: clock.now(),
      updatedBy: administratorId,
    };
    await tx.emailConfig.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    return settings.email(tx);
  });
}
