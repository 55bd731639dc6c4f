import type { BookingView, ConversationView, SavedReply } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import type { DemoBusiness } from './demo-business';
import { DEMO_RENTERS } from './people';
import { signInAs } from './sign-in-as';
import { until } from './until';

const BOAT = 'Second Wind';
const DOCK = {
  title: 'How to find the dock',
  text: 'You find us at the end of the marina’s main pier, behind the blue gate.\nPlease ring the bell, and we come to open.',
};
const BEFORE_YOU_COME = {
  title: 'What to bring',
  text: 'Please bring shoes with soft soles, something warm for the evening, and a piece of identification for each of you.',
};
/** In their order, by renter and owner. */
const MESSAGES = [
  { by: 'renter', text: 'Hello! Is there a place to park near the boat? We come with two cars and a cooler.' },
  { by: 'owner', text: `Welcome aboard! The marina has a lot for guests, left of its gate.\n\n${DOCK.text}` },
  { by: 'renter', text: 'Perfect, thank you. See you then!' },
] as const;

/** Renter and owner of a confirmed booking write to each other, and the owner has replies to choose from. */
export async function writeMessages(gatewayUrl: string, { owner, boats }: DemoBusiness): Promise<void> {
  const [demoRenter] = DEMO_RENTERS;
  const boat = boats.find(({ boatName }) => boatName === BOAT);
  if (!demoRenter || !boat) throw new Error(`The demo has no ${BOAT}`);
  const renter = await signInAs(gatewayUrl, demoRenter);
  const bookings = await renter.client.call<BookingView[]>('GET', '/api/bookings');
  const booking = bookings.find(({ boatId, status }) => boatId === boat.id && status === 'confirmed');
  if (!booking) return;
  await saveReplies(owner.client);
  const path = `/api/bookings/${booking.id}/conversation`;
  const { messages } = await untilOpen(renter.client, path);
  const writers = { renter: renter.client, owner: owner.client };
  for (const { by, text } of MESSAGES.slice(messages.length)) {
    await writers[by].call('POST', `${path}/messages`, { text });
  }
}

async function saveReplies(client: ApiClient): Promise<void> {
  const saved = await client.call<SavedReply[]>('GET', '/api/saved-replies');
  for (const reply of [DOCK, BEFORE_YOU_COME]) {
    if (!saved.some(({ title }) => title === reply.title)) await client.call('POST', '/api/saved-replies', reply);
  }
}

/** Notifications hears of a confirmation by its event, a moment later. */
function untilOpen(client: ApiClient, path: string): Promise<ConversationView> {
  return until(`${path} is not open`, async () => {
    const { status, body } = await client.send<ConversationView>('GET', path);
    return status === 200 && body.standing === 'open' ? body : undefined;
  });
}
