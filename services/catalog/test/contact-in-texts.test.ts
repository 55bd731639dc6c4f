import { boatStars, ofRenter, startReviews, type Reviews } from './review-world';
import { buildListing, listBoat, owner, renter, uploadPictures } from './builders';

/** Ways to get in touch, over lines, with long separators or parted, so that no program makes a link of them. */
const CONTACTS = [
  'Call me\n416\n555\n0199',
  'Call me at 416 ~~~~ 555 ~~~~ 0199 tonight',
  'Call 4\n1\n6\n5\n5\n5\n0\n1\n9\n9',
  '416 .... 555 .... 0199',
  '+1 (416)\r\n555 --- 0199',
  '4165550199',
  'Cheaper at evil .com for everybody',
  'Cheaper at evil\n.com for everybody',
  'Cheaper at evil [dot] com for everybody',
  'Cheaper at evil (.) net for everybody',
  'Write to me at evil dot com',
  'See https:\n//evil for more of it',
  'See www.evil.example for more of it',
  'Write to\nme@evil.example about it',
];
const HONEST = [
  'Built in 2019, refitted in 2024.\n45 feet, 12 guests, 2 cabins.\n$1,250 for 4 hours.',
  'From 10:00 to 14:00 or from 15:00 to 19:00.\nClosed 2026-12-24 to 2026-12-26.',
  'Length: 45 ft\nBeam: 14 ft\nDraft: 4 ft\nEngines: 2 x 435 hp',
  'Un bateau calme… C’est très bien. Ca va vite !\n- 12 places\n- 2 cabines',
  'We left at 18:30, were back at 22:30 and paid $350 for it. 10/10.',
  'Bring:\n\t• towels\n\t• a hat\n\nNo. 7 at the dock on the right.',
];

let world: Reviews;
beforeAll(async () => {
  world = await startReviews();
});
afterAll(() => world.stop());

const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields?: object }).fields ?? {});

it.each(CONTACTS)('refuses a description that says how to get in touch: %j', async (description) => {
  const images = await uploadPictures(world.catalog, owner);
  const answer = await world.catalog.as(owner).post('/api/boats', buildListing(images, { description }));
  expect([answer.status, fieldsOf(answer)]).toEqual([400, ['description']]);
});

it.each(CONTACTS)('refuses a review that says how to get in touch: %j', async (text) => {
  const { id } = await world.complete(await world.boat());
  const answer = await world.write(renter, id, { boat: { stars: boatStars(), text } });
  expect([answer.status, fieldsOf(answer)]).toEqual([400, ['boat.text']]);
});

it('refuses a reply that says how to get in touch, and takes an honest one', async () => {
  const { id: bookingId } = await world.complete(await world.boat());
  await world.write(renter, bookingId, { boat: { stars: boatStars(), text: HONEST[4] } });
  await world.write(owner, bookingId, ofRenter());
  const { id } = await world.catalog.db.client.review.findFirstOrThrow({ where: { bookingId, about: 'boat' } });
  const reply = (text: string | undefined) => world.catalog.as(owner).post(`/api/reviews/${id}/reply`, { text });
  for (const text of CONTACTS) {
    const answer = await reply(text);
    expect([text, answer.status, fieldsOf(answer)]).toEqual([text, 400, ['text']]);
  }
  expect((await reply(HONEST[0])).status).toBe(201);
});

it.each(HONEST)('takes an honest description and review: %j', async (text) => {
  expect(await listBoat(world.catalog, owner, { description: text })).toMatchObject({ description: text.trim() });
  const { id } = await world.complete(await world.boat());
  expect((await world.write(renter, id, { boat: { stars: boatStars(), text } })).status).toBe(201);
});

it('leaves a listing as it is that said more before this was refused, until it is changed', async () => {
  const boatId = await world.boat({ description: 'Call 416 555 0199', videoUrl: 'https://example.com/v.mp4' });
  const { body } = await world.catalog.as(null).get(`/api/boats/${boatId}`);
  expect(body).toMatchObject({ description: 'Call 416 555 0199', videoUrl: 'https://example.com/v.mp4' });
  expect((await world.catalog.as(owner).patch(`/api/boats/${boatId}/toggle-availability`)).status).toBe(200);
});
