import type { BookingView, RefundPreview } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { ACCEPT, BOAT, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('a booking whose deposit nobody has paid', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const make = async (status: string) =>
    (
      await booking
        .as(1, 'admin')
        .post<BookingView>('/api/admin/bookings', { boatId: BOAT, renterId: RENTER, status, ...SLOT })
    ).body;
  const lastTold = async (id: number) =>
    (await booking.events()).filter(({ subject }) => subject === String(id)).at(-1)?.data;

  it.each([
    ['declined while pending', 'pending', 0],
    ['canceled by its owner soon', 'confirmed', 1],
    ['canceled by its owner late', 'confirmed', 30],
  ])('promises neither refund nor credit: %s', async (_, status, hours) => {
    const { id } = await make(status);
    booking.clock.advance({ hours });
    const preview = await booking.as(RENTER).get<RefundPreview>(`/api/bookings/${id}/refund-preview`);
    expect(preview.body).toMatchObject({ rule: null, amount: 0, creditInstead: false, until: null });
    expect(preview.body.deposit).toMatchObject({ how: 'unpaid', stage: 'unpaid', amount: 350, back: 0, kept: 0 });
    const ended = await booking.patch('owner', id, { status: 'cancelled', reason: 'Engine trouble' });
    expect(ended.body.status).toBe('cancelled');
    const { body } = await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`);
    expect(body.refund).toBeNull();
    expect(body.deposit).toMatchObject({ how: 'unpaid', stage: 'unpaid', rule: null, back: 0, kept: 0 });
    expect(ended.body.deposit).toEqual(body.deposit);
    expect((await booking.act('renter', acts.chooseRefund(id, 'credit'))).body.code).toBe('no_choice');
    expect(await lastTold(id)).toMatchObject({ status: 'cancelled', refundCents: null, settlement: null });
  });

  it('is accepted and completed like any other, and divides nothing', async () => {
    const { id } = await make('pending');
    expect((await booking.patch('owner', id, ACCEPT)).body.status).toBe('confirmed');
    const done = await booking.patch('admin', id, { status: 'completed', despite: ['charter_not_over'] });
    expect(done.body).toMatchObject({ status: 'completed', refund: null });
    expect(await lastTold(id)).toMatchObject({ status: 'completed', settlement: null });
  });
});
