import type { BookingState, bookingState, EventDefinition } from '@harbourline/contracts';
import { eventually } from './eventually';
import { expectGolden } from './golden';
import { asRead, type Inbox } from './inbox';
import { OWNER, RENTER } from './people';
import type { TestNotifications } from './start-notifications';

export interface Told {
  event: EventDefinition<typeof bookingState>;
  state: BookingState;
  /** The golden file of each party who is told. */
  golden: Partial<Record<'renter' | 'owner', string>>;
}

/** Publishes an event of a booking, and expects each of these mails once and no others. */
export async function expectTold(
  { inbox, notifications }: { inbox: Inbox; notifications: TestNotifications },
  { event, state, golden }: Told,
): Promise<void> {
  const { id } = state;
  await notifications.booking.publish(event, id, state);
  const received = await eventually(async () => {
    const all = await inbox.all();
    return all.length >= Object.keys(golden).length && all;
  });
  await settled();
  expect(await inbox.all()).toHaveLength(received.length);

  for (const [party, file] of Object.entries(golden)) {
    const { email } = party === 'owner' ? OWNER : RENTER;
    const [mail, ...more] = received.filter(({ to }) => to[0]?.address === email);
    expect(more).toEqual([]);
    expectGolden(file, asRead(mail).replace(`#${id}`, '#31'));
  }
}

/** Long enough for anything that should not come to come. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
}
