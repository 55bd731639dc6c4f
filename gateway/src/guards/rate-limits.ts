import {
  createHold,
  createPaymentIntent,
  login,
  refresh,
  register,
  type RouteDefinition,
  sendContactMessage,
  testEmail,
  testSms,
} from '@harbourline/contracts';
import { addressKey, AppError } from '@harbourline/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimits {
  /** Counts one request. @throws AppError `too_many_requests` with the seconds to wait. */
  count(address: string, definition?: RouteDefinition): Promise<void>;
}

/** Requests per minute and address. A page with its pictures takes about forty. */
const GENERAL = 1200;
/** Per minute and address, counted each for itself; an office or a harbour's wi-fi shares one address. */
const STRICTER: readonly [RouteDefinition, number][] = [
  [login, 60],
  [register, 120],
  [refresh, 240],
  [createHold, 300],
  [createPaymentIntent, 120],
  [sendContactMessage, 10],
  [testEmail, 20],
  [testSms, 20],
];

export function createRateLimits(setting: 'on' | 'off'): RateLimits {
  if (setting === 'off') return { count: async () => undefined };
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const general = perMinute(GENERAL);
  const stricter = new Map(STRICTER.map(([definition, points]) => [definition, perMinute(points)]));
  return {
    async count(address, definition) {
      const limiter = definition ? stricter.get(definition) : general;
      await limiter?.consume(addressKey(address)).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError('too_many_requests', { retryAfter: refused.msBeforeNext / 1000 });
      });
    },
  };
}
