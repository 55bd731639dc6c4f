import { randomUUID } from 'node:crypto';
import { listViewChanges, type ViewChanges } from '@harbourline/service-kit';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { atTheDock } from './support/at-the-dock';
import { ACCEPT, CAPTAIN, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

describe('whose view of a booking or a hold changes', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  async function changes(after?: string): Promise<ViewChanges> {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const { body } = await booking.as(null).get(listViewChanges.path + query);
    return listViewChanges.responses[200].parse(body);
  }
  /** What is told of after an act, with to whom. */
  async function toldBy(act: () => Promise<unknown>): Promise<Record<string, number[]>> {
    const { upTo } = await changes();
    await act();
    const told = (await changes(upTo)).changes;
    return Object.fromEntries(
      told.map(({ kind, id, userIds }) => [`${kind} ${id}`, userIds.toSorted((a, b) => a - b)]),
    );
  }
  const parties = [RENTER, OWNER, CAPTAIN].toSorted((a, b) => a - b);

  it('is that of its renter when a hold is placed, and when it ends', async () => {
    let id = '';
    expect(await toldBy(async () => (id = (await booking.hold()).body.holdId ?? ''))).toEqual({
      [`hold ${id}`]: [RENTER],
    });
    expect(await toldBy(() => booking.as(RENTER).delete(`/api/bookings/holds/${id}`))).toEqual({
      [`hold ${id}`]: [RENTER],
    });
  });

  it('is that of renter, owner and captain when it is requested and answered', async () => {
    let made = { id: 0 };
    const requested = await toldBy(async () => (made = await booking.pending({ captainId: CAPTAIN })));
    expect(requested).toMatchObject({ [`booking ${made.id}`]: parties });
    const confirmed = await toldBy(() => booking.patch('owner', made.id, ACCEPT));
    expect(confirmed).toEqual({ [`booking ${made.id}`]: parties });
  });

  it('is that of a captain who leaves as well', async () => {
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    const left = await toldBy(() => booking.act('captain', acts.leaveCharter(id, 'Broken arm')));
    expect(left).toEqual({ [`booking ${id}`]: parties });
  });

  it('is that of the three when something is recorded at the dock, and nobody’s when it is sent again', async () => {
    const dock = await atTheDock(booking);
    const sent = { id: randomUUID(), at: dock.now() };
    expect(await toldBy(() => dock.checkIn(sent))).toEqual({ [`booking ${dock.id}`]: parties });
    expect(await toldBy(() => dock.checkIn(sent))).toEqual({});
  });

  it('is nobody’s when an answer is refused, or when nothing becomes another', async () => {
    const { id } = await booking.confirmed();
    expect(await toldBy(() => booking.patch('owner', id, ACCEPT))).toEqual({});
    expect(await toldBy(() => booking.sql.query('UPDATE bookings SET version = version WHERE id = $1', [id]))).toEqual(
      {},
    );
  });

  it('is that of the parties when money has moved', async () => {
    const { id } = await booking.confirmed();
    const note = `INSERT INTO booking_history (booking_id, at, actor, action, to_status, event_id)
      VALUES ($1, now(), 'system', 'refund made', 'confirmed', gen_random_uuid())`;
    expect(await toldBy(() => booking.sql.query(note, [id]))).toEqual({
      [`booking ${id}`]: [RENTER, OWNER].toSorted((a, b) => a - b),
    });
  });
});
