import { bookingCaptainLeft } from '@harbourline/contracts';
import sharp from 'sharp';
import {
  admin,
  buildListing,
  buildPicture,
  captain,
  formOf,
  listBoat,
  otherCaptain,
  otherOwner,
  owner,
  renter,
  uploadPictures,
} from './builders';
import { startCharterPictures, type CharterPictures } from './charter-picture-world';
import { leavingNoFiles } from './temporary-files';

const otherRenter = { id: 6, role: 'renter' } as const;
const NOT_FOUND = { status: 404, body: { code: 'booking_not_found' } };
const NO_IMAGE = { status: 404, body: { code: 'image_not_found' } };
const NO_MORE = { status: 409, body: { code: 'too_many_pictures' } };
const CLOSED = (message: string) => ({ status: 409, body: { code: 'pictures_closed', message } });
const UNCONFIRMED = CLOSED('Pictures can be added to confirmed charters only.');
const OVER = CLOSED('Pictures can be added until 14 days after the end of a charter.');

let world: CharterPictures;
beforeAll(async () => {
  world = await startCharterPictures();
});
afterAll(() => world.stop());

const rowOf = (key: string) => world.catalog.db.client.boatImage.findUnique({ where: { key } });

it('shows a picture to the people of its charter and to administrators, and to nobody else', async () => {
  const { id } = await world.charter();
  const other = await world.charter({ renterId: otherRenter.id, ownerId: otherOwner.id, captainId: otherCaptain.id });
  for (const uploader of [renter, owner, captain]) {
    const [key = ''] = await leavingNoFiles(() => world.upload(uploader, id));
    expect(key).toMatch(/^charter-pictures\/[0-9a-f-]{36}\.jpg$/);
    expect(await rowOf(key)).toMatchObject({ uploadedBy: uploader.id, charterId: id, boatId: null, keptFor: null });
    for (const asker of [renter, owner, captain, admin]) {
      const { status, bytes } = await world.look(asker, id, key);
      expect([asker.role, status]).toEqual([asker.role, 200]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    }
    for (const asker of [otherRenter, otherOwner, otherCaptain]) {
      expect(await world.look(asker, id, key)).toMatchObject(NOT_FOUND);
      // Nor by the key, in a charter of their own.
      expect(await world.look(asker, other.id, key)).toMatchObject(NO_IMAGE);
    }
    expect(await world.look(admin, other.id, key)).toMatchObject(NO_IMAGE);
    expect((await world.look(null, id, key)).status).toBe(401);
  }
});

it('is for the captain of now: not for one who has left, and for those of a charter that is over', async () => {
  const booked = await world.charter();
  const [key = ''] = await world.upload(captain, booked.id);
  await world.happens(bookingCaptainLeft, booked, { captainId: null });
  expect(await world.look(captain, booked.id, key)).toMatchObject(NOT_FOUND);
  expect(await world.send(captain, booked.id)).toMatchObject(NOT_FOUND);
  const past = await world.charter({ ...booked, captainId: null, status: 'completed' });
  for (const asker of [renter, owner, admin]) expect((await world.look(asker, past.id, key)).status).toBe(200);
});

it('comes in the widths and formats of pictures, for the browser of who looks alone', async () => {
  const { id } = await world.charter();
  const [key = ''] = await world.upload(owner, id);
  const avif = await world.look(renter, id, `${key}?w=320`, { accept: 'image/avif,image/webp' });
  expect(avif.headers.get('content-type')).toBe('image/avif');
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ width: 320 });
  expect(avif.headers.get('cache-control')).toBe('private, no-cache');
  expect(avif.headers.get('vary')).toContain('Accept');
  const etag = String(avif.headers.get('etag'));
  const known = { accept: 'image/avif', 'if-none-match': etag };
  const again = await world.look(renter, id, `${key}?w=320`, known);
  expect([again.status, again.bytes.length, again.headers.get('cache-control')]).toEqual([304, 0, 'private, no-cache']);
  // Whoever has the picture from before is asked again whether they may see it.
  expect((await world.look(otherRenter, id, `${key}?w=320`, { ...known, 'if-none-match': '*' })).status).toBe(404);
  expect((await world.look(renter, id, `${key}?w=321`)).status).toBe(400);
});

it('is never shown, deleted or listed by the calls about pictures of boats', async () => {
  const { id } = await world.charter();
  const [key = ''] = await world.upload(owner, id);
  const name = key.split('/')[1];
  const paths = [key, `boat-images/${name}`, `boat-images/..%2f${key}`, `boat-images%2f..%2f${key}`];
  for (const path of paths) {
    for (const asker of [null, owner, admin])
      expect([400, 404]).toContain((await world.catalog.as(asker).get(`/api/image/${path}`)).status);
    for (const asker of [owner, admin])
      expect([400, 404]).toContain((await world.catalog.as(asker).delete(`/api/image/${path}`)).status);
  }
  const images = await uploadPictures(world.catalog, owner, 3);
  for (const url of [`/api/image/${key}`, `/api/image/boat-images/${name}`]) {
    const answer = await world.catalog.as(owner).post('/api/boats', buildListing([url, ...images]));
    expect(answer.status).toBe(400);
  }
  const boat = await listBoat(world.catalog);
  const ofBoat = String(boat.images[0]).slice('/api/image/'.length);
  // A boat's picture is none of a charter, even for its people.
  for (const path of [ofBoat, `charter-pictures/${ofBoat.split('/')[1]}`])
    expect([400, 404]).toContain((await world.look(renter, id, path)).status);
  await expect(world.catalog.db.client.boatImage.update({ where: { key }, data: { boatId: boat.id } })).rejects.toThrow(
    /boat_images_of_charter/,
  );
  expect((await world.look(renter, id, key)).status).toBe(200);
});

describe('uploads', () => {
  it('are refused while a charter is not confirmed, when it is cancelled, and 14 days after its end', async () => {
    const pending = await world.charter({ status: 'pending' });
    expect(await world.send(renter, pending.id)).toMatchObject(UNCONFIRMED);
    const cancelled = await world.charter({ status: 'cancelled' });
    expect(await world.send(renter, cancelled.id)).toMatchObject(UNCONFIRMED);
    const long = (days: number) => new Date(world.catalog.clock.now().getTime() - days * 86_400_000).toISOString();
    const latest = await world.charter({ status: 'completed', startDate: long(15), endDate: long(14) });
    expect((await world.send(renter, latest.id)).status).toBe(201);
    world.catalog.clock.advance({ seconds: 1 });
    expect(await world.send(renter, latest.id)).toMatchObject(OVER);
    // A row that was kept before this was: nothing is known until booking tells of it again.
    const unknown = await world.charter();
    await world.catalog.db.client.charter.update({ where: { bookingId: unknown.id }, data: { picturesUntil: null } });
    expect(await world.send(renter, unknown.id)).toMatchObject(UNCONFIRMED);
  });

  it('are for the people of the charter, and not for administrators', async () => {
    const { id } = await world.charter();
    for (const asker of [otherRenter, otherOwner, otherCaptain])
      expect(await world.send(asker, id)).toMatchObject(NOT_FOUND);
    expect((await world.send(admin, id)).status).toBe(403);
    expect((await world.send(null, id)).status).toBe(401);
    expect(await world.send(renter, 2_000_000_000)).toMatchObject(NOT_FOUND);
    expect(await world.catalog.db.client.boatImage.count({ where: { charterId: id } })).toBe(0);
  });

  it('take the pictures of a call that can be taken, at most 12', async () => {
    const { id } = await world.charter();
    expect(await world.upload(renter, id, 12)).toHaveLength(12);
    const path = `/api/bookings/${id}/pictures`;
    expect((await world.send(owner, id, 13)).status).toBe(400);
    const good = { content: await buildPicture().jpeg().toBuffer(), name: 'good.jpg' };
    const bad = { content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'bad.jpg' };
    const answer = await leavingNoFiles(() => world.catalog.as(owner).post(path, formOf(good, bad)));
    const refused = [
      { file: 1, code: 'not_an_image', message: expect.stringMatching(/^bad\.jpg is an SVG/) as unknown },
    ];
    expect(answer).toMatchObject({ status: 201, body: { pictures: [expect.any(String)], refused } });
    const none = await leavingNoFiles(() => world.catalog.as(owner).post(path, formOf(bad)));
    expect(none).toMatchObject({ status: 422, body: { code: 'not_an_image' } });
    expect((await world.catalog.as(owner).post(path, formOf())).status).toBe(400);
    expect(await world.catalog.db.client.boatImage.count({ where: { charterId: id, uploadedBy: owner.id } })).toBe(1);
  });

  it('end at 30 pictures of one person and 60 of a charter, also for calls at once', async () => {
    const { id } = await world.charter();
    const fill = (uploadedBy: number, count: number) =>
      world.catalog.db.client.boatImage.createMany({
        data: Array.from({ length: count }, (_, n) => ({
          ...{ key: `charter-pictures/${id}-${uploadedBy}-${n}.jpg`, uploadedBy, charterId: id },
          ...{ sizeBytes: 1, width: 1, height: 1, createdAt: world.catalog.clock.now() },
        })),
      });
    await fill(renter.id, 28);
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.send(renter, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    await fill(owner.id, 29);
    expect(await world.send(captain, id, 2)).toMatchObject(NO_MORE);
    const last = await Promise.all([world.send(captain, id), world.send(owner, id)]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await world.catalog.db.client.boatImage.count({ where: { charterId: id } })).toBe(60);
    // One that is to be removed takes no place any more.
    await world.catalog.db.client.boatImage.update({
      where: { key: `charter-pictures/${id}-${owner.id}-0.jpg` },
      data: { removeAt: new Date('2030-01-01T00:00:00Z') },
    });
    expect((await world.send(captain, id)).status).toBe(201);
  });
});
