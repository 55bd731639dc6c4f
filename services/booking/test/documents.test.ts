import type { BookingView, Role } from '@harbourline/contracts';
import { POLICY_VERSION } from '@harbourline/policy';
import { policyInWords } from '@harbourline/policy/words';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { readPdf, type ReadPdf } from './support/read-pdf';
import { ACCEPT, BOAT, CAPTAIN, PARTY, RENTER, startBooking, type TestBooking } from './support/start-booking';

const KINDS = ['rental-agreement', 'captain-agreement', 'confirmation', 'receipt'] as const;
type Kind = (typeof KINDS)[number];

describe('documents of a booking', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking(
      { COMPANY_NAME: 'Portside Charters', COMPANY_PHONE: '+1 800 555 0199', COMPANY_ADDRESS: '1 Quay, Toronto' },
      { jobs: false },
    );
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const OF_REQUESTS: Kind[] = ['confirmation', 'receipt'];
  const get = (id: number, kind: Kind, role: Role, who = PARTY[role]) =>
    booking.as(who, role).get(`/api/bookings/${id}/${kind}`);
  const read = async (id: number, kind: Kind, role: Role): Promise<ReadPdf> =>
    readPdf((await get(id, kind, role)).bytes);
  async function refusal(id: number, kind: Kind, role: Role, who?: number): Promise<unknown[]> {
    const { status, body } = await get(id, kind, role, who);
    return [status, body.code, body.message];
  }

  const WISH = { captainId: CAPTAIN, guestCount: 6, specialRequests: 'A birthday cake', purposeOfRental: 'Birthday' };
  const CONTACTS = [
    '+1 416 555 0103',
    '3@example.com',
    '+1 416 555 0105',
    '5@example.com',
    '+1 416 555 0107',
    '7@example.com',
  ];

  it('come as downloads with a name, a title and a language, and are not kept anywhere', async () => {
    const { id } = await booking.confirmed(WISH);
    const { status, headers, bytes } = await get(id, 'rental-agreement', 'renter');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="rental-agreement-${id}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await readPdf(bytes)).info).toMatchObject({
      ...{ Title: `Rental Agreement, booking ${id}`, Author: 'Portside Charters', Language: 'en-CA' },
    });
  });

  it('are set once for a version of the booking, and anew for the next', async () => {
    const { id } = await booking.pending({ specialRequests: 'x'.repeat(2_000) });
    const first = await get(id, 'confirmation', 'renter');
    booking.clock.advance({ minutes: 1 });
    expect((await get(id, 'confirmation', 'renter')).bytes.equals(first.bytes)).toBe(true);
    expect((await read(id, 'confirmation', 'renter')).text).toContain('Made June 1, 2026, 8:00 a.m. EDT');
    await booking.patch('owner', id, ACCEPT);
    const next = await read(id, 'confirmation', 'renter');
    expect(next.text).toContain('CONFIRMED');
    expect(next.text).toContain('Made June 1, 2026, 8:01 a.m. EDT');
  });

  it('keep nobody else waiting, and one account gets two made at a time', async () => {
    const bookings = await Promise.all(
      [15, 16, 17].map((day) =>
        booking.pending({ startDate: `2026-06-${day}T14:00`, endDate: `2026-06-${day}T18:00` }),
      ),
    );
    const [other, ...own] = await Promise.all([
      get(bookings[0]?.id ?? 0, 'confirmation', 'admin'),
      ...bookings.flatMap(({ id }) => OF_REQUESTS.map((kind) => get(id, kind, 'renter'))),
    ]);
    expect(other?.status).toBe(200);
    expect([...new Set(own.map(({ status }) => status))].sort()).toEqual([200, 429]);
    expect(own.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3');
  });

  it('a rental agreement has parties, vessel, times, money, policy, terms and lines to sign on', async () => {
    const { id } = await booking.confirmed(WISH);
    const { text } = await read(id, 'rental-agreement', 'owner');
    for (const part of [
      ...['Portside Charters', '+1 800 555 0199', '1 Quay, Toronto', `Booking ${id}`],
      ...['Reserved June 1, 2026, 8:00 a.m. EDT', 'Olivia Owner', 'Rory Renter', 'Cam Captain', ...CONTACTS],
      ...['Northern Light', 'Sea Ray Sundancer', '45 ft', '12 guests', 'Port Toronto'],
      ...['Start Monday, June 15, 2026, 2:00 p.m. EDT', 'End Monday, June 15, 2026, 6:00 p.m. EDT'],
      ...['Duration 4 hours', 'Guests 6 guests', 'Occasion Birthday', 'Canadian dollars'],
      ...['Boat rental 4 hours $1,400', 'Captain’s fee 4 hours $260', 'Total $1,660'],
      ...['Deposit paid June 1, 2026 $415', 'Balance due to the owner collected by the owner $985'],
      ...['Due to the captain paid at boarding $260', 'A birthday cake'],
      ...[`Cancellation policy, version ${POLICY_VERSION}`, ...policyInWords()],
      ...['binding arbitration in Toronto', 'lesser of the deposit or $100', '18 or older', '$2,000,000'],
      ...['8. Signatures', 'Date', 'Made June 1, 2026, 8:00 a.m. EDT', 'Page 1 of 2', 'Page 2 of 2'],
    ])
      expect(text).toContain(part);
  });

  it('a captain agreement has the captain’s fee, and nothing of the other money', async () => {
    const { id } = await booking.confirmed(WISH);
    const { text } = await read(id, 'captain-agreement', 'captain');
    for (const part of ['Captain Agreement', ...CONTACTS, 'Due to the captain', '$260', 'Pleasure Craft Operator Card'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/1,400|1,660|\$415|985/);
  });

  it('an agreement says how early guests come also once the charter is over, and then not where', async () => {
    const boarding = { marina: 'Pier 4 Marina', dock: 'Third slip', minutesBefore: 45 };
    await booking.sql.query('UPDATE boats SET boarding = $1', [boarding]);
    const { id } = await booking.confirmed(WISH);
    const agreement = async () => (await read(id, 'rental-agreement', 'renter')).text;
    for (const part of ['arrives 45 minutes early', 'Pier 4 Marina']) expect(await agreement()).toContain(part);
    await booking.sql.query(`UPDATE bookings SET status = 'completed'`);
    const after = await agreement();
    expect(after).toContain('arrives 45 minutes early');
    expect(after).not.toMatch(/Pier 4|Third slip/);
    await booking.sql.query('UPDATE boats SET boarding = NULL');
  });

  it('a confirmation tells what to bring and how to reach each other', async () => {
    const { id } = await booking.confirmed(WISH);
    const { text, info } = await read(id, 'confirmation', 'renter');
    for (const part of ['Booking Confirmation', 'CONFIRMED', 'arrive 15 minutes early', 'picture ID', ...CONTACTS])
      expect(text).toContain(part);
    expect(info.Title).toBe(`Booking Confirmation, booking ${id}`);
    expect((await get(id, 'confirmation', 'renter')).headers.get('content-disposition')).toContain(`booking-${id}.pdf`);
  });

  it.each(['renter', 'owner', 'captain', 'admin'] as const)(
    'a request to the %s says until when it is answered, and nobody’s contact data',
    async (role) => {
      const { id } = await booking.pending(WISH);
      const { text } = await read(id, 'confirmation', role);
      expect(text).toContain('Reservation Request');
      expect(text).toContain('The owner has until June 2, 2026, 8:00 a.m. EDT to answer.');
      for (const contact of CONTACTS) expect(text).not.toContain(contact);
      expect((await get(id, 'confirmation', role)).headers.get('content-disposition')).toContain(
        `reservation-request-${id}.pdf`,
      );
      await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
      const adjusted = (await read(id, 'confirmation', role)).text;
      expect(adjusted).toContain('proposes June 15, 4:00–8:00 p.m. EDT instead');
      expect(adjusted).toContain('The renter has until June 2, 2026, 8:00 a.m. EDT to accept.');
      expect(adjusted).not.toContain('The owner has until');
    },
  );

  it('a request whose captain confirms each charter says whose answer is missing, and what a no leads to', async () => {
    await booking.sql.query('UPDATE users SET confirms_charters = true WHERE id = $1', [CAPTAIN]);
    try {
      const { id } = await booking.pending(WISH);
      const request = async () => (await read(id, 'confirmation', 'renter')).text;
      expect(await request()).toContain('The owner and the captain have until June 2, 2026, 8:00 a.m. EDT to answer.');
      await booking.patch('owner', id, ACCEPT);
      const accepted = await request();
      expect(accepted).toContain('The owner has accepted, and the captain has until June 2, 2026, 8:00 a.m. EDT');
      expect(accepted).not.toContain('when it is confirmed. Otherwise');
      await booking.act('captain', acts.declineCharter(id, 'Away'));
      const declined = await request();
      expect(declined).toContain('The owner has until June 2, 2026, 8:00 a.m. EDT to choose another.');
      expect(declined).toContain('To be chosen by the owner');
      expect(declined).not.toContain('the renter skippers');
    } finally {
      await booking.sql.query('UPDATE users SET confirms_charters = false');
    }
  });

  it('a charter that was called off says so on every paper, and asks nobody to arrive', async () => {
    const { id } = await booking.confirmed(WISH);
    booking.clock.set('2026-06-13T18:00:00.000Z');
    await booking.act('owner', acts.callOff(id, { cause: 'weather', reason: 'A gale warning' }));
    for (const kind of KINDS) {
      const { text } = await read(id, kind, kind === 'captain-agreement' ? 'captain' : 'renter');
      expect(text).toContain('CALLED OFF');
      expect(text).toContain('called off because of the weather and does not take place at the time below');
      expect(text).not.toMatch(/CONFIRMED|Please arrive|Balance due/);
    }
    const confirmation = await read(id, 'confirmation', 'renter');
    expect(confirmation.info.Title).toBe(`Called-Off Booking, booking ${id}`);
    expect(confirmation.text).toContain('A new time can be agreed until June 20, 2026, 2:00 p.m. EDT.');
    for (const contact of CONTACTS) expect(confirmation.text).toContain(contact);

    const newTime = { startDate: '2026-06-24T18:00:00.000Z', endDate: '2026-06-24T22:00:00.000Z' };
    await booking.act('renter', acts.proposeChange(id, newTime));
    const asked = (await read(id, 'confirmation', 'renter')).text;
    expect(asked).toContain('The renter proposes June 24, 2:00–6:00 p.m. EDT instead.');
    expect(asked).toContain('The owner has until June 14, 2026, 2:00 p.m. EDT to accept.');

    await booking.patch('renter', id, { status: 'cancelled' });
    const ended = (await read(id, 'receipt', 'renter')).text;
    expect(ended).toContain('CANCELED');
    expect(ended).toContain('The charter had been called off because of the weather.');
  });

  it('a change that is proposed for a confirmed charter is named beside it, and does not make it uncertain', async () => {
    const { id } = await booking.confirmed(WISH);
    await booking.act('renter', acts.proposeChange(id, { guestCount: 5 }));
    const { text } = await read(id, 'confirmation', 'owner');
    for (const part of ['CONFIRMED', 'Please arrive', 'which the owner can accept by June 2', 'stays as it is'])
      expect(text).toContain(part);
  });

  it('a canceled booking says so, and when', async () => {
    const { id } = await booking.confirmed(WISH);
    await booking.patch('renter', id, { status: 'cancelled' });
    const { text } = await read(id, 'confirmation', 'renter');
    expect(text).toContain('canceled on June 1, 2026, 8:00 a.m. EDT');
    for (const absent of [...CONTACTS, 'Balance due']) expect(text).not.toContain(absent);
    expect((await read(id, 'rental-agreement', 'admin')).text).toContain('It does not entitle anybody');
  });

  it('agreements come with the confirmation; administrators have them before', async () => {
    const { id } = await booking.pending(WISH);
    const early = [409, 'booking_not_confirmed', 'This is available once the booking is confirmed.'];
    expect(await refusal(id, 'rental-agreement', 'renter')).toEqual(early);
    expect(await refusal(id, 'rental-agreement', 'owner')).toEqual(early);
    for (const role of ['renter', 'owner', 'captain'] as const)
      expect(await refusal(id, 'captain-agreement', role)).toEqual(early);
    expect((await read(id, 'rental-agreement', 'admin')).text).toContain('has not been confirmed');
    await booking.patch('owner', id, ACCEPT);
    expect((await get(id, 'captain-agreement', 'captain')).status).toBe(200);
  });

  it('a charter without a captain has no agreement with one', async () => {
    const { id } = await booking.confirmed();
    for (const role of ['renter', 'owner', 'admin'] as const)
      expect(await refusal(id, 'captain-agreement', role)).toEqual([409, 'no_captain', 'This booking has no captain.']);
    const { text } = await read(id, 'rental-agreement', 'renter');
    expect(text).toContain('Captain None; the renter skippers');
    expect(text).not.toMatch(/Captain’s fee|Due to the captain/);
  });

  it('are for the booking’s parties', async () => {
    const { id } = await booking.confirmed(WISH);
    for (const kind of KINDS) {
      for (const [who, role] of [[6, 'renter'], ...(kind === 'receipt' ? [] : ([[4, 'owner']] as const))] as const)
        expect((await refusal(id, kind, role, who)).slice(0, 2)).toEqual([404, 'booking_not_found']);
    }
    expect((await refusal(id, 'rental-agreement', 'captain')).slice(0, 2)).toEqual([403, 'forbidden']);
    expect((await refusal(id, 'confirmation', 'captain', 8)).slice(0, 2)).toEqual([404, 'booking_not_found']);
  });

  it('a receipt says what was paid, when and with which card, and what is due', async () => {
    const { id, paymentIntentId } = await booking.pending(WISH);
    const payment = booking.payments.payments.get(paymentIntentId ?? '');
    if (payment) payment.card = { brand: 'visa', last4: '4242' };
    const { text } = await read(id, 'receipt', 'renter');
    for (const part of [
      ...['Receipt', `Booking ${id}`, 'Received from Rory Renter', 'Paid by card Visa, ending in 4242 $415'],
      ...[
        'Deposit paid June 1, 2026 $415',
        'Balance due to the owner collected by the owner $985',
        'Due to the captain',
      ],
    ])
      expect(text).toContain(part);
    for (const role of ['owner', 'captain'] as const)
      expect((await refusal(id, 'receipt', role)).slice(0, 2)).toEqual([403, 'forbidden']);
    booking.payments.down = true;
    expect((await refusal(id, 'receipt', 'renter'))[0]).toBe(503);
  });

  it('a receipt has the taxes that were booked once the deposit is divided, whatever the rate is then', async () => {
    const { id } = await booking.confirmed(WISH);
    await booking.patch('renter', id, { status: 'cancelled' });
    // There are none.
    expect((await read(id, 'receipt', 'renter')).text).not.toContain('Taxes');
    await booking.sql.query(
      'UPDATE bookings SET refund_cents = refund_cents - 13000, owner_keeps_cents = 11700, tax_cents = 1300 WHERE id = $1',
      [id],
    );
    const { text } = await read(id, 'receipt', 'renter');
    expect(text).toContain('Taxes included on the owner’s share of the deposit $13');
    expect(text).not.toContain('0% of');
  });

  it('a receipt tells what credits paid, and after the end what goes back', async () => {
    const held = (await booking.hold()).body;
    const paymentIntentId = booking.paid({ holdId: held.holdId, depositAmount: held.quote.depositAmount });
    const payment = booking.payments.payments.get(paymentIntentId);
    if (payment) payment.creditCents = 10_000;
    const { id } = (await booking.book({ ...booking.wish(), paymentIntentId, holdId: held.holdId })).body;
    const before = await read(id, 'receipt', 'renter');
    for (const part of ['Paid by card $250', 'Paid by credit $100', 'Deposit paid June 1, 2026 $350'])
      expect(before.text).toContain(part);
    await booking.patch('renter', id, { status: 'cancelled' });
    const { text } = await read(id, 'receipt', 'renter');
    expect(text).toContain('The deposit of $350 is refunded to the renter in full, $100 of it as a credit.');
    expect(text).not.toMatch(/Balance due/);
  });

  const entered = async (more: object = {}) => {
    const wish = { boatId: BOAT, renterId: RENTER, startDate: '2026-06-15T14:00', ...more };
    return (await booking.as(1, 'admin').post<BookingView>('/api/admin/bookings', wish)).body.id;
  };

  it('an administrator’s booking whose deposit is not paid does not say that it is', async () => {
    const id = await entered();
    const { text } = await read(id, 'rental-agreement', 'renter');
    expect(text).toContain('Deposit, not paid yet $350');
    expect(text).toContain('The deposit of $350 has not been paid.');
    expect(text).not.toContain('received the deposit');
    expect((await refusal(id, 'receipt', 'renter')).slice(0, 2)).toEqual([409, 'deposit_not_paid']);
    const pending = await entered({ status: 'pending', startDate: '2026-06-16T14:00' });
    const request = (await read(pending, 'confirmation', 'renter')).text;
    expect(request).toContain('No deposit was paid, so none is refunded.');
    expect(request).not.toContain('gets the whole deposit');
  });

  it('a deposit that was paid directly is said to be, and to go back by hand', async () => {
    const paid = { paidDate: '2026-06-01T10:00:00.000Z', paidReference: 'T-17', status: 'pending' };
    const id = await entered(paid);
    const request = (await read(id, 'confirmation', 'renter')).text;
    expect(request).toContain('Deposit paid June 1, 2026, directly, not by card $350');
    expect(request).toContain('directly from Portside Charters, since that is how it was paid');
    expect((await read(id, 'receipt', 'renter')).text).toContain('Paid directly reference T-17 $350');
    expect((await read(id, 'rental-agreement', 'admin')).text).toContain(
      'The deposit of $350 was paid to Portside Charters directly.',
    );
  });

  it('nothing is due any more once the charter has taken place', async () => {
    const { id } = await booking.confirmed(WISH);
    booking.clock.set('2026-06-15T23:00:00.000Z');
    expect((await read(id, 'confirmation', 'renter')).text).not.toMatch(/Balance due|Due to the captain/);
  });
});
