// A partner's program: a typed client made from the API's own description, and a reservation with it. `api` is made from
// that description by the test that compiles and runs this program.
import createClient from 'openapi-fetch';
import type { paths } from './api';

const { GATEWAY_URL = '', BOAT_ID = '', START = '', END = '', RENTER = '{}' } = process.env;

const api = createClient<paths>({ baseUrl: GATEWAY_URL });

async function main(): Promise<void> {
  const registered = await api.POST('/api/auth/register', { body: JSON.parse(RENTER) });
  const headers = { authorization: `Bearer ${accessTokenOf(registered.response)}` };
  const boatId = Number(BOAT_ID);

  const hold = answered(
    await api.POST('/api/bookings/holds', {
      headers,
      body: { boatId, startDate: START, endDate: END, guestCount: 4, specialRequests: 'Shade for a dog' },
    }),
  );
  const intent = answered(
    await api.POST('/api/create-payment-intent', {
      headers,
      body: { amount: hold.quote.depositAmount * 100, metadata: { boatId, holdId: hold.holdId } },
    }),
  );
  const { providerUrl, publishableKey } = answered(await api.GET('/api/payment/config', { headers }));
  if (!providerUrl || !publishableKey || !intent.clientSecret) throw new Error('no card can be charged here');
  await confirmAtProvider({ providerUrl, publishableKey, clientSecret: intent.clientSecret });

  const body = { holdId: hold.holdId, paymentIntentId: intent.paymentIntentId };
  const booking = answered(await api.POST('/api/bookings', { headers, body }));
  const read = await api.GET('/api/bookings/{id}', { headers, params: { path: { id: booking.id } } });
  console.log(JSON.stringify(answered(read)));
}

function answered<Body>({ data, error, response }: { data?: Body; error?: unknown; response: Response }): Body {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  return data;
}

/** A browser sends it back as a cookie; whoever is no browser, as a bearer's token. */
function accessTokenOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /access/.test(each));
  return /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
}

/** Pays as the provider's own script does in a browser. */
async function confirmAtProvider(card: {
  providerUrl: string;
  publishableKey: string;
  clientSecret: string;
}): Promise<void> {
  const [intentId] = card.clientSecret.split('_secret_');
  const response = await fetch(`${card.providerUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret: card.clientSecret,
      key: card.publishableKey,
      payment_method: 'pm_card_visa',
    }),
  });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
