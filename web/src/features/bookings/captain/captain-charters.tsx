import type { BookingView } from '@harbourline/contracts';
import type { CaptainTab } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/states';
import { BookingsOfTab } from '../bookings-of-tab';
import { useText } from '../words';
import { useLookAgain } from '../use-look-again';
import { useNow } from '../../../shared/lib/use-now';
import { useRefreshBookings } from '../use-refresh-bookings';
import { CharterCard } from './charter-card';

interface Props {
  captainId: number;
  tab: CaptainTab;
  opened: BookingView | undefined;
  onClose: () => void;
  /** The way to a charter's messages. */
  messages: (charter: BookingView) => ReactNode;
}

/** A captain's charters on one tab. */
export function CaptainCharters({ captainId, tab, opened, onClose, messages }: Props) {
  const t = useText();
  const now = useNow();
  const lookAgain = useLookAgain(useRefreshBookings());
  return (
    <BookingsOfTab
      side="captain"
      userId={captainId}
      tab={tab}
      empty={<EmptyState title={t(`captain.empty.${tab}.title`)}>{t(`captain.empty.${tab}.text`)}</EmptyState>}
      opened={opened}
      onClose={onClose}
    >
      {(charter) => (
        <CharterCard
          key={charter.id}
          charter={charter}
          tab={tab}
          now={now}
          onDeadline={lookAgain}
          onGone={onClose}
          messages={messages(charter)}
        />
      )}
    </BookingsOfTab>
  );
}
