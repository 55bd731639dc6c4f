import type { AnswerMeta } from './answer-meta';

/** An answer that came with the page, in place of the call that the page would begin with. */
export interface GivenAnswer {
  data: unknown;
  meta?: AnswerMeta;
}

/** By the address of the call. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** One fills the store before the page is drawn, one is for the part of the page that asks when it appears. */
const USES = 2;
/** Whoever asks later asks the server. */
const LASTS_MS = 10_000;

const given = new Map<string, { answer: GivenAnswer; left: number; until: number }>();

export function giveAnswers(answers: GivenAnswers): void {
  given.clear();
  const until = performance.now() + LASTS_MS;
  for (const [url, answer] of Object.entries(answers)) given.set(url, { answer, left: USES, until });
}

export function takeGivenAnswer(url: string): GivenAnswer | undefined {
  const found = given.get(url);
  if (!found) return undefined;
  found.left -= 1;
  const isOver = found.until < performance.now();
  if (isOver || found.left === 0) given.delete(url);
  return isOver ? undefined : found.answer;
}
