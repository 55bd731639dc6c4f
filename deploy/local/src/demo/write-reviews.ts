import type { BookingView, CharterToReview, ErrorBody } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import { uploadPictures } from './charter-pictures';
import type { DemoBusiness } from './demo-business';
import { DEMO_RENTERS } from './people';
import { readPicture } from './pictures';
import { REVIEWS, type ExampleReview } from './reviews';
import { signInAs } from './sign-in-as';
import { until } from './until';

/** What says that a charter has been reviewed by an earlier run, or that this comes too late. */
const DONE = ['review_written', 'review_over'];

/** Renters and owner review charters that have taken place, so that boats show stars. */
export async function writeReviews(
  gatewayUrl: string,
  { owner, boats }: DemoBusiness,
  charters: readonly BookingView[],
): Promise<void> {
  for (const example of REVIEWS) {
    const demoRenter = DEMO_RENTERS[example.renter];
    const boat = boats.find(({ boatName }) => boatName === example.boatName);
    if (!demoRenter || !boat) throw new Error(`The demo has no ${example.boatName}`);
    const renter = await signInAs(gatewayUrl, demoRenter);
    const charter = charters.find(({ boatId, renterId }) => boatId === boat.id && renterId === renter.id);
    if (!charter) throw new Error(`Nobody has chartered ${example.boatName}`);
    await write(renter.client, charter.id, ofRenter(example, await uploaded(renter.client, charter, example)));
    await write(owner.client, charter.id, { renter: example.ofRenter });
  }

  /** The keys of the pictures that the renter shows; none where an earlier run did so. */
  async function uploaded(renter: ApiClient, { id }: BookingView, { boatName, shows = [] }: ExampleReview) {
    const toWrite = await renter.call<CharterToReview[]>('GET', '/api/reviews/to-write');
    if (shows.length === 0 || !toWrite.some(({ bookingId }) => bookingId === id)) return [];
    const pictures = await Promise.all(shows.map((sight) => readPicture(boatName, sight)));
    return uploadPictures(renter, id, pictures);
  }
}

function ofRenter({ ofBoat, ofCaptain }: ExampleReview, pictures: string[]) {
  return { boat: { ...ofBoat, pictures }, ...(ofCaptain && { captain: ofCaptain }) };
}

/** Catalog hears of a completed charter by its event, a moment later. */
async function write(client: ApiClient, bookingId: number, body: object): Promise<void> {
  const path = `/api/reviews/bookings/${bookingId}`;
  await until(`${path} is not open`, async () => {
    const answer = await client.send<ErrorBody>('POST', path, body);
    if (answer.status === 400) throw new Error(`${path}: ${answer.body.message}`);
    return answer.status === 201 || DONE.includes(answer.body.code) ? answer : undefined;
  });
}
