import type { BookingState, bookingState, EventDefinition } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { PARTIES, userOf, type Party } from '../../src/domain/messages/parties';
import { expectGolden } from './golden';
import { asReadOf, type Inbox } from './inbox';
import { CAPTAIN, NEW_CAPTAIN, OWNER, RENTER } from './people';
import type { TestNotifications } from './start-notifications';

export interface Told {
  event: EventDefinition<typeof bookingState>;
  state: BookingState;
  /** The golden file of each party who is told: its name begins with the template's id. */
  golden: Partial<Record<Party, string>>;
}

/** Publishes an event of a booking, and expects each of these mails once and no others. */
export async function expectTold(
  { inbox, notifications }: { inbox: Inbox; notifications: TestNotifications },
  { event, state, golden }: Told,
): Promise<void> {
  const { id } = state;
  await notifications.booking.publish(event, id, state);
  const received = await eventuallyFinds(async () => {
    const all = await inbox.all();
    const handled = await notifications.db().$queryRaw<object[]>`
      SELECT 1 FROM kit.inbox WHERE handler = ${`notify-parties:${event.type}`} AND subject = ${String(id)}`;
    return handled.length === 1 && all.length >= Object.keys(golden).length && all;
  });
  await notifications.untilNothingIsDue();
  expect((await inbox.all()).map(({ subject }) => subject)).toHaveLength(Object.keys(golden).length);

  const rows = await notifications.db().delivery.findMany({ where: { bookingId: id, channel: 'email' } });
  expect(rows.map(({ template }) => template)).toHaveLength(Object.keys(golden).length);
  for (const party of PARTIES) {
    const [file, user] = [golden[party], personOf(state, party)];
    if (!file) continue;
    const [mail, ...more] = received.filter(({ to }) => to[0]?.address === user?.email);
    expect(more).toEqual([]);
    expectGolden(file, asReadOf(id, mail));
    expect(rows.find(({ recipientId }) => recipientId === user?.id)?.template).toBe(file.split('.')[0]);
  }
}

function personOf(state: BookingState, party: Party) {
  return [RENTER, OWNER, CAPTAIN, NEW_CAPTAIN].find(({ id }) => id === userOf(state, party));
}

/** Long enough for anything that should not come to come. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
}
