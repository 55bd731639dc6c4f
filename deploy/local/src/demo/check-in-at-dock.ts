import { randomUUID } from 'node:crypto';
import type { BookingView, DockAct, DockView } from '@harbourline/contracts';
import { charterThatBegins } from './charter-that-begins';
import type { DemoBusiness } from './demo-business';
import { uploadPictures } from './charter-pictures';
import { DEMO_ADMIN, DEMO_RENTERS } from './people';
import { readPicture } from './pictures';
import { signInAs } from './sign-in-as';
import { until } from './until';

const BOAT = 'Harbour Pilot';
const RENTER = 1;
const GUESTS = 5;
const NOTE = 'A small scratch at the port side of the bow. Two of the eight life jackets are for children.';

/**
 * A charter that begins about now: an administrator enters it, as reservations are made days ahead, and its owner checks the
 * renter in, who can look at the record and agree to it.
 */
export async function checkInAtDock(gatewayUrl: string, { owner, boats }: DemoBusiness): Promise<void> {
  const boat = boats.find(({ boatName }) => boatName === BOAT);
  const demoRenter = DEMO_RENTERS[RENTER];
  if (!boat || !demoRenter) throw new Error(`The demo has no ${BOAT}`);
  const { id: renterId } = await signInAs(gatewayUrl, demoRenter);
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  const before = existing.find((booking) => booking.boatId === boat.id && booking.renterId === renterId);
  const charter = before ?? (await enter(gatewayUrl, { boatId: boat.id, renterId }));
  const path = `/api/bookings/${charter.id}/dock`;
  const dock = await until(`${path} is not open`, async () => {
    const { status, body } = await owner.client.send<DockView>('GET', path);
    return status === 200 ? body : undefined;
  });
  if (dock.checkIn || !dock.may.includes('check-in')) return;
  const picture = await readPicture(BOAT, { view: 'deck', hour: 'noon' });
  const act: DockAct = {
    ...{ act: 'check-in', id: randomUUID(), at: new Date().toISOString(), identitySeen: true, peopleOnBoard: GUESTS },
    ...{ pictures: await uploadPictures(owner.client, charter.id, [picture]), note: NOTE },
  };
  await owner.client.call('POST', path, act);
}

async function enter(gatewayUrl: string, people: { boatId: number; renterId: number }): Promise<BookingView> {
  const { client: admin } = await signInAs(gatewayUrl, DEMO_ADMIN);
  const charter = { ...people, guestCount: GUESTS, status: 'confirmed', ...charterThatBegins() };
  return admin.call('POST', '/api/admin/bookings', charter);
}
