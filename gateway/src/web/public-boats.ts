import { type BoatCard, listBoats } from '@harbourline/contracts';
import { currentTraceparent } from '@harbourline/service-kit';
import type { Pool } from 'undici';
import type { RateLimits } from '../guards/rate-limits';
import type { Load } from '../load/open-load';
import type { PublicAnswers } from '../kept/public-answers';
import { askService } from '../proxy/ask-service';
import type { RouteTable } from '../routing/route-table';

/** A page that says nothing of its boat yet is better than one that comes late. */
const WITHIN_MS = 1_000;
const PAGE_SIZE = 100;

export interface Said {
  status: number;
  /** Where the next page is. */
  link: string | undefined;
  body: Buffer;
}

/** The public answers about boats, for the pages that the gateway draws. */
export interface PublicBoats {
  /** The answer to a guest's call; undefined when catalog does not say in time, or `address` asks too often. */
  answerTo(call: string, address: string): Promise<Said | undefined>;
  /** The ids of all boats in the list, the newest first, at most so many. @throws when catalog does not say. */
  ids(most: number): Promise<number[]>;
}

interface Parts {
  answers: PublicAnswers;
  table: RouteTable;
  limits: RateLimits;
  load: Load;
  pool: Pool;
}

/** Asks catalog, in the same lanes and within the same limits as everybody who asks for boats. */
export function publicBoats({ answers, table, limits, load, pool }: Parts): PublicBoats {
  return {
    answerTo: (call, address) =>
      limits
        .count(address)
        .then(() => ask(call))
        .catch(() => undefined),
    async ids(most) {
      const ids: number[] = [];
      let next: string | undefined = `${listBoats.path}?limit=${PAGE_SIZE}&sort=newest`;
      while (next !== undefined && ids.length < most) {
        const answer: Said = await ask(next);
        if (answer.status !== 200) throw new Error(`catalog answered ${answer.status}`);
        const boats = JSON.parse(answer.body.toString()) as BoatCard[];
        ids.push(...boats.map((boat) => boat.id));
        next = /<([^>]+)>; rel="next"/.exec(answer.link ?? '')?.[1];
      }
      return ids.slice(0, most);
    },
  };

  async function ask(path: string): Promise<Said> {
    const kept = await answers.find(path);
    if (kept) return { status: 200, link: kept.headers['link'], body: kept.body };
    const found = table.find('GET', path.split('?', 1)[0] ?? '');
    if (!('call' in found)) throw new Error(`${path} is no call`);
    const inTime = AbortSignal.timeout(WITHIN_MS);
    const leave = await load.laneOf(found.call).gate.enter(inTime);
    if (!leave) throw new Error('catalog has enough to do');
    const traceparent = currentTraceparent();
    const headers = { accept: 'application/json', ...(traceparent && { traceparent }) };
    const coming = answers.expect(found.call.definition, path);
    try {
      const given = await askService(pool, { method: 'GET', path, headers }, inTime).finally(leave);
      coming?.arrive(given);
      const answer = answers.orRemembered(path, given);
      const { link } = answer.headers;
      return { status: answer.status, link: link && String(link), body: Buffer.concat(answer.taken) };
    } catch (error) {
      coming?.fail();
      throw error;
    }
  }
}
