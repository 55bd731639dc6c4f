import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorBody, ERRORS, type RouteDefinition } from '@harbourline/contracts';
import type { Answer } from '../proxy/ask-service';
import { type Coming, type KeptAnswer, KeptAnswers } from './kept-answers';
import { type AskChanges, followListingChanges } from './listing-changes';

/** After that, whoever waits asks as well: the one who was first may have met a replica that hangs. */
const ARRIVES_WITHIN_MS = 500;

/** The public answers about boats, kept for as long as catalog knows of no change. */
export interface PublicAnswers {
  /** Whether something is kept for a URL, or on its way: then it is worth to look for it. */
  mayHave(url: string): boolean;
  /** The answer to a URL, if it is still the one that catalog would give. */
  find(url: string): Promise<KeptAnswer | undefined>;
  expect(definition: RouteDefinition, url: string): Coming | undefined;
  /**
   * The answer that catalog gave to somebody who sees what everybody sees. If its database is away, so that nobody can
   * change a boat, what everybody was told at last takes its place, for five minutes, with its age.
   */
  orRemembered(url: string, answer: Answer): Answer;
  /** Something is changed through this process: who reads afterwards finds it changed. */
  changed(): void;
}

export function publicAnswers(ask: AskChanges): PublicAnswers {
  const kept = new KeptAnswers();
  const changes = followListingChanges(ask, (told) => kept.forget(told));
  const areKnown = async () => changes.areKnown || changes.get();

  return {
    mayHave: (url) => kept.mayHave(url),
    async find(url) {
      if (!kept.mayHave(url) || !(await areKnown())) return undefined;
      const found = kept.find(url);
      const arrival = found ? undefined : kept.arrivalOf(url);
      if (!arrival) return found;
      // Whoever asks while an answer is on its way gets that one: a crowd asks for a changed boat once.
      await Promise.race([arrival, pause(ARRIVES_WITHIN_MS, undefined, { ref: false })]);
      return (await areKnown()) ? kept.find(url) : undefined;
    },
    expect: (definition, url) => kept.expect(definition, url),
    orRemembered(url, answer) {
      const last = isDatabaseAway(answer) ? kept.remembered(url) : undefined;
      if (!last) return answer;
      const { headers, body } = last.answer;
      const age = { age: String(Math.ceil(last.ageMs / 1000)), warning: '110 - "Response is Stale"' };
      return { status: 200, headers: { ...headers, ...age, 'content-length': String(body.length) }, taken: [body] };
    },
    changed: () => changes.expect(),
  };
}

/** What catalog itself says while it cannot reach its database; a call that did not get there says nothing of that. */
function isDatabaseAway({ status, headers, taken, rest }: Answer): boolean {
  const isJson = headers['content-type']?.startsWith('application/json');
  if (status !== ERRORS.unavailable.status || !isJson || rest) return false;
  const { code } = JSON.parse(Buffer.concat(taken).toString()) as Partial<ErrorBody>;
  return code === 'unavailable';
}
