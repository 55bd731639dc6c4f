import type { Role } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import ICAL from 'ical.js';
import { BOAT, CAPTAIN, PARTY, startBooking, type TestBooking } from './support/start-booking';

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
});
afterAll(() => booking.stop());
afterEach(() => booking.reset());

const WISH = { captainId: CAPTAIN, specialRequests: 'A cake; with, "signs"\nand a line' };
const download = async (id: number, what: string, role: Role = 'renter', who = PARTY[role]) =>
  booking.as(who, role).get(`/api/bookings/${id}/${what}`);
const textOf = ({ bytes }: { bytes: Buffer }) => bytes.toString();

async function entry(id: number, role: Role = 'renter') {
  const answer = await download(id, 'calendar', role);
  expect(answer.status).toBe(200);
  const calendar = ICAL.Component.fromString(textOf(answer));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('there is no entry');
  const event = new ICAL.Event(component);
  return {
    ...{ uid: event.uid, sequence: event.sequence, title: event.summary, description: event.description },
    ...{ start: event.startDate.toString(), method: calendar.getFirstPropertyValue('method') },
    ...{ status: component.getFirstPropertyValue('status'), url: component.getFirstPropertyValue('url') },
    ...{ place: event.location, text: textOf(answer) },
  };
}

const CONTACTS = ['+1 416 555', '@example.com'];

it('of a booking is one entry for its life: requested, confirmed and canceled, each later than the one before', async () => {
  const { id } = await booking.pending(WISH);
  const requested = await entry(id);
  expect(requested).toMatchObject({ method: 'PUBLISH', status: 'TENTATIVE', start: '2026-06-15T14:00:00' });
  for (const contact of CONTACTS) expect(requested.description).not.toContain(contact);
  expect(requested.description).toContain('Special requests: A cake; with, "signs"\nand a line');

  await booking.patch('owner', id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
  await booking.patch('renter', id, { status: 'confirmed', ownerAdjusted: false });
  const confirmed = await entry(id);
  expect(confirmed).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', start: '2026-06-15T16:00:00' });
  for (const contact of CONTACTS) expect(confirmed.description).toContain(contact);
  expect(confirmed.url).toBe(`https://harbourline.example/renter-dashboard?booking=${id}`);

  await booking.patch('renter', id, { status: 'cancelled' });
  const canceled = await entry(id);
  expect(canceled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  for (const contact of CONTACTS) expect(canceled.description).not.toContain(contact);

  const all = [requested, confirmed, canceled];
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
  const versions = all.map(({ sequence }) => sequence);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
});

it('is the version that the event tells notifications of, under the same name', async () => {
  const { id } = await booking.confirmed(WISH);
  const { uid, sequence } = await entry(id);
  const told = (await booking.events()).filter(({ subject }) => subject === String(id));
  expect(told.at(-1)?.data).toMatchObject({ reservationId: uid, revision: sequence });
});

it('is to each of its parties, who reads how to reach the others, and to nobody else', async () => {
  const { id } = await booking.confirmed(WISH);
  expect((await entry(id, 'owner')).description).toContain('Renter: Rory Renter');
  expect((await entry(id, 'owner')).description).not.toContain('Owner:');
  expect((await entry(id, 'captain')).url).toContain('/captain-dashboard');
  for (const [who, role] of [
    [6, 'renter'],
    [4, 'owner'],
    [8, 'captain'],
  ] as const)
    expect(await download(id, 'calendar', role, who)).toMatchObject({
      status: 404,
      body: { code: 'booking_not_found' },
    });
  expect((await download(id, 'calendar', 'admin')).status).toBe(403);
  expect((await booking.as(null).get(`/api/bookings/${id}/calendar`)).status).toBe(401);
  const { headers } = await download(id, 'calendar');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="charter-${id}.ics"`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('is not for a captain who has left any more, nor are the cards of its people', async () => {
  const { id } = await booking.confirmed(WISH);
  expect((await download(id, 'contacts/renter', 'captain')).status).toBe(200);
  expect((await booking.act('captain', acts.leaveCharter(id, 'Broken arm'))).status).toBe(200);
  expect((await download(id, 'calendar', 'captain')).status).toBe(404);
  expect((await download(id, 'contacts/renter', 'captain')).status).toBe(404);
  expect((await entry(id)).description).toContain('The owner is choosing another captain');
});

it('says where to board while the booking is confirmed, as the owner says then', async () => {
  const say = (boarding: object | null) =>
    booking.sql.query('UPDATE boats SET boarding = $2 WHERE id = $1', [BOAT, boarding && JSON.stringify(boarding)]);
  const SECRETS = /Pier 4|245 Queens Quay|43\.638|Third slip/;
  await say({
    ...{ marina: 'Pier 4 Marina', address: '245 Queens Quay', dock: 'Third slip' },
    place: { latitude: 43.6387, longitude: -79.3837 },
  });
  const { id } = await booking.pending(WISH);
  const seenBy = async (role: Role) =>
    JSON.stringify((await booking.as(PARTY[role], role).get(`/api/bookings/${id}`)).body);
  for (const role of ['renter', 'captain'] as const) expect(await seenBy(role)).not.toMatch(SECRETS);
  expect((await entry(id)).text).not.toMatch(SECRETS);

  await booking.patch('owner', id, {
    status: 'confirmed',
    ownerAdjusted: false,
    adjustedStartTime: null,
    adjustedCaptainId: null,
  });
  for (const role of ['renter', 'captain'] as const) expect(await seenBy(role)).toMatch(SECRETS);
  const first = await entry(id);
  expect(first.place).toBe('Pier 4 Marina, 245 Queens Quay');
  expect(first.text).toContain('GEO:43.638700;-79.383700');

  await say({ marina: 'Outer Harbour' });
  const later = await entry(id);
  expect(later.place).toBe('Outer Harbour');
  expect(later.text).not.toMatch(SECRETS);

  await booking.patch('renter', id, { status: 'cancelled' });
  expect((await entry(id)).text).not.toContain('Outer Harbour');
  expect(await seenBy('renter')).not.toContain('Outer Harbour');
  await say(null);
});

describe('the card of one of its people', () => {
  it('is to be had while the booking is confirmed, and not before or after', async () => {
    const { id } = await booking.pending(WISH);
    const refused = { status: 409, body: { code: 'booking_not_confirmed' } };
    expect(await download(id, 'contacts/owner')).toMatchObject(refused);
    await booking.patch('owner', id, {
      status: 'confirmed',
      ownerAdjusted: false,
      adjustedStartTime: null,
      adjustedCaptainId: null,
    });
    const card = ICAL.Component.fromString(textOf(await download(id, 'contacts/owner')));
    expect(card.getFirstPropertyValue('fn')).toBe('Olivia Owner');
    expect(String(card.getFirstPropertyValue('tel'))).toMatch(/^\+1/);
    expect(card.getFirstPropertyValue('note')).toContain(`Owner of Harbourline booking #${id}`);
    await booking.patch('renter', id, { status: 'cancelled' });
    expect(await download(id, 'contacts/owner')).toMatchObject(refused);
  });

  it('has no address for a captain, who is reached by phone', async () => {
    const { id } = await booking.confirmed(WISH);
    const card = textOf(await download(id, 'contacts/captain'));
    expect(card).toContain('TEL');
    expect(card).not.toContain('EMAIL');
  });

  it('is of somebody else, and of nobody where there is none', async () => {
    const { id } = await booking.confirmed({ boatId: BOAT });
    expect(await download(id, 'contacts/captain')).toMatchObject({ status: 409, body: { code: 'no_captain' } });
    expect((await download(id, 'contacts/renter')).status).toBe(404);
    expect((await download(id, 'contacts/stranger')).status).toBe(400);
    expect((await download(id, 'contacts/owner', 'renter', 6)).status).toBe(404);
    expect((await download(id, 'contacts/renter', 'owner', 4)).status).toBe(404);
  });
});
