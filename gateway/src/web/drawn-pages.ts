import { type PackedBody, packThoroughly } from '../packed-body';
import type { Drawing, DrawingWorker } from './drawing-worker';
import type { PageToDraw } from './page-heads';
import type { Said } from './public-boats';

/** A page that shows its content later is better than one that comes late. */
const WITHIN_MS = 1_000;
/** How long a drawn page is kept: its words about the coming days change with the day. */
const KEEP_MS = 10 * 60_000;
/** More pages than there are without boats, and the boats that are visited most. */
const MOST_KEPT = 100;

interface Kept {
  /** The answers that the page was drawn from: with others it is drawn anew. */
  from: readonly Buffer[];
  until: number;
  page: Promise<PackedBody | undefined>;
}

/** Pages as they were drawn, for as long as what they say is what catalog says. */
export function drawnPages(worker: DrawingWorker) {
  const kept = new Map<string, Kept>();

  /** The same for all who ask for it meanwhile, and kept also when it comes too late for them. */
  function drawn({ address, calls }: PageToDraw, said: readonly Said[], head: () => string): Kept['page'] {
    const found = kept.get(address);
    const from = said.map(({ body }) => body);
    if (found && found.until > performance.now() && isSame(found.from, from)) return found.page;
    const answers = Object.fromEntries(calls.map((call, index) => [call, answerOf(said[index])]));
    const page = worker
      .draw({ address, head: head(), answers })
      .then((text) => (text === undefined ? undefined : packThoroughly(text)))
      .catch(() => undefined); // as one that could not be drawn
    const entry = { from, until: performance.now() + KEEP_MS, page };
    kept.delete(address);
    kept.set(address, entry);
    void page.then((made) => !made && kept.get(address) === entry && kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  }

  return {
    /** Undefined where it is not drawn in time. */
    find(asked: PageToDraw, said: readonly Said[], head: () => string): Promise<PackedBody | undefined> {
      const page = drawn(asked, said, head);
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), WITHIN_MS);
      });
      return Promise.race([page, tooLate]).finally(() => clearTimeout(timer));
    },
  };
}

export type DrawnPages = ReturnType<typeof drawnPages>;

function answerOf(said: Said | undefined): Drawing['answers'][string] {
  const next = /<([^>]+)>; rel="next"/.exec(said?.link ?? '')?.[1];
  return { body: String(said?.body), next };
}

function isSame(one: readonly Buffer[], other: readonly Buffer[]): boolean {
  return one.length === other.length && one.every((body, index) => other[index] && body.equals(other[index]));
}
