import type { ChangeEffectCode } from '../change-effect';
import { english } from './english';
import { inLanguage } from './language';
import { fillTerms, termsInWords } from './terms-in-words';
import { dayInWords, timeInWords } from './time-in-words';

/** Whoever reads of a change: its renter, or somebody else. */
export type EffectReader = 'renter' | 'others';

const WORDS: Readonly<Record<ChangeEffectCode['code'], string>> = {
  unchanged: 'The rules for canceling stay as they are.',
  late_from:
    '{{ifCanceled}}, that counts as late from {{at}} on: {{renterNoticeTime}} before the new start, or earlier where {{leaver}} moved the charter to a later date.',
  late_at_once:
    '{{ifCanceled}} once the change is accepted, that counts as late, as the new start is no more than {{renterNoticeTime}} away, or would be if {{leaver}} had not moved the charter to a later date.',
  free_until:
    'Free cancellation is possible until {{at}}: its {{freeCancellationTime}} count from the reservation and do not start again.',
  free_ends: 'Free cancellation ends with the change, as the new start is too near for it.',
  free_not_again: 'Free cancellation does not start again: its {{freeCancellationTime}} count from the reservation.',
};

/** What a change does to the rules for canceling, in a sentence or two, by the clock of `zone`. */
export function changeEffectInWords(
  effect: readonly { code: ChangeEffectCode['code']; at: Date | string | null }[],
  { reader, zone }: { reader: EffectReader; zone: string },
): string[] {
  const moment = (instant: Date) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const ifCanceled = reader === 'renter' ? english`If you cancel` : english`If the renter cancels`;
  const leaver = reader === 'renter' ? english`you` : english`the renter`;
  const words = termsInWords();
  return effect.map(({ code, at }) => {
    const filled = inLanguage(WORDS[code]).replace('{{ifCanceled}}', ifCanceled).replace('{{leaver}}', leaver);
    return fillTerms(at === null ? filled : filled.replace('{{at}}', moment(new Date(at))), words);
  });
}
