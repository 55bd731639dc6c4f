import type { Meter } from '@opentelemetry/api';
import type { Revocations } from '../auth/revocations';

/** Tells how old the list of ended sessions is: while identity is away, those that end meanwhile are not known here. */
export function observeRevocations(meter: Meter, revocations: Pick<Revocations, 'ageInSeconds'>): void {
  meter
    .createObservableGauge('harbourline_revocations_age_seconds', {
      description: 'How long ago this process last heard which sessions have ended',
    })
    .addCallback((result) => result.observe(revocations.ageInSeconds()));
}
