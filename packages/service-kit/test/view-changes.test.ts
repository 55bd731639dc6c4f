import { call } from '@harbourline/test-kit/call';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { trim } from '../src/jobs/trim';
import { listViewChanges, type ViewChanges } from '../src/live/view-changes';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

let keeper: NoteKeeper;
beforeAll(async () => {
  keeper = await startNoteKeeper();
});
afterAll(() => keeper.stop());

const sql = (statement: string) => keeper.service.db.client.$executeRawUnsafe(statement);
const note = (id: string, ...users: (number | 'NULL')[]) =>
  `SELECT kit.note_view_change('note', '${id}', ${users.join(', ')})`;

async function changes(after?: string): Promise<ViewChanges> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  const { status, body } = await call(`${keeper.url}${listViewChanges.path}${query}`);
  expect(status).toBe(200);
  return listViewChanges.responses[200].parse(body);
}
const now = async () => (await changes()).upTo;
const told = ({ changes }: ViewChanges) => changes.map(({ id, userIds }) => [id, ...userIds.toSorted()]);

it('tells whose view of what changed after a moment, each of them once, and nothing twice', async () => {
  const before = await now();
  await keeper.service.db.transact(async (tx) => {
    await tx.$executeRawUnsafe(note('1', 7, 'NULL', 8));
    await tx.$executeRawUnsafe(note('1', 8, 9));
  });
  const after = await changes(before);
  expect(after).toMatchObject({ all: false });
  expect(told(after)).toEqual([['1', 7, 8, 9]]);
  expect(told(await changes(after.upTo))).toEqual([]);
});

it('tells of a change that was committed late, after others that began after it', async () => {
  const before = await now();
  let between: ViewChanges | undefined;
  await keeper.service.db.transact(async (tx) => {
    await tx.$executeRawUnsafe(note('late', 7));
    await sql(note('soon', 7));
    between = await changes(before);
  });
  expect(between && told(between)).toEqual([['soon', 7]]);
  expect(told(await changes(between?.upTo))).toEqual([['late', 7]]);
});

it('says nothing of what was rolled back', async () => {
  const before = await now();
  const failing = keeper.service.db.transact(async (tx) => {
    await tx.$executeRawUnsafe(note('never', 7));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(told(await changes(before))).toEqual([]);
});

it('tells what happened lately, and from when on, where it does not know the moment', async () => {
  const [snapshot, seconds] = (await now()).split('@');
  await sql(note('lately', 7));
  await sql(note('long ago', 7));
  await sql(`UPDATE kit.view_changes SET at = now() - interval '3 minutes' WHERE subject = 'long ago'`);
  const unknown = [undefined, `${snapshot}@${Number(seconds) - 600}`, `9999999999:9999999999:@${seconds}`];
  for (const after of unknown) {
    const lately = await changes(after);
    expect(lately.all).toBe(true);
    expect(told(lately)).toContainEqual(['lately', 7]);
    expect(told(lately)).not.toContainEqual(['long ago', 7]);
    expect(lately.now - lately.from).toBeCloseTo(120);
  }
});

it('has those who have missed too much look at everything, and says from when on it tells all', async () => {
  const before = await now();
  await sql(`SELECT kit.note_view_change('note', 'many ' || one, 7) FROM generate_series(1, 1001) AS one`);
  const lately = await changes(before);
  expect(lately.all).toBe(true);
  expect(lately.changes).toHaveLength(1000);
  expect(lately.from).toBeGreaterThan(lately.now - 119);
});

it('forgets what happened more than ten minutes ago', async () => {
  await sql(note('old', 7));
  await sql(`UPDATE kit.view_changes SET at = now() - interval '11 minutes' WHERE subject = 'old'`);
  await sql(note('new', 7));
  const keep = { OUTBOX_DAYS: 30, INBOX_DAYS: 60, IDEMPOTENCY_DAYS: 2 };
  expect(await trim({ db: keeper.service.db, clock: new TestClock(), keep })).toBe(1);
  expect(told(await changes())).toContainEqual(['new', 7]);
});
