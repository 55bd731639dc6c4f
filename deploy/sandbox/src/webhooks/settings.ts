import type { Reader } from '../store/store';
import type { WebhookSettings } from '../store/tables';

/** @returns how webhooks are delivered at the moment. */
export function webhookSettings(reader: Pick<Reader, 'get'>): WebhookSettings {
  return reader.get('settings', 'webhooks') ?? { id: 'webhooks', mode: 'normal', delayMs: 0 };
}
