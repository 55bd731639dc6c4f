export interface Timed {
  known: boolean;
  ms: number;
}

interface Rule {
  ms: number;
  /** Whether it takes the slower calls for those about known phones, or the quicker ones. */
  slowerIsKnown: boolean;
}

/**
 * How often a guesser is right who learns the best rule "known is what takes longer (or shorter) than so many
 * milliseconds" from one half of the calls, and judges the other half by it; both ways round.
 */
export function rightGuesses(calls: readonly Timed[]): number {
  const middle = calls.length / 2;
  const halves = [calls.slice(0, middle), calls.slice(middle)] as const;
  const right = countRight(bestRule(halves[0]), halves[1]) + countRight(bestRule(halves[1]), halves[0]);
  return right / calls.length;
}

function bestRule(calls: readonly Timed[]): Rule {
  const rules = calls.flatMap(({ ms }) => [
    { ms, slowerIsKnown: true },
    { ms, slowerIsKnown: false },
  ]);
  return rules.reduce((best, rule) => (countRight(rule, calls) > countRight(best, calls) ? rule : best));
}

function countRight(rule: Rule, calls: readonly Timed[]): number {
  return calls.filter(({ known, ms }) => (known === ms > rule.ms) === rule.slowerIsKnown).length;
}
