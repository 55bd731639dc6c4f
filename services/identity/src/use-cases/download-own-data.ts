import { HELD_BY, type HeldPage } from '@harbourline/contracts';
import { AppError, callService, heldPageOf } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { heldOfPerson } from '../db/held-of-person';
import { limits } from '../domain/limits';
import { checkPassword } from '../steps/check-password';

type Ask = (part: number, skip: number) => Promise<HeldPage>;
type OtherService = keyof typeof HELD_BY;
const OTHERS = Object.keys(HELD_BY) as OtherService[];

/** What one service holds: what these rows are, and rows of it; a page of none still says what there is none of. */
export interface HeldPiece {
  service: string;
  title: string;
  rows: HeldPage['rows'];
}

/**
 * All that we hold of a person, who has given the password again: a session that was left open is not enough to carry
 * everything away. Every service is asked once before anything is answered, so that one that is away is said in time.
 * @throws AppError `wrong_password`, `too_many_requests` after so many a day, or `unavailable`.
 */
export async function downloadOwnData(
  deps: Pick<Deps, 'db' | 'passwords' | 'throttle' | 'caller'>,
  { userId, currentPassword }: { userId: number; currentPassword: string },
): Promise<AsyncGenerator<HeldPiece>> {
  const user = await deps.db.client.user.findUnique({ where: { id: userId } });
  if (!user?.active) throw new AppError('unauthenticated');
  await checkPassword(deps, { user, currentPassword });
  await deps.throttle.count(limits.ownData(userId));
  const own = heldOfPerson(deps.db);
  const asks: [string, Ask][] = [
    ['identity', (part, skip) => heldPageOf(own, { id: userId, part, skip })],
    ...OTHERS.map((service): [string, Ask] => [
      service,
      (part, skip) => callService(deps.caller, service, HELD_BY[service], { params: { id: userId, part, skip } }),
    ]),
  ];
  const begun = await Promise.all(asks.map(async ([service, ask]) => ({ service, ask, first: await ask(0, 0) })));
  return piecesOf(begun);
}

async function* piecesOf(begun: { service: string; ask: Ask; first: HeldPage }[]): AsyncGenerator<HeldPiece> {
  for (const { service, ask, first } of begun) {
    for (let part = 0; part < first.parts; part += 1) {
      let page = part === 0 ? first : await ask(part, 0);
      yield { service, title: page.title, rows: page.rows };
      for (let skip = page.rows.length; page.more; skip += page.rows.length) {
        page = await ask(part, skip);
        yield { service, title: page.title, rows: page.rows };
      }
    }
  }
}
