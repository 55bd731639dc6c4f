import type { DeliveryView } from '@harbourline/contracts';
import { listInWords } from '@harbourline/policy/words';
import { text } from './words';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** Why a message did not go out: by which rule of ours, or what somebody's server said; null where nobody said anything. */
export function obstacleInWords({ obstacle, lastError }: Pick<DeliveryView, 'obstacle' | 'lastError'>): string | null {
  if (!obstacle) return lastError;
  switch (obstacle.code) {
    case 'over_budget':
      return text(`obstacle.over_budget.${obstacle.budget}`, { most: obstacle.most });
    case 'out_of_reach':
      return obstacle.countries.length === 0
        ? text('obstacle.out_of_reach')
        : text('obstacle.out_of_reach_of', {
            countries: listInWords(obstacle.countries.map((code) => COUNTRIES.of(code) ?? code)),
          });
    default:
      return text(`obstacle.${obstacle.code}`);
  }
}
