import { minutes } from '@harbourline/test-kit/patience';
import fc from 'fast-check';
import { faultsOfReviews } from './review-faults';
import { acts, aWholeLife, liveThrough, RENTERS } from './review-lives';
import { startReviews, type Reviews } from './review-world';

const RUNS = Number(process.env['LIVES'] ?? 10);

/** It was not all refusals. */
const HAPPENS = ['write 201', 'write 409', 'reply 201', 'report 201', 'judge 200'];

let world: Reviews;
beforeAll(async () => {
  world = await startReviews();
  for (const id of RENTERS) await world.catalog.knowUser({ id, role: 'renter', fullName: `Renter Number${id}` });
});
afterAll(() => world.stop());

it(
  'keeps every promise about reviews through random lives, whoever writes what and whenever',
  async () => {
    const answers = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(acts, async (life) => {
        await world.catalog.db.client.review.deleteMany();
        await world.catalog.db.client.personRating.deleteMany();
        const boat = await world.boat();
        const lived = await liveThrough(world, boat, life);
        for (const [what, count] of lived.answers) answers.set(what, (answers.get(what) ?? 0) + count);
        expect(await faultsOfReviews(world, boat, lived)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[aWholeLife]] },
    );
    for (const what of HAPPENS) expect([what, (answers.get(what) ?? 0) > 0]).toEqual([what, true]);
  },
  minutes(3),
);
