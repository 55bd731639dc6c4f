import type { BookingView } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

/** Two days before the start, 2026-06-15 at 18:00. */
const NEAR = '2026-06-13T18:00:00.000Z';
const NEW_TIME = { startDate: '2026-06-24T18:00:00.000Z', endDate: '2026-06-24T22:00:00.000Z' };
const WEATHER = { cause: 'weather', reason: 'Gale warning from noon on.' } as const;

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  await booking.sql.query('UPDATE boats SET rate_cents = 35000');
});

async function calledOff() {
  booking.clock.set('2026-06-01T18:00:00.000Z');
  const { id } = await booking.confirmed();
  booking.clock.set(NEAR);
  const { body } = await booking.act('owner', acts.callOff(id, WEATHER));
  return { id, view: body };
}

const seen = async (id: number) => (await booking.as(RENTER, 'renter').get<BookingView>(`/api/bookings/${id}`)).body;

describe('a charter that is called off', () => {
  it('stays confirmed at its price and waits for the renter', async () => {
    const { id, view } = await calledOff();
    expect(view).toMatchObject({
      ...{ status: 'confirmed', ...SLOT, totalPrice: 1400 },
      calledOff: { cause: 'weather', by: 'owner', chooseBy: '2026-06-20T18:00:00.000Z' },
    });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.called-off.v1',
      data: { calledOff: { cause: 'weather' }, changeReason: WEATHER.reason },
    });
    expect((await booking.act('owner', acts.callOff(id, WEATHER))).body.code).toBe('already_called_off');
  });

  it.each([
    ['2026-06-12T17:59:59.000Z', 'too_early_to_call_off'],
    ['2026-06-15T18:00:00.000Z', 'charter_started'],
  ])('is not called off at %s: %s', async (now, code) => {
    booking.clock.set('2026-06-01T18:00:00.000Z');
    const { id } = await booking.confirmed();
    booking.clock.set(now);
    expect((await booking.act('owner', acts.callOff(id, WEATHER))).body.code).toBe(code);
    expect((await seen(id)).calledOff).toBeNull();
  });

  it('takes place at a new time at the same price, even if its first start is over, once the owner accepts', async () => {
    const { id } = await calledOff();
    await booking.sql.query('UPDATE boats SET rate_cents = 90000');
    booking.clock.set('2026-06-17T18:00:00.000Z');
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    expect(body).toMatchObject({ calledOff: { cause: 'weather' }, proposedChange: { ...NEW_TIME, difference: 0 } });
    const changeId = body.proposedChange?.id;
    const accepted = await booking.act('owner', acts.acceptChange(id, changeId));
    expect(accepted.body).toMatchObject({ ...NEW_TIME, calledOff: null, totalPrice: 1400, status: 'confirmed' });
  });

  it('may be made up for as it was alone, within 60 days', async () => {
    const { id } = await calledOff();
    for (const change of [
      { ...NEW_TIME, endDate: '2026-06-24T23:00:00.000Z' },
      { ...NEW_TIME, guestCount: 5 },
      { startDate: '2026-08-14T18:00:01.000Z', endDate: '2026-08-14T22:00:01.000Z' },
    ]) {
      expect((await booking.act('renter', acts.proposeChange(id, change))).body.code).toBe('not_as_called_off');
    }
  });

  it('waits for the renter again when the owner declines the new time', async () => {
    const { id } = await calledOff();
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    const changeId = body.proposedChange?.id;
    const declined = await booking.act('owner', acts.declineChange(id, changeId));
    expect(declined.body).toMatchObject({ ...SLOT, calledOff: { cause: 'weather' }, proposedChange: null });
    expect((await booking.hold(NEW_TIME, 6)).status).toBe(201);
  });

  it.each(['renter', 'owner'] as const)('gives the whole deposit back when the %s ends it', async (who) => {
    const { id } = await calledOff();
    await booking.patch(who, id, { status: 'cancelled', reason: 'No other day suits.' });
    const ended = await seen(id);
    expect(ended.refund).toMatchObject({ rule: 'R4', amount: 350, creditInstead: false });
    // It ended for the gale, whoever said so last.
    expect(ended).toMatchObject({ calledOff: null, endedCalledOff: { cause: 'weather', by: 'owner' } });
    expect(await booking.claimsOf(id)).toEqual([]);
  });

  it('still gives it back after the first start, and is never completed', async () => {
    const { id } = await calledOff();
    booking.clock.set('2026-06-18T18:00:00.000Z');
    await booking.untilNothingIsDue();
    expect((await seen(id)).status).toBe('confirmed');
    await booking.patch('renter', id, { status: 'cancelled' });
    expect((await seen(id)).refund).toMatchObject({ rule: 'R4', amount: 350 });
  });

  it('gives the deposit back by itself once the time to choose is over, but not while a new time waits', async () => {
    const { id } = await calledOff();
    booking.clock.set('2026-06-20T18:00:00.000Z');
    await booking.untilNothingIsDue();
    expect((await seen(id)).status).toBe('confirmed');
    const { body } = await booking.act('renter', acts.proposeChange(id, NEW_TIME));
    expect(body.proposedChange).toMatchObject(NEW_TIME);
    booking.clock.set('2026-06-20T18:00:00.001Z');
    await booking.untilNothingIsDue();
    expect((await seen(id)).status).toBe('confirmed');
    booking.clock.set('2026-06-21T18:00:00.001Z');
    await booking.untilNothingIsDue();
    // The new time has lapsed; what it kept waiting is due now.
    await booking.untilNothingIsDue();
    expect(await seen(id)).toMatchObject({
      ...{ status: 'cancelled', outcome: 'platform_cancelled', refund: { rule: 'R4', amount: 350 } },
      ...{ cancellationReason: null, cancellationReasonCode: null, endedCalledOff: { cause: 'weather' } },
    });
    expect(await booking.claimsOf(id)).toEqual([]);
  });
});
