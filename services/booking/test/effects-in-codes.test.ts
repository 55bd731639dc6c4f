import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeEffectCode } from '@harbourline/policy';
import type { HistoryEntry } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { NOW, RENTER, startBooking, type TestBooking } from './support/start-booking';

const MIGRATION = join(__dirname, '../prisma/migrations/20261127140002_effects_of_old_in_codes/migration.sql');
/** Nearer than the start that is left, which the rules of that time did not look at. */
const DAY_BEFORE = { startDate: '2026-06-14T18:00:00.000Z', endDate: '2026-06-14T22:00:00.000Z' };
const IN_TWO_DAYS = { startDate: '2026-06-03T18:00:00.000Z', endDate: '2026-06-03T22:00:00.000Z' };

/** As the release before said it to others than the renter. The migration knows a sentence by its words. */
const SENTENCES: Readonly<Record<ChangeEffectCode['code'], string>> = {
  unchanged: 'The rules for canceling stay as they are.',
  late_from:
    'If the renter cancels, it counts as late from Thursday, June 11, 2026, 2:00 p.m. EDT on, 72 hours before the new start.',
  late_at_once:
    'If the renter cancels once the change is accepted, it counts as late, as the new start is no more than 72 hours away.',
  free_until:
    'Free cancellation is possible until Tuesday, June 2, 2026, 8:00 a.m. EDT: its 24 hours count from the reservation and do not start again.',
  free_ends: 'Free cancellation ends with the change, as the new start is too near for it.',
  free_not_again: 'Free cancellation does not start again: its 24 hours count from the reservation.',
};

let booking: TestBooking;
beforeAll(async () => (booking = await startBooking({}, { jobs: false })));
afterAll(() => booking.stop());
afterEach(() => booking.reset());

describe('what a change does to the rules, of before there were codes', () => {
  const entryOf = async (id: number) => {
    const { rows } = await booking.sql.query<{
      effect: string[];
      effect_codes: { code: ChangeEffectCode['code']; at: string }[];
    }>(`SELECT effect, effect_codes FROM booking_history WHERE booking_id = $1 AND action = 'change proposed'`, [id]);
    return rows[0];
  };

  /** As the release before writes it. */
  const writeInSentences = (id: number, sentences: string[]) =>
    booking.sql.query(
      `UPDATE booking_history SET effect = $1, effect_codes = '[]' WHERE booking_id = $2 AND action = 'change proposed'`,
      [sentences, id],
    );

  it('is read in its sentences where the release before has written it meanwhile', async () => {
    const { id } = await booking.confirmed();
    await booking.act('renter', acts.proposeChange(id, { guestCount: 5 }));
    await writeInSentences(id, ['The rules for canceling stay as they are.']);
    const { body } = await booking.as(RENTER).get<HistoryEntry[]>(`/api/bookings/${id}/history`);
    expect(body.at(-1)).toMatchObject({
      effectCodes: [],
      effect: ['The rules for canceling stay as they are.'],
    });
  });

  it.each([
    ['is free for some time', DAY_BEFORE, NOW, ['late_from', 'free_until']],
    ['was free until it was proposed', IN_TWO_DAYS, NOW, ['late_at_once', 'free_ends']],
    ['is free no longer', DAY_BEFORE, '2026-06-03T12:00:00.000Z', ['late_from', 'free_not_again']],
    ['keeps its start', { guestCount: 5 }, NOW, ['unchanged']],
  ])('becomes the codes and times of which its sentences were made: of one that %s', async (_, change, now, codes) => {
    const { id } = await booking.confirmed();
    booking.clock.set(now);
    const proposed = await booking.act('renter', acts.proposeChange(id, change));
    expect(proposed.body.proposedChange?.effectCodes.map(({ code }) => code)).toEqual(codes);
    const written = (await entryOf(id))?.effect_codes ?? [];
    expect(written).toEqual(proposed.body.proposedChange?.effectCodes);

    await writeInSentences(
      id,
      written.map(({ code }) => SENTENCES[code]),
    );
    await booking.sql.query(await readFile(MIGRATION, 'utf8'));
    expect(await entryOf(id)).toEqual({ effect: [], effect_codes: written });
  });
});
