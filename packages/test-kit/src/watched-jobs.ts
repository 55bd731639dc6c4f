import type { ServiceConfig } from '@harbourline/service-kit/config';
import type { PrismaClientLike } from '@harbourline/service-kit/database/database';
import type { ServiceDefinition } from '@harbourline/service-kit/start-service';
import { eventually } from './eventually';
import type { SetClock } from './test-clock';

/** A service whose jobs can be waited for; each replica that is started from the definition takes part. */
export function watchJobs<Client extends PrismaClientLike, Config extends ServiceConfig>(
  definition: ServiceDefinition<Client, Config>,
  clock: SetClock,
) {
  /** When the last run began after which a job pauses, as it found nothing to do or failed. */
  const pausesSince = new Map<string, number>();
  const watched: ServiceDefinition<Client, Config> = {
    ...definition,
    async wire(environment) {
      const { jobs = [], ...parts } = await definition.wire(environment);
      return {
        ...parts,
        jobs: jobs.map((job) => {
          pausesSince.set(job.name, -1);
          return {
            ...job,
            async run() {
              const begun = performance.now();
              const done = await job.run().catch((error: unknown) => {
                pausesSince.set(job.name, begun);
                throw error;
              });
              if (done === 0) pausesSince.set(job.name, begun);
              return done;
            },
          };
        }),
      };
    },
  };

  return {
    definition: watched,
    /** Has every job look, and waits until each has found that there is nothing to do, or nothing more. */
    async untilNothingIsDue(): Promise<void> {
      const now = performance.now();
      clock.ring();
      await eventually('the jobs finding nothing to do', () => [...pausesSince.values()].every((begun) => begun > now));
    },
  };
}
