import type { ReceivedQuestion } from '@harbourline/contracts';
import { text } from './words';

/** How a question stands: it waits, or who reads it. */
export function badgeOf({ answer, handledAt, hiddenReason, shown }: ReceivedQuestion) {
  if (hiddenReason !== null) return { label: text('received.hidden'), color: 'red' } as const;
  if (answer === null && handledAt === null) return { label: text('received.waits'), color: 'amber' } as const;
  return shown
    ? ({ label: text('received.shown'), color: 'green' } as const)
    : ({ label: text('received.notShown'), color: 'gray' } as const);
}
