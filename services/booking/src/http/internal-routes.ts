import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { bookingOfPayment } from '../use-cases/booking-of-payment';
import { bookingVersion } from '../use-cases/booking-version';
import { bookingStatements } from '../use-cases/booking-statements';
import { holdCost } from '../use-cases/hold-cost';
import { judgeDeposit } from '../use-cases/judge-deposit';

/** The calls that payments makes. */
export function internalRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.holdCost, async ({ params }) => {
      const { id, renterId, boatId, price, expiresAt, status } = await holdCost(deps, params.id);
      return {
        status: 200,
        body: {
          holdId: id,
          renterId,
          boatId,
          depositCents: price.depositCents,
          expiresAt: expiresAt.toISOString(),
          status,
        },
      };
    }),

    route(api.depositOffered, async ({ params: { id, cents } }) => ({
      status: 200,
      body: await judgeDeposit(deps, { boatId: id, cents }),
    })),

    route(api.bookingVersion, async ({ params }) => ({ status: 200, body: await bookingVersion(deps, params) })),

    route(api.bookingOfPayment, async ({ params }) => ({
      status: 200,
      body: await bookingOfPayment(deps, params.paymentIntentId),
    })),

    route(api.bookingStatements, async ({ params }) => ({
      status: 200,
      body: { statements: await bookingStatements(deps, params) },
    })),
  ];
}
