import type { CaptainTab } from '@harbourline/policy';
import { QueryView } from '../../../shared/ui/query-view';
import { Stack } from '../../../shared/ui/stack';
import { EmptyState } from '../../../shared/ui/states';
import { useCaptainBookingsQuery } from '../bookings-api';
import { useText } from '../messages';
import { useNow } from '../use-now';
import { captainTabs } from './captain-tabs';
import { CharterCard } from './charter-card';

/** A captain's charters on one tab. */
export function CaptainCharters({ captainId, tab }: { captainId: number; tab: CaptainTab }) {
  const t = useText();
  const now = useNow();
  const query = useCaptainBookingsQuery({ captainId });
  return (
    <QueryView
      query={query}
      isEmpty={(charters) => captainTabs(charters, now)[tab].length === 0}
      empty={<EmptyState title={t(`captain.empty.${tab}.title`)}>{t(`captain.empty.${tab}.text`)}</EmptyState>}
    >
      {(charters) => (
        <Stack gap={5}>
          {captainTabs(charters, now)[tab].map((charter) => (
            <CharterCard key={charter.id} charter={charter} tab={tab} now={now} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
