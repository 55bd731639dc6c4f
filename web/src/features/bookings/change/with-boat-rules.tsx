import type { BookingView } from '@harbourline/contracts';
import { DEFAULT_MINIMUM_HOURS } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { useBoatQuery } from '../../../shared/api/boat-api';
import { Spinner } from '../../../shared/ui/states';
import { useText } from '../words';

/** What a form for another time has to know of a boat. */
export interface BoatRules {
  id: number;
  zone: string;
  minimumHours: number;
  customRates: Record<string, number>;
}

interface Props {
  booking: BookingView;
  children: (boat: BoatRules) => ReactNode;
}

/** Without the boat's own rules a form still opens: whether a change can be had is the server's word anyway. */
export function WithBoatRules({ booking: { boatId: id, zone }, children }: Props) {
  const t = useText();
  const { data, isLoading } = useBoatQuery(id);
  if (isLoading) return <Spinner label={t('change.loading')} />;
  return children(data ?? { id, zone, minimumHours: DEFAULT_MINIMUM_HOURS, customRates: {} });
}
