import { isAwaited, phaseOf, takesPlace } from '@harbourline/policy';
import { DAYS, type StandingCase } from './cases';
import { acceptedOf } from './refusals';
import { isParty, type Told } from './told';

/** What is said of a confirmation before there is one: under which condition there will be, or that there is none. */
const NOT_YET = /\b(?:once|then|until|if|when|as soon as|before|not|never|to have)\b/i;
/** Words that ask the reader for an answer. */
const ASKS = /please (?:answer|accept|choose|confirm)|^(?:can you captain)|\banswer by\b/i;
const GOES_BACK = /(?:comes?|goes|gets? .*|is on its way) back|refunded to the renter in full|refund of \$\d+ is on/i;
const DEADLINE = /(?:\bby|\buntil) (?:\w+, )?(?:June|July|Jun|Jul) (\d+)/gi;

/** Every way in which what is told of a booking contradicts where it stands. */
export function untrueIn(of: StandingCase, told: readonly Told[]): string[] {
  return told.flatMap(({ place, to, sentences }) =>
    sentences.flatMap((sentence) =>
      (place === 'buttons' ? refusedIn(of, to, sentence) : faultsOf(of, to, sentence)).map(
        (fault) => `${of.name}, ${place}, ${to}: ${fault}: ${sentence}`,
      ),
    ),
  );
}

function faultsOf(of: StandingCase, to: Told['to'], sentence: string): string[] {
  const { standing, view } = of;
  const phase = phaseOf(standing);
  const isCharter = phase === 'agreed' || phase === 'over';
  const isPaid = view.deposit?.how !== 'unpaid';
  const mayGoBack = isPaid && (phase !== 'agreed' || standing.kind === 'captainLeft') && phase !== 'over';
  const asked = isParty(to) && isAwaited(standing, to);
  return [
    ...(!isCharter && partsOf(sentence).some((part) => /confirmed/i.test(part) && !NOT_YET.test(part))
      ? ['called confirmed']
      : []),
    ...(isParty(to) && ASKS.test(sentence) && !asked ? ['an answer of who owes none'] : []),
    ...(GOES_BACK.test(sentence) && !(mayGoBack && isRefunded(of)) ? ['money that will not come'] : []),
    ...(!isPaid && /deposit [^.]*\bis paid/i.test(sentence) ? ['paid by nobody'] : []),
    ...(/please arrive|arrive 15|charter starts/i.test(sentence) &&
    !takesPlace(standing) &&
    !sentence.startsWith('If it is confirmed')
      ? ['an arrival for what is not to come']
      : []),
    ...[...sentence.matchAll(DEADLINE)]
      .filter(([, day]) => !daysOf(of).includes(Number(day)))
      .map(([text]) => `not the deadline (${text})`),
  ];
}

/** Of a time that is over the service judges, and not whatever clock a browser has: there is no such button for long. */
function refusedIn(of: StandingCase, to: Told['to'], act: string): string[] {
  if (!isParty(to) || of.standing.kind === 'overdue') return [];
  return acceptedOf(of, to).includes(act) ? [] : ['a button that leads to a refusal'];
}

const partsOf = (sentence: string) => sentence.split(/(?<=[.!?]) /);

/** Of what has ended the division decides; before, everything may come back to whoever may still cancel for nothing. */
function isRefunded({ standing, view }: StandingCase): boolean {
  return standing.kind !== 'ended' || (view.deposit?.back ?? 0) > 0;
}

/** The days of the deadlines that there are. */
function daysOf({ standing, view }: StandingCase): number[] {
  const chooseBy = 'chooseBy' in standing ? [standing.chooseBy] : [];
  const times = [...chooseBy, ...(standing.until ? [standing.until] : [])];
  const choice = view.deposit?.stage === 'to_choose' ? [new Date(DAYS.chooseRefund)] : [];
  return [...times, ...choice].map((time) => time.getUTCDate());
}
