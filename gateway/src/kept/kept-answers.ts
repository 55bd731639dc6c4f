import type { IncomingHttpHeaders } from 'node:http';
import { charterHours, getBoat, listBoats, listFeaturedReviews, type RouteDefinition } from '@harbourline/contracts';
import { entityTag } from '../entity-tag';
import type { Answer } from '../proxy/ask-service';
import type { Changes } from './listing-changes';

/** With time, other days are the coming ones. */
const TRUE_MS = 30_000;
/** For so long an answer is remembered: users should notice when catalog cannot answer for longer. */
const REMEMBERED_MS = 5 * 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Of one answer, which is kept in three forms. */
const LARGEST_BYTES = 1024 * 1024;
const LONGEST_URL = 1_000;
/** The headers of catalog's answer that are kept and sent with it. */
const SAID_AGAIN = ['content-type', 'cache-control', 'link'] as const;

/** An answer of catalog that is the same for everybody who asks. */
export interface KeptAnswer {
  /** The path of its call, with names in place of values. */
  route: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** An answer on its way. */
export interface Coming {
  /** Keeps it, unless it is nothing to keep, or something that it says has changed meanwhile. */
  arrive(answer: Answer): void;
  /** It does not arrive. */
  fail(): void;
}

/** The data on which an answer depends: when it changes, the answer is no longer true. */
interface Source {
  /** The boat that it is about; undefined where it is about all. */
  boat?: number;
  /** Whether it depends on when boats are taken. */
  times: boolean;
}

interface Entry extends Source {
  answer: KeptAnswer;
  /** When it arrived. */
  at: number;
}

export class KeptAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly coming = new Map<string, { source: Source; outdated: boolean; over: Promise<void> }>();
  private bytes = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  mayHave(url: string): boolean {
    return this.ageOf(url) < TRUE_MS || this.coming.has(url);
  }

  /** The answer that a URL had when the last changes were told. */
  find(url: string): KeptAnswer | undefined {
    return this.ageOf(url) < TRUE_MS ? this.use(url)?.answer : undefined;
  }

  /** The last answer that a URL had, and for how many milliseconds; undefined once something is told that may change it. */
  remembered(url: string): { answer: KeptAnswer; ageMs: number } | undefined {
    const ageMs = this.ageOf(url);
    const entry = ageMs < REMEMBERED_MS ? this.use(url) : undefined;
    return entry && { answer: entry.answer, ageMs };
  }

  /** Settles when the answer that is on its way has arrived; undefined where none is. */
  arrivalOf(url: string): Promise<void> | undefined {
    return this.coming.get(url)?.over;
  }

  /**
   * Catalog is asked by somebody of whom it knows nothing.
   * @returns undefined where the answer is not one to keep, or is on its way already.
   */
  expect(definition: RouteDefinition, url: string): Coming | undefined {
    const source = sourceOf(definition, url);
    if (!source || url.length > LONGEST_URL || this.coming.has(url)) return undefined;
    let settle = () => {};
    const way = { source, outdated: false, over: new Promise<void>((resolve) => (settle = resolve)) };
    this.coming.set(url, way);
    const end = () => {
      this.coming.delete(url);
      settle();
    };
    return {
      arrive: (answer) => {
        if (!way.outdated && isToKeep(answer)) this.keep(url, { ...source, answer: keptOf(answer, definition.path) });
        end();
      },
      fail: end,
    };
  }

  /** Forgets what may be another answer now. */
  forget({ all, listings, times }: Changes): void {
    if (!all && listings.length === 0 && times.length === 0) return;
    const [listed, taken] = [new Set(listings), new Set(times)];
    const isIn = (boats: Set<number>, boat: number | undefined) =>
      boat === undefined ? boats.size > 0 : boats.has(boat);
    const isOther = (source: Source) => all || isIn(listed, source.boat) || (source.times && isIn(taken, source.boat));
    for (const [url, entry] of this.entries) if (isOther(entry)) this.remove(url, entry);
    for (const way of this.coming.values()) if (isOther(way.source)) way.outdated = true;
  }

  private ageOf(url: string): number {
    return this.now() - (this.entries.get(url)?.at ?? -Infinity);
  }

  /** What is used is the last that is forgotten. */
  private use(url: string): Entry | undefined {
    const entry = this.entries.get(url);
    if (!entry) return undefined;
    this.entries.delete(url);
    this.entries.set(url, entry);
    return entry;
  }

  private keep(url: string, entry: Omit<Entry, 'at'>): void {
    const before = this.entries.get(url);
    if (before) this.remove(url, before);
    this.add(url, { ...entry, at: this.now() });
    for (const [oldest, each] of this.entries) {
      if (this.bytes <= MOST_BYTES) break;
      this.remove(oldest, each);
    }
  }

  private add(url: string, entry: Entry): void {
    this.entries.set(url, entry);
    this.bytes += sizeOf(url, entry);
  }

  private remove(url: string, entry: Entry): void {
    this.entries.delete(url);
    this.bytes -= sizeOf(url, entry);
  }
}

function sourceOf(definition: RouteDefinition, url: string): Source | undefined {
  const [path = '', query] = url.split('?', 2);
  if (definition === listBoats) return { times: new URLSearchParams(query).has('date') };
  // A review that comes or goes changes what its boat is rated.
  if (definition === charterHours || definition === listFeaturedReviews) return { times: false };
  const boat = Number(path.split('/').at(-1));
  return definition === getBoat && Number.isInteger(boat) ? { boat, times: false } : undefined;
}

/** Not what a catalog of the release before remembers while its database is away, which it says in a warning. */
function isToKeep({ status, headers, taken, rest }: Answer): boolean {
  const plain = headers['content-type']?.startsWith('application/json') && !headers['content-encoding'];
  return status === 200 && !rest && !!plain && !headers.warning && lengthOf(taken) <= LARGEST_BYTES;
}

function keptOf({ headers, taken }: Answer, route: string): KeptAnswer {
  const body = Buffer.concat(taken);
  return { route, etag: entityTag(body), headers: saidAgain(headers), body };
}

function saidAgain(given: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    SAID_AGAIN.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function lengthOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

/** With the compressed forms, and what it takes to keep an entry at all. */
function sizeOf(url: string, { answer }: Entry): number {
  return 1_024 + 2 * url.length + Math.ceil(1.5 * answer.body.length);
}
