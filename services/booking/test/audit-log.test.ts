import type { CalendarBlock } from '@harbourline/contracts';
import { auditLogContract } from '@harbourline/test-kit/audit-log';
import { BOAT, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

const ADMIN = 1;
/** Before the charter. */
const DAY_BEFORE = '2026-06-14T18:00:00.000Z';

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
});
afterAll(() => booking?.stop());
afterEach(() => booking.reset());

describe('the audit log of booking', () => {
  auditLogContract('booking', {
    url: () => booking.service.url,
    token: () => booking.identity.tokenFor({ id: ADMIN, role: 'admin' }),
    administrator: () => ADMIN,
    sql: (statement) => booking.sql.query(statement),
    secrets: /password|token/i,
    writes: {
      'POST /api/admin/bookings/export': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/admin/bookings/export', {}),
      },
      'POST /api/admin/bookings': {
        changes: 'bookings',
        prepare: async (send) => () =>
          send('POST', '/api/admin/bookings', { boatId: BOAT, renterId: RENTER, startDate: '2026-06-15T14:00' }),
      },
      'PATCH /api/admin/bookings/:id': {
        changes: 'bookings',
        async prepare(send) {
          const { id } = await booking.pending();
          return () => send('PATCH', `/api/admin/bookings/${id}`, { guestCount: 7, reason: 'As agreed' });
        },
      },
      'POST /api/bookings/:id/call-off': {
        changes: 'bookings',
        async prepare(send) {
          const { id } = await booking.confirmed();
          booking.clock.set(DAY_BEFORE);
          return () => send('POST', `/api/bookings/${id}/call-off`, { cause: 'weather', reason: 'A gale warning' });
        },
      },
      'PATCH /api/bookings/:id overrideStatus': {
        changes: 'booking_history',
        async prepare(send) {
          const { id } = await booking.pending();
          return () => send('PATCH', `/api/bookings/${id}`, { status: 'confirmed', reason: 'As agreed' });
        },
      },
      'POST /api/calendar-blocks': {
        changes: 'calendar_blocks',
        prepare: async (send) => () => send('POST', '/api/calendar-blocks', { boatId: BOAT, ...SLOT }),
      },
      'DELETE /api/calendar-blocks/:id': {
        changes: 'calendar_blocks',
        async prepare(send) {
          const { body } = await send('POST', '/api/calendar-blocks', { boatId: BOAT, ...SLOT });
          return () => send('DELETE', `/api/calendar-blocks/${(body as CalendarBlock).id}`);
        },
      },
    },
  });

  it('says what a status was, what it is, and why', async () => {
    const { id } = await booking.pending();
    const admin = booking.as(ADMIN, 'admin');
    await admin.patch(`/api/bookings/${id}`, { status: 'confirmed', reason: 'The owner has called' });
    const { body } = await admin.get<object[]>(`/api/admin/audit-log/booking?kind=bookings&thing=${id}`);
    const changes: unknown = expect.arrayContaining([
      {
        kind: 'bookings',
        thing: String(id),
        before: expect.objectContaining({ status: 'pending' }),
        after: expect.objectContaining({ status: 'confirmed' }),
      },
      {
        kind: 'booking_history',
        thing: expect.any(String),
        before: null,
        after: expect.objectContaining({ reason: 'The owner has called' }),
      },
    ]);
    expect(body).toMatchObject([{ administrator: ADMIN, path: `/api/bookings/${id}`, changes }]);
    expect(JSON.stringify(body)).not.toContain('claims');
  });
});
