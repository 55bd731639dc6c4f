import type { AboutBooking } from '../domain/about';
import type { Told } from '../domain/messages-by-event';
import { namedIn, PARTIES, userOf } from '../domain/parties';
import type { Tx } from './database';
import type { Settings } from './settings';
import { writeDeliveries } from './write-deliveries';

interface News {
  eventId: string;
  about: AboutBooking;
  tell: Told;
  now: Date;
}

/** Notes what is to be told to the parties of a booking, as far as it has them. */
export async function tellParties(tx: Tx, settings: Settings, { eventId, about, tell, now }: News): Promise<void> {
  const readers = PARTIES.flatMap((party) => {
    const [template, recipientId] = [tell[party], userOf(about.booking, party)];
    return template && recipientId !== null ? [{ recipientId, template }] : [];
  });
  await writeDeliveries(tx, settings, { eventId, about, readers, others: namedIn(about.booking), now });
}
