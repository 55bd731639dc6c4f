import type { ApiClient } from '@harbourline/client';
import type { Instance } from '@harbourline/local';

/** The outcome of an attack, in a few words with figures, and whether Harbourline held. */
export interface Outcome {
  held: boolean;
  got: string;
}

/** A running system as a stranger sees it, with rate limits on. */
export interface Target {
  instance: Instance;
  /** A loopback address that no other attack uses, as each attacker has limits of their own. */
  freshAddress(): string;
  /** A browser without a session that speaks from this address, or from a fresh one. */
  client(address?: string): ApiClient;
}

export interface Attack {
  /** The attempt, as the table shows it. */
  tries: string;
  /** It does nothing but wait, and so the others are tried meanwhile. */
  waits?: true;
  /** Ends by itself within a minute, and leaves the system usable for the next one. */
  run(target: Target): Promise<Outcome>;
}

/** A file `<name>.attack.ts` in this folder exports one as its default; `npm run attack` finds it there. */
export function defineAttack(attack: Attack): Attack {
  return attack;
}
