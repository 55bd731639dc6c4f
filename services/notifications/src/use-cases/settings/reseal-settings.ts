import type { LocalDeps } from '../../db/deps';
import { opened } from '../../db/settings/settings';

const ROW = { where: { id: 1 } };

/**
 * Seals the providers' secrets that administrators have entered with the newest SETTINGS_SECRET, so that older ones can
 * go. @returns how many, and which of them no secret opens; those stay as they are.
 */
export async function resealSettings({
  db,
  settings: { sealing },
}: Pick<LocalDeps, 'db' | 'settings'>): Promise<{ sealed: number; lost: string[] }> {
  return db.transact(async (tx) => {
    // Settings that an administrator saves at the same moment wait, and are sealed with the newest secret in any case.
    await tx.$executeRaw`LOCK TABLE email_config, sms_config IN SHARE ROW EXCLUSIVE MODE`;
    const email = await tx.emailConfig.findUnique(ROW);
    const sms = await tx.smsConfig.findUnique(ROW);
    const apiKey = opened(email?.sealedApiKey ?? null, sealing);
    const authToken = opened(sms?.sealedAuthToken ?? null, sealing);
    if (apiKey !== null) await tx.emailConfig.update({ ...ROW, data: { sealedApiKey: sealing.seal(apiKey) } });
    if (authToken !== null) await tx.smsConfig.update({ ...ROW, data: { sealedAuthToken: sealing.seal(authToken) } });
    return {
      sealed: [apiKey, authToken].filter((secret) => secret !== null).length,
      lost: [
        ...(email?.sealedApiKey && apiKey === null ? ['the key for email'] : []),
        ...(sms?.sealedAuthToken && authToken === null ? ['the token for SMS'] : []),
      ],
    };
  });
}
