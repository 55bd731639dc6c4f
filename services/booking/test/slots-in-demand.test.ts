import type { CalendarBlock } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventually } from '@harbourline/test-kit/eventually';
import { addBoat } from './support/cast';
import {
  CAPTAIN,
  CHEAPER_CAPTAIN,
  DEARER_CAPTAIN,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

const at = (from: number, to = from + 4) => ({
  startDate: `2026-06-15T${from}:00:00.000Z`,
  endDate: `2026-06-15T${to}:00:00.000Z`,
});
const adjustTo = (adjustedStartTime: string) => ({ ownerAdjusted: true, adjustedStartTime });

describe('of several who want the same time at once', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    await addBoat(booking.sql, 13);
    await booking.sql.query(
      'INSERT INTO captain_rates VALUES (13, $1, 6500, true), (13, $2, 5000, true), (13, $3, 9000, true)',
      [CAPTAIN, CHEAPER_CAPTAIN, DEARER_CAPTAIN],
    );
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const overlaps = async () =>
    (
      await booking.sql.query(
        `SELECT 1 FROM claims a JOIN claims b ON a.reservation_id < b.reservation_id AND a.during && b.during
         AND (a.boat_id = b.boat_id OR a.captain_id = b.captain_id)`,
      )
    ).rowCount;
  const deadlocks = async () =>
    (
      await booking.sql.query<{ deadlocks: string }>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      )
    ).rows;

  /** Whoever has tried to claim something stops there, until they are let go. */
  async function holdAfterClaims() {
    await booking.sql.query(
      `CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
       CREATE TRIGGER stop_here AFTER INSERT ON claims FOR EACH STATEMENT EXECUTE FUNCTION stop_here();
       SELECT pg_advisory_lock(1)`,
    );
    return {
      untilHeld: () =>
        eventually('somebody waits', async () => {
          const { rowCount } = await booking.sql.query(
            `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          );
          return rowCount === 1;
        }),
      letGo: () => booking.sql.query('SELECT pg_advisory_unlock(1); DROP FUNCTION stop_here CASCADE'),
    };
  }

  it('an owner who changes a time or a renter who holds it gets it, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await booking.pending(at(14, 18));
      const [adjusted, held] = await Promise.all([
        booking.patch('owner', id, adjustTo('18:00')),
        booking.hold({ startDate: '2026-06-15T22:00:00Z', endDate: '2026-06-16T02:00:00Z' }, 6),
      ]);
      expect([adjusted.status, held.status]).toContain(409);
      expect([adjusted.body.code, held.body.code]).toContain('slot_taken');
      expect([adjusted.status, held.status].some((status) => status < 300)).toBe(true);
      expect(await overlaps()).toBe(0);
      await booking.reset();
    }
  });

  it('two renters who want each other’s time block nobody: both are told that it is taken', async () => {
    const [one, other] = [await booking.pending(at(14, 18)), await booking.pending(at(18, 22))];
    const answers = await Promise.all([
      booking.act('renter', acts.changeReservation(one.id, at(18, 22))),
      booking.act('renter', acts.changeReservation(other.id, at(14, 18))),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'slot_taken'],
      [409, 'slot_taken'],
    ]);
    expect(await deadlocks()).toEqual([{ deadlocks: '0' }]);
  });

  it('one of two owners gets a captain whom both of them propose', async () => {
    const [one, other] = [
      await booking.pending({ ...at(14, 18), captainId: CAPTAIN }),
      await booking.pending({ ...at(18, 22), boatId: 13, captainId: CAPTAIN }),
    ];
    const proposal = { ...adjustTo('15:00'), adjustedCaptainId: CHEAPER_CAPTAIN };
    const answers = await Promise.all([one, other].map(({ id }) => booking.patch('owner', id, proposal)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('captain_taken');
    expect(await overlaps()).toBe(0);
  });

  it('one of two charters gets a captain as a replacement', async () => {
    const [one, other] = [
      await booking.confirmed({ ...SLOT, captainId: CAPTAIN }),
      await booking.confirmed({ ...SLOT, boatId: 13, captainId: DEARER_CAPTAIN }),
    ];
    await booking.act('captain', acts.leaveCharter(one.id, 'Ill'), CAPTAIN);
    await booking.act('captain', acts.leaveCharter(other.id, 'Ill'), DEARER_CAPTAIN);
    const answers = await Promise.all(
      [one, other].map(({ id }) => booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('captain_taken');
    expect(await deadlocks()).toEqual([{ deadlocks: '0' }]);
  });

  it('a captain who is free again right after a replacement was refused was taken, not the boat', async () => {
    const { id } = await booking.confirmed({ ...SLOT, captainId: CAPTAIN });
    await booking.act('captain', acts.leaveCharter(id, 'Ill'), CAPTAIN);
    const captain = booking.as(CHEAPER_CAPTAIN, 'captain');
    const block = await captain.send<CalendarBlock>('POST', '/api/calendar-blocks', { ...SLOT });
    const { letGo, untilHeld } = await holdAfterClaims();
    const answer = booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    await untilHeld();
    expect((await captain.send('DELETE', `/api/calendar-blocks/${block.body.id}`)).status).toBe(204);
    await letGo();
    expect((await answer).body.code).toBe('captain_taken');
  });
});
