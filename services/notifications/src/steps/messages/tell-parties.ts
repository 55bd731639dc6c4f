import type { Tx } from '../../db/database';
import type { Settings } from '../../db/settings/settings';
import type { AboutBooking } from '../../domain/messages/about';
import type { Told } from '../../domain/messages/messages-by-event';
import { namedIn, PARTIES, userOf } from '../../domain/messages/parties';
import { writeDeliveries } from './write-deliveries';

interface News {
  eventId: string;
  about: AboutBooking;
  tell: Told;
  now: Date;
  causedBy?: number | null;
  changeMailMinutes?: number;
}

/** Notes what is to be told to the parties of a booking, as far as it has them. */
export async function tellParties(tx: Tx, settings: Settings, { about, tell, ...news }: News): Promise<void> {
  const readers = PARTIES.flatMap((party) => {
    const [template, recipientId] = [tell[party], userOf(about.booking, party)];
    return template && recipientId !== null ? [{ recipientId, template }] : [];
  });
  await writeDeliveries(tx, settings, { ...news, about, readers, others: namedIn(about.booking) });
}
