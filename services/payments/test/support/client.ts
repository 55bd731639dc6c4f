import type {
  closeHoldPayment,
  createPaymentIntent,
  ErrorBody,
  getPaymentState,
  RouteResponse,
} from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import type { TestIdentity, TestUser } from '@harbourline/test-kit/start-test-identity';

export interface Answer<Body> {
  status: number;
  body: Body & Partial<ErrorBody> & { amount?: number };
}

/** As of a payment by card, which always has a secret. */
type Intent = RouteResponse<typeof createPaymentIntent> & { clientSecret: string };

/** The calls of payments, as a browser and as booking make them. */
export function clientOf(url: () => string, identity: TestIdentity) {
  async function call<Body>(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    address?: string,
  ): Promise<Answer<Body>> {
    const response = await fetch(new URL(path, url()), {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer<Body>['body'] };
  }
  const asService = (from: 'booking' | 'catalog') =>
    signServiceToken({ from, to: 'payments', secret: TEST_INTERNAL_SECRET });

  return {
    call,
    /** POST /api/create-payment-intent as the hold's renter, for its deposit, unless told otherwise. */
    pay(
      hold: { holdId?: string; boatId: number; renterId: number; depositCents: number },
      {
        amount = hold.depositCents,
        as = { id: hold.renterId, role: 'renter' as const },
        useCredit,
        address,
        ...metadata
      }: PayOptions = {},
    ) {
      const body = {
        amount,
        currency: 'CAD',
        description: 'Deposit',
        metadata: { boatId: hold.boatId, holdId: hold.holdId, ...metadata },
        useCredit,
      };
      return call<Intent>('POST', '/api/create-payment-intent', identity.tokenFor(as), body, address);
    },
    stateOf: (paymentIntentId: string, from: 'booking' | 'catalog' = 'booking') =>
      call<RouteResponse<typeof getPaymentState>>('GET', `/internal/payments/${paymentIntentId}`, asService(from)),
    close: (holdId: string) =>
      call<RouteResponse<typeof closeHoldPayment>>(
        'POST',
        `/internal/payments/holds/${holdId}/close`,
        asService('booking'),
      ),
    /** Posts to the webhook what the provider would. */
    async webhook(payload: string, signature?: string) {
      const response = await fetch(new URL('/api/payment/webhook', url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
        body: payload,
      });
      return { status: response.status, body: (await response.json()) as Partial<ErrorBody> };
    },
  };
}

interface PayOptions {
  amount?: number;
  as?: TestUser;
  renterId?: number;
  useCredit?: boolean;
  /** From where it is asked. */
  address?: string;
}
