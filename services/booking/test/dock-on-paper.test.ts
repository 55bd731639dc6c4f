import type { Role } from '@harbourline/contracts';
import { atTheDock, HOUR_BEFORE } from './support/at-the-dock';
import { readPdf } from './support/read-pdf';
import { CAPTAIN, OWNER, PARTY, SLOT, startBooking, type TestBooking } from './support/start-booking';

const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((name) => `charter-pictures/${name}.jpg`) as [
  string,
  string,
  string,
];
/** 8 × 6 pixels of sea. */
const JPEG = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJABQD//2Q==',
  'base64',
);

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
  booking.pictures.bytes = JPEG;
});
afterAll(() => booking.stop());
afterEach(() => booking.reset());

const agreement = (id: number, role: Role) => booking.as(PARTY[role], role).get(`/api/bookings/${id}/rental-agreement`);
const figures = (bytes: Buffer) => bytes.toString('latin1').match(/\/S \/Figure/g)?.length ?? 0;

async function recorded() {
  const dock = await atTheDock(booking);
  for (const key of [FIRST, SECOND, THIRD]) booking.pictures.upload(dock.id, OWNER, key);
  const note = 'A scratch at the stern';
  const checkIn = (await dock.checkIn({ pictures: [FIRST, SECOND, THIRD], note })).body.checkIn?.id;
  booking.clock.advance({ minutes: 4 });
  await dock.agree(checkIn);
  return dock;
}

it('a rental agreement has no appendix before something is recorded, and needs nobody for it', async () => {
  const { id } = await booking.confirmed({ captainId: CAPTAIN });
  booking.pictures.down = true;
  const { status, bytes } = await agreement(id, 'renter');
  expect(status).toBe(200);
  expect((await readPdf(bytes)).text).not.toContain('Appendix');
});

it('its appendix has what was agreed to, by whom and when, the balance, and the photos', async () => {
  const dock = await recorded();
  const balance = (await dock.mark('captain', { way: 'transfer' })).body.balance?.id;
  const { bytes } = await agreement(dock.id, 'renter');
  const { text } = await readPdf(bytes);
  for (const part of [
    ...['Appendix: at the dock', 'A. Check-in', 'Check-in on June 15, 2026, 1:00 p.m. EDT, recorded by the owner.'],
    ...['The renter’s photo ID has been seen.', '4 people are on board.', 'as shown in the 3 photos'],
    ...['Note: “A scratch at the stern”', 'Owner Agreed: Olivia Owner, June 15, 2026, 1:00 p.m. EDT'],
    ...[
      'Renter Agreed: Rory M. Renter, June 15, 2026, 1:04 p.m. EDT',
      'C. Balance',
      'Amount $1,245 by transfer: $985 to the owner, $260 to the captain',
    ],
    ...['Captain Marked as received: Cam Captain, June 15, 2026, 1:04 p.m. EDT', 'Not confirmed yet'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('B. Check-out');
  expect([figures(bytes), booking.pictures.read]).toEqual([3, 3]);

  await dock.confirm('renter', balance);
  booking.clock.set(SLOT.endDate);
  await dock.checkOut();
  expect((await readPdf((await agreement(dock.id, 'admin')).bytes)).text).toContain('Renter Not agreed yet');
  booking.clock.advance({ minutes: 3 });
  await dock.checkOut({ renterAgreed: { name: 'Rory Renter', at: SLOT.endDate } }, 'captain');
  const later = (await readPdf((await agreement(dock.id, 'owner')).bytes)).text;
  for (const part of [
    ...['Renter Confirmed: Rory Renter, June 15, 2026, 1:04 p.m. EDT', 'B. Check-out', 'The boat has been returned.'],
    ...[
      'Renter Agreed: Rory Renter, June 15, 2026, 6:00 p.m. EDT (received June 15, 2026, 6:03 p.m. EDT), on the captain’s phone',
      'Renter Not objected to yet; the renter can object until June 17, 2026, 6:03 p.m. EDT',
    ],
    ...['No photos were taken of the boat’s condition at the check-out.'],
  ]) {
    expect(later).toContain(part);
  }
});

it('says of a yes on the recorder’s phone whether it was objected to, and why', async () => {
  const dock = await atTheDock(booking);
  const renterAgreed = { name: 'Rory Renter', at: HOUR_BEFORE };
  const checkIn = (await dock.checkIn({ renterAgreed })).body.checkIn?.id;
  booking.clock.set(SLOT.endDate);
  const yes = { renterAgreed: { ...renterAgreed, at: SLOT.endDate } };
  const checkOut = (await dock.checkOut(yes)).body.checkOut?.id;
  const textFor = async (role: Role) => (await readPdf((await agreement(dock.id, role)).bytes)).text;
  const open = await textFor('renter');
  expect(open).toContain('Not objected to yet; the renter can object until June 17, 2026, 1:00 p.m. EDT');

  await dock.agree(checkIn);
  await dock.object(checkOut, { reason: 'The scratch was there before.' });
  const answered = await textFor('owner');
  expect(answered).toContain('Renter Agreed: Rory M. Renter, June 15, 2026, 6:00 p.m. EDT');
  expect(answered).toContain(
    'Renter Objected: Rory Renter, June 15, 2026, 6:00 p.m. EDT: “The scratch was there before.”',
  );
  expect(answered).not.toContain('Not objected to');
});

it('says of a yes on the recorder’s phone that nobody objected in time, also where it was set a moment before', async () => {
  const dock = await atTheDock(booking);
  await dock.checkIn({ renterAgreed: { name: 'Rory Renter', at: HOUR_BEFORE } });
  booking.clock.set('2026-06-17T17:00:00.000Z');
  expect((await readPdf((await agreement(dock.id, 'renter')).bytes)).text).toContain('Not objected to yet');
  booking.clock.advance({ seconds: 1 });
  const { text } = await readPdf((await agreement(dock.id, 'renter')).bytes);
  expect(text).toContain('Renter Not objected to by June 17, 2026, 1:00 p.m. EDT');
});

it('is made once for those who ask again, and waits for catalog', async () => {
  const dock = await recorded();
  booking.pictures.down = true;
  const away = await agreement(dock.id, 'owner');
  expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
  booking.pictures.down = false;
  const { bytes } = await agreement(dock.id, 'owner');
  booking.pictures.down = true;
  expect((await agreement(dock.id, 'owner')).bytes.equals(bytes)).toBe(true);
  expect((await booking.as(OWNER, 'owner').get(`/api/bookings/${dock.id}/confirmation`)).status).toBe(200);
});

it('says of a photo that is not there any more that it is not', async () => {
  const dock = await recorded();
  booking.pictures.uploaded.delete(`${dock.id} ${SECOND}`);
  const { bytes } = await agreement(dock.id, 'admin');
  expect((await readPdf(bytes)).text).toContain('Check-in, photo 2 of 3: no longer kept');
  expect(figures(bytes)).toBe(2);
});

it.each<[string, Buffer | 'image_damaged']>([
  ['catalog cannot make it smaller', 'image_damaged'],
  ['its small form is cut', JPEG.subarray(0, 20)],
  ['its small form is empty', Buffer.alloc(0)],
  ['its small form is no picture', Buffer.alloc(5_000, 'no picture')],
  ['its small form is far too large', Buffer.alloc(2 * 1024 * 1024, 7)],
])('is made with a photo that is damaged, and says so, where %s', async (_, file) => {
  const dock = await recorded();
  booking.pictures.own.set(SECOND, file);
  const { status, bytes } = await agreement(dock.id, 'admin');
  expect(status).toBe(200);
  expect((await readPdf(bytes)).text).toContain('Check-in, photo 2 of 3: cannot be shown, as its file is damaged');
  expect(figures(bytes)).toBe(2);
});
