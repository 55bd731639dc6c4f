import type { Meter } from '@opentelemetry/api';
import type { Revocations } from '../auth/revocations';

/** Reports the age of the list of ended sessions: while identity is down, newly ended ones are not known here. */
export function observeRevocations(meter: Meter, revocations: Pick<Revocations, 'ageInSeconds'>): void {
  meter
    .createObservableGauge('harbourline_revocations_age_seconds', {
      description: 'How long ago this process last heard which sessions have ended',
    })
    .addCallback((result) => result.observe(revocations.ageInSeconds()));
}
