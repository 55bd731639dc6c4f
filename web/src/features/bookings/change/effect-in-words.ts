import type { HistoryEntry, ProposedChangeView } from '@harbourline/contracts';
import { changeEffectInWords } from '@harbourline/policy/words';

type Told = Pick<ProposedChangeView | HistoryEntry, 'effectCodes' | 'effect'>;

/** What a change does to the rules for canceling. A service of the release before answers in sentences alone. */
export function effectInWords(
  { effectCodes, effect }: Partial<Told>,
  { reader, zone }: { reader: 'renter' | 'others'; zone: string },
): string {
  const words = effectCodes?.length ? changeEffectInWords(effectCodes, { reader, zone }) : effect;
  return words?.join(' ') ?? '';
}
