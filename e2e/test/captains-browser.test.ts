import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { acceptedCaptain } from './support/accepted-captain';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { signIn, visit, type Visitor } from './support/visitor';

const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

describe('a captain who confirms each charter, with owner and renter at once', () => {
  const site = browsing(() => sharedTestStack());
  let [owner, renter, captain, other]: Person[] = [];
  let visitors: Visitor[] = [];
  /** Reservations with the captain, each on a day of its own. */
  let requests: BookingView[] = [];

  beforeAll(async () => {
    owner = await register(site.instance, 'owner');
    renter = await register(site.instance, 'renter');
    captain = await acceptedCaptain(site.instance, 'Carla Santos');
    other = await acceptedCaptain(site.instance, 'Omar Haddad');
  });
  afterAll(async () => {
    for (const { page } of visitors) await page.context().close();
  });

  const people = () => {
    if (!owner || !renter || !captain || !other) throw new Error('nobody is there');
    return { owner, renter, captain, other };
  };

  it('switches that on in the profile, and is asked from then on', async () => {
    const { owner, renter, captain, other } = people();
    const boat = await listBoat(owner);
    for (const { id, client } of [captain, other]) {
      await client.call('POST', '/api/captain-rates', { rates: [{ boatId: boat.id, captainId: id, rate: 60 }] });
    }
    const asCaptain = await visit(site, 375, 'captains');
    visitors = [asCaptain];
    await signIn(asCaptain, captain, '/captain-dashboard');
    await asCaptain.page.getByRole('button', { name: 'Edit Profile' }).click();
    await asCaptain.page.getByRole('switch', { name: 'I confirm each charter' }).click();
    await asCaptain.page.getByText('You confirm each charter').first().waitFor();
    await asCaptain.look('setting', 'window');
    await asCaptain.page.keyboard.press('Escape');

    let day = 10;
    requests = await eventuallyFinds(async () => {
      const wish = () => wishFor(boat, (day += 1), { captainId: captain.id });
      const quote = await renter.client.send<{ free: boolean }>('POST', '/api/bookings/quote', wish());
      if (!quote.body.free) return false;
      const made = [await reserve(renter.client, wish()), await reserve(renter.client, wish())];
      return made.every(({ captainAnswer }) => captainAnswer === 'awaited') && made;
    });
  });

  it('reads what a charter pays and until when, and says yes after the owner, who reads who is waited for', async () => {
    const { owner, renter, captain } = people();
    const [request] = requests;
    const asCaptain = visitors[0];
    if (!request || !asCaptain) throw new Error('nothing was requested');
    const [asOwner, asRenter] = [await visit(site, 1280, 'captains-owner'), await visit(site, 375, 'captains-renter')];
    visitors.push(asOwner, asRenter);
    await signIn(asOwner, owner, '/owner-dashboard');
    await signIn(asRenter, renter, '/renter-dashboard');

    await asOwner.page.goto(`/owner-dashboard?booking=${request.id}`);
    await asOwner.page.getByText('The captain confirms each charter, and is asked as well.').first().waitFor();
    await asOwner.page.getByRole('button', { name: 'Accept' }).first().click();
    await asOwner.page.getByText(/You have accepted; the captain has until/).waitFor();
    await asOwner.look('accepted');
    await asRenter.page.goto(`/renter-dashboard?booking=${request.id}`);
    await asRenter.page.getByText(/The owner has accepted; the captain has until/).waitFor();
    await asRenter.look('accepted');

    await asCaptain.page.goto(`/captain-dashboard?booking=${request.id}`);
    await asCaptain.page
      .getByText('The owner has accepted: once you accept as well, the charter is confirmed.')
      .waitFor();
    await asCaptain.look('asked');
    await asCaptain.page.getByRole('button', { name: 'Accept' }).first().click();
    await asCaptain.page.getByText('The charter is confirmed. You’ll find it under Upcoming.').first().waitFor();
    await eventuallyFinds(async () =>
      (await inboxOf(site.instance, captain.email)).some(({ subject }) =>
        subject.startsWith('Can you take this charter?'),
      ),
    );
    await asRenter.page.reload();
    await asRenter.page.getByText('Carla Santos').first().waitFor();

    await asCaptain.page.goto('/captain-dashboard?tab=earnings');
    await asCaptain.page.getByRole('table', { name: 'Your fees by month' }).waitFor();
    await asCaptain.look('earnings');
  });

  it('says no, and the owner accepts with another captain, who takes it without being asked', async () => {
    const { owner, other } = people();
    const request = requests[1];
    const [asCaptain, asOwner, asRenter] = visitors;
    if (!request || !asCaptain || !asOwner || !asRenter) throw new Error('nothing was requested');
    await asCaptain.page.goto(`/captain-dashboard?booking=${request.id}`);
    await asCaptain.page.getByRole('button', { name: 'Decline' }).first().click();
    await asCaptain.page.getByLabel('Reason').fill('I am away that day');
    await asCaptain.look('declining', 'window');
    await asCaptain.page.getByRole('button', { name: 'Decline charter' }).click();
    await asCaptain.page.getByText('Charter Declined').first().waitFor();

    await asRenter.page.goto(`/renter-dashboard?booking=${request.id}`);
    await asRenter.page.getByText(/Your captain cannot take this charter: the owner has until/).waitFor();
    await asRenter.look('declined');
    await asOwner.page.goto(`/owner-dashboard?booking=${request.id}`);
    await asOwner.page.getByText(/please choose another by/).waitFor();
    await asOwner.look('declined');
    await asOwner.page.getByRole('button', { name: 'Choose another captain' }).first().click();
    await asOwner.page.getByRole('radio', { name: /Omar Haddad/ }).click();
    await asOwner.look('choosing', 'window');
    await asOwner.page.getByRole('button', { name: 'Choose captain' }).click();
    const confirmed = await eventuallyFinds(async () => {
      const { body } = await owner.client.send<BookingView>('GET', `/api/bookings/${request.id}`);
      return body.status === 'confirmed' && body;
    });
    expect(confirmed).toMatchObject({ captainId: other.id, captainAnswer: null });
    expect((await owner.client.send('PATCH', `/api/bookings/${request.id}`, ACCEPT)).status).toBe(409);
    // What the captain has declined is not theirs any more when their page looks at it again.
    const isGone = (complaint: string) =>
      complaint.includes('404') && complaint.includes(`/api/bookings/${request.id}`);
    for (const { complaints } of visitors) expect(complaints.filter((each) => !isGone(each))).toEqual([]);
  });
});
