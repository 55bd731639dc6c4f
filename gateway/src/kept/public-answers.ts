import { setTimeout as pause } from 'node:timers/promises';
import type { RouteDefinition } from '@harbourline/contracts';
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
    changed: () => changes.expect(),
  };
}
