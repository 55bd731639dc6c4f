import { join } from 'node:path';
import type { ServiceDefinition } from '@harbourline/service-kit';
import type { PaymentsConfig } from './config';
import { paymentsSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { paymentsRoutes } from './http/routes';
import { paymentsJobs } from './jobs/payments-jobs';
import { openStripe } from './provider/open-stripe';
import { paymentsGauges } from './telemetry/gauges';

/** The payments service: what is wired to what. `answerWithinMs` is how long an answer of the card provider is awaited. */
export function paymentsService(
  config: PaymentsConfig,
  answerWithinMs?: number,
): ServiceDefinition<PrismaClient, PaymentsConfig> {
  return {
    name: 'payments',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    gauges: paymentsGauges,
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire(environment) {
      const deps = { ...environment, stripe: openStripe(config, answerWithinMs) };
      return {
        routes: paymentsRoutes(deps),
        subscriptions: paymentsSubscriptions(deps),
        jobs: paymentsJobs(deps),
      };
    },
  };
}
