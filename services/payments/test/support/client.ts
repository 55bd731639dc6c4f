import type {
  HeldPage,
  OpenMatters,
  closeHoldPayment,
  createPaymentIntent,
  getPaymentState,
  RouteResponse,
} from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { clientsOf, serviceClient } from '@harbourline/test-kit/service-client';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import type { TestIdentity, TestUser } from '@harbourline/test-kit/start-test-identity';

/** As of a payment by card, which always has a secret. */
type Intent = RouteResponse<typeof createPaymentIntent> & { clientSecret: string };

/** The calls of payments, as a browser and as booking make them. */
export function clientOf(url: () => string, identity: TestIdentity) {
  const as = clientsOf(url, identity);
  const asService = (from: 'booking' | 'catalog' | 'identity') =>
    serviceClient(url, () => ({ token: signServiceToken({ from, to: 'payments', secret: TEST_INTERNAL_SECRET }) }));

  return {
    as,
    /** POST /api/create-payment-intent as the hold's renter, for its deposit, unless told otherwise. */
    pay(
      hold: { holdId?: string; boatId: number; renterId: number; depositCents: number },
      {
        amount = hold.depositCents,
        as: user = { id: hold.renterId, role: 'renter' },
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
      return as(user, address ? { 'x-forwarded-for': address } : {}).post<Intent & { amount?: number }>(
        '/api/create-payment-intent',
        body,
      );
    },
    stateOf: (paymentIntentId: string, from: 'booking' | 'catalog' = 'booking') =>
      asService(from).get<RouteResponse<typeof getPaymentState>>(`/internal/payments/${paymentIntentId}`),
    close: (holdId: string) =>
      asService('booking').post<RouteResponse<typeof closeHoldPayment>>(`/internal/payments/holds/${holdId}/close`),
    /** What payments holds of a person, of one of its kinds. */
    held: (id: number, part: number) =>
      asService('identity').get<HeldPage>(`/internal/people/${id}/held-by-payments/${part}/0`),
    open: (id: number, from: 'identity' | 'booking' = 'identity') =>
      asService(from).get<OpenMatters>(`/internal/people/${id}/open-in-payments`),
    /** Posts to the webhook what the provider would. */
    webhook: (payload: string, signature?: string) =>
      as(null).post('/api/payment/webhook', payload, {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      }),
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
