import type { Answer } from '@harbourline/client';
import type { Person } from '../people';

/** The answers to a crowd: how often each status came, and every answer that nobody should ever get. */
export interface Tally {
  statuses: Map<string, number>;
  faults: string[];
}

export function newTally(): Tally {
  return { statuses: new Map(), faults: [] };
}

/** A person's calls, counted. Refusals are part of the day; a fault of ours, or no answer, is not. */
export class Counted {
  /** They have closed their account. */
  hasLeft = false;

  constructor(
    readonly person: Person,
    protected readonly tally: Tally,
  ) {}

  async send<Body>(name: string, method: string, path: string, body?: unknown): Promise<Answer<Body> | undefined> {
    try {
      const answer = await this.exchange<Body>(method, path, body);
      this.count(`${name} ${answer.status}`);
      if (answer.status >= 500) this.tally.faults.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    } catch (error) {
      this.tally.faults.push(`${name}: ${String(error)}`);
      return undefined;
    }
  }

  protected exchange<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    return this.person.client.send<Body>(method, path, body);
  }

  /** The body of a call that succeeded. */
  async ask<Body>(name: string, method: string, path: string, body?: unknown): Promise<Body | undefined> {
    const answer = await this.send<Body>(name, method, path, body);
    return answer && answer.status < 300 ? answer.body : undefined;
  }

  /** Whether anybody of the crowd has got this answer. */
  hasHappened(what: string): boolean {
    return this.tally.statuses.has(what);
  }

  count(what: string): void {
    this.tally.statuses.set(what, (this.tally.statuses.get(what) ?? 0) + 1);
  }
}
