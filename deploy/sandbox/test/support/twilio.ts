import twilio from 'twilio';
import RequestClient from 'twilio/lib/base/RequestClient';
import { KEYS } from './sandbox';

/** Sends the calls of Twilio's client to another base address. */
class RequestsTo extends RequestClient {
  constructor(private readonly baseUrl: string) {
    super();
  }
  override request<T>(options: RequestClient.RequestOptions<T>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<T>({ ...options, uri: this.baseUrl + pathname + search });
  }
}

/** Twilio's own client, talking to the sandbox. */
export function twilioAt(url: string, token = KEYS.twilioAuthToken) {
  return twilio(KEYS.twilioAccountSid, token, { httpClient: new RequestsTo(url) });
}
