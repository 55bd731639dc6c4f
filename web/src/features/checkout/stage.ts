import type { CardIntent, PaymentConfig } from './checkout-api';

/** Where a checkout stands. */
export type Stage =
  | { name: 'loading' | 'unavailable' | 'expired' | 'completing' | 'slot lost' }
  | { name: 'setup failed'; message: string }
  /** `available`: dollars of credit. */
  | { name: 'offer credit'; config: PaymentConfig; available: number }
  | { name: 'pay'; config: PaymentConfig; intent: CardIntent; earlierProblem?: string }
  | { name: 'booking failed'; paymentIntentId: string };
