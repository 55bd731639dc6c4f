import twilio from 'twilio';
import RequestClient from 'twilio/lib/base/RequestClient';
import { canText, type SmsSettings } from '../domain/settings/settings';
import { failureOf } from './failure-of';

export interface OutgoingSms {
  to: string;
  text: string;
}

export interface Texter {
  /**
   * Settles once the provider has accepted the message.
   * @returns the provider's id of it.
   * @throws SmsRefused when it never will; any other error is worth another attempt. Neither has the token in it.
   */
  send(sms: OutgoingSms, settings: SmsSettings): Promise<string>;
  /**
   * The ids of messages like this one that the provider has accepted, the newest first, whenever that was: its clock is
   * another one than ours. @throws Error as above.
   */
  find(sms: OutgoingSms, settings: SmsSettings): Promise<string[]>;
}

const ANSWER_WITHIN_MS = 15_000;
/** How many of the newest messages to a number are looked at. */
const LOOK_AT = 100;

/** Twilio's client; `apiUrl` is where its API is when that is not Twilio's own. It repeats nothing by itself. */
export function openTexter({ apiUrl }: { apiUrl: string }): Texter {
  const options = { timeout: ANSWER_WITHIN_MS, autoRetry: false };
  const httpClient = apiUrl ? new RequestsTo(apiUrl, options) : new RequestClient(options);
  async function withAccount<T>(settings: SmsSettings, use: (account: twilio.Twilio) => Promise<T>): Promise<T> {
    const { accountSid, authToken } = settings;
    if (!canText(settings) || authToken === null) throw new Error('SMS are not set up');
    try {
      return await use(twilio(accountSid, authToken, { httpClient }));
    } catch (error) {
      throw failureOf(error, { user: accountSid, secret: authToken });
    }
  }
  return {
    send: ({ to, text }, settings) =>
      withAccount(settings, async ({ messages }) => {
        const { sid } = await messages.create({ to, from: settings.phoneNumber, body: text });
        return sid;
      }),
    find: ({ to, text }, settings) =>
      withAccount(settings, async ({ messages }) => {
        const sent = await messages.list({ to, limit: LOOK_AT, pageSize: LOOK_AT });
        // A trial account puts words of its own in front.
        const like = sent.filter(({ body }) => body.endsWith(text));
        return like.map(({ sid }) => sid);
      }),
  };
}

/** Sends the calls of Twilio's client to another base address. */
class RequestsTo extends RequestClient {
  constructor(
    private readonly baseUrl: string,
    options: RequestClient.RequestClientOptions,
  ) {
    super(options);
  }
  override request<T>(options: RequestClient.RequestOptions<T>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<T>({ ...options, uri: new URL(this.baseUrl).origin + pathname + search });
  }
}
