import type { Sms } from '../store/tables';

/** @returns the message as Twilio's API shows it; messages arrive as soon as they have been accepted. */
export function presentMessage(sms: Sms, accountSid: string, status: 'queued' | 'delivered' = 'delivered') {
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${sms.id}`;
  const created = new Date(sms.createdAt).toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: sms.body,
    date_created: created,
    date_sent: status === 'delivered' ? created : null,
    date_updated: created,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: sms.from,
    messaging_service_sid: sms.messagingServiceSid,
    num_media: '0',
    num_segments: String(segments(sms.body)),
    price: null,
    price_unit: 'USD',
    sid: sms.id,
    status,
    subresource_uris: { media: `${path}/Media.json` },
    to: sms.to,
    uri: `${path}.json`,
  };
}

const GSM_7 = /^[\n\f\r -_a-~¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ€]*$/;

function segments(body: string): number {
  const [single, joined] = GSM_7.test(body) ? [160, 153] : [70, 67];
  return body.length <= single ? 1 : Math.ceil(body.length / joined);
}
