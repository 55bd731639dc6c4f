import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingView, ErrorBody } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import type { DemoBusiness } from './demo-business';
import { DEMO_RENTERS } from './people';
import { REVIEWS, type ExampleReview } from './reviews';
import { signInAs } from './sign-in-as';

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
    await write(renter.client, charter.id, ofRenter(example));
    await write(owner.client, charter.id, { renter: example.ofRenter });
  }
}

function ofRenter({ ofBoat, ofCaptain }: ExampleReview) {
  return { boat: ofBoat, ...(ofCaptain && { captain: ofCaptain }) };
}

/** Catalog hears of a completed charter by its event, a moment later. */
async function write(client: ApiClient, bookingId: number, body: object): Promise<void> {
  const path = `/api/reviews/bookings/${bookingId}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await client.send<ErrorBody>('POST', path, body);
    if (answer.status === 201 || DONE.includes(answer.body.code)) return;
    if (answer.status === 400) throw new Error(`${path}: ${answer.body.message}`);
    await sleep(100);
  }
  throw new Error(`${path} is not open`);
}
