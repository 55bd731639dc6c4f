import { parseArgs } from 'node:util';
import { ConfigError, readConfig, serviceConfig, systemClock } from '@harbourline/service-kit';
import { openDatabase } from '@harbourline/service-kit/database/database';
import { COMMAND_LIMITS } from '@harbourline/service-kit/database/open-pool';
import { NOTICE_HOURS } from '@harbourline/policy';
import { z } from 'zod';
import { PrismaClient } from '../generated/prisma/client';
import { seedBoats } from '../use-cases/seed-boats';
import { workOutLowestRates } from '../use-cases/work-out-lowest-rates';

const USAGE = `Adds many boats, to see how the lists do at that size. Not for production.

  seed-boats --count 100000 [--busy-on 2030-07-06]

With a date, a third of the boats is reserved for some hours of that day and of each of the days around it, and one boat
in ten has rates of its own on these days.
The boats have no pictures, belong to nobody, and no other service hears of them. The same count adds the same boats.
Needs DATABASE_URL; the service has to have run once.`;

const dateOption = z.iso.date().optional();
const countOption = z.coerce.number({ error: 'must be a number' }).int().min(1).max(1_000_000);

async function main(): Promise<void> {
  const config = readConfig(serviceConfig.pick({ NODE_ENV: true, DATABASE_URL: true, DATABASE_POOL: true }));
  if (config.NODE_ENV === 'production') throw new ConfigError('Boats are not seeded in production.');
  const { values } = parseArgs({ options: { count: { type: 'string' }, 'busy-on': { type: 'string' } } });
  const count = countOption.safeParse(values.count);
  if (!count.success) throw new ConfigError(`--count: from 1 to 1,000,000\n\n${USAGE}`);
  const busyOn = dateOption.safeParse(values['busy-on']);
  if (!busyOn.success) throw new ConfigError(`--busy-on: a date, such as 2030-07-06\n\n${USAGE}`);
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    clock: systemClock,
    createClient: (adapter) => new PrismaClient({ adapter }),
    limits: COMMAND_LIMITS,
  });
  try {
    let shown = 0;
    await seedBoats(db, {
      count: count.data,
      busyOn: busyOn.data,
      progress(done) {
        if (done < count.data && done - shown < 20_000) return;
        shown = done;
        console.log(`${done} of ${count.data} boats`);
      },
    });
    // The service's job would do so later, when somebody measures already.
    const rates = { db, clock: systemClock, noticeHours: NOTICE_HOURS };
    while ((await workOutLowestRates(rates)) > 0);
    await db.client.$executeRawUnsafe('VACUUM (ANALYZE) lowest_rates');
  } finally {
    await db.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? `${error.message}\n\n${USAGE}`
    : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
