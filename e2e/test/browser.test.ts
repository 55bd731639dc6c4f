import type { BoatView } from '@harbourline/contracts';
import { addHours, localDateOf } from '@harbourline/policy';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { CARDS } from './support/cards';
import {
  acceptLicense,
  captainsOffered,
  cardOf,
  openLicenses,
  openReviews,
  readPicture,
  rejectLicense,
  submitLicense,
  untilReviewed,
} from './support/license-walk';
import { listBoat, register, type Person } from './support/people';
import { agreeToReserve, chooseTime, goToPay, payWith, registerOnTheBoatPage } from './support/reserving';
import { sharedTestStack } from './support/test-stack';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

describe('a person with a browser', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;

  beforeAll(async () => {
    owner = await register(site.instance, 'owner', 'Odile Rivage');
    await listBoat(owner, { boatName: 'Second Wind', model: 'Beneteau Oceanis', length: 46, city: 'Montreal' });
  });

  const visitor = (width: number, name: string) => visit(site, width, name);

  async function searchMontreal({ page, look }: Visitor): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Understood' }).click();
    await look('1-home');
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Montreal');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/boats\?location=Montreal/);
    await page.getByRole('heading', { name: /46ft Beneteau Oceanis/ }).waitFor();
    await look('2-boats');
    await page
      .getByRole('link', { name: /46ft Beneteau Oceanis/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: '46ft Beneteau Oceanis' }).waitFor();
    await look('3-boat');
  }

  async function reserve({ page, look }: Visitor, time: string): Promise<void> {
    await chooseTime(page, time);
    await page.getByLabel('Purpose of rental').fill('Birthday');
    await agreeToReserve(page);
    await look('4-reserve');
    await goToPay(page);
    await look('5-checkout');
  }

  async function seePending({ page, look }: Visitor): Promise<void> {
    await page.waitForURL(/reservation-sent/);
    await closeToast(page);
    await page.getByRole('link', { name: 'See my booking' }).click();
    await page.waitForURL(/renter-dashboard/);
    await page
      .getByRole('article')
      .getByText(/The owner has until .* to answer/)
      .first()
      .waitFor();
    await closeToast(page);
    await look('6-pending');
  }

  async function acceptAsOwner(width: number): Promise<void> {
    const visiting = await visitor(width, 'owner');
    const { page, look, complaints } = visiting;
    await signIn(visiting, owner, '/owner-dashboard');
    const card = page.getByRole('article').filter({ hasText: 'Second Wind' }).filter({ hasText: 'Birthday' }).first();
    await card.waitFor();
    await look('1-pending');
    await card.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Booking Confirmed', { exact: true }).first().waitFor();
    await closeToast(page);
    await page.getByRole('tab', { name: /Confirmed Bookings/ }).click();
    await look('2-confirmed');
    expect(complaints).toEqual([]);
    await page.context().close();
  }

  it('searches, registers, reserves, and pays on a phone, and is confirmed by an owner at a desk', async () => {
    const renter = await visitor(375, 'renter');
    await searchMontreal(renter);
    await registerOnTheBoatPage(renter);
    await reserve(renter, '2:00 p.m.');
    await payWith(renter.page, CARDS.good);
    await seePending(renter);
    await acceptAsOwner(1280);

    const { page, look, email, complaints } = renter;
    await page.reload();
    await page.getByRole('tab', { name: /Confirmed Bookings \(1\)/ }).click();
    await page.getByText(owner.email).waitFor();
    await look('7-confirmed');
    await eventuallyHolds(
      () => inboxOf(site.instance, email),
      (mails) => mails.some(({ subject, text }) => subject.startsWith('Confirmed') && text.includes(owner.email)),
    );
    await eventuallyHolds(
      () => inboxOf(site.instance, owner.email),
      (mails) => mails.some(({ subject, text }) => subject.startsWith('Confirmed') && text.includes(email)),
    );
    const subjects = (await inboxOf(site.instance, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /with the owner/.test(subject))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('at a desk, whose card is declined keeps the slot and pays with a second one that asks for 3-D Secure', async () => {
    const renter = await visitor(1280, 'cards');
    const { page, look } = renter;
    await searchMontreal(renter);
    await registerOnTheBoatPage(renter);
    await reserve(renter, '10:00 a.m.');
    await payWith(renter.page, CARDS.declined);
    await page.getByText('Your card was declined.').first().waitFor();
    await page.getByText(/still held/).waitFor();
    await closeToast(page);
    await look('declined');
    await payWith(renter.page, CARDS.authenticated);
    const bank = page.frameLocator('iframe');
    await bank.getByRole('button', { name: /Complete/ }).waitFor();
    await look('authentication');
    await bank.getByRole('button', { name: /Complete/ }).click();
    await seePending(renter);
    expect(renter.complaints).toEqual([]);
    await page.context().close();
  });

  it('who signs in with a wrong password is told so and keeps what was typed', async () => {
    const { page } = await visitor(375, 'sign-in');
    await page.goto('/auth');
    await page.getByLabel('Phone').fill('416 555 0101');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Invalid phone number or password. Please try again.').first().waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe('416 555 0101');
    await page.context().close();
  });

  it('a captain sends both licenses from a phone, an administrator reviews them at a desk, and the boat offers the captain while they are good', async () => {
    const [firstDay, lastDay, dayAfter] = [inDays(10), inDays(40), inDays(41)];
    const captain = await register(site.instance, 'captain', 'Jeanne Baret Junior');
    const boat = await boatWithRateOf(captain);
    const held = { holder: captain.fullName, number: 'ON-4471-22', expiresOn: lastDay };
    const craft = { ...held, title: "Pleasure Craft Operator's License", expiresOn: inDays(400) };
    const harbor = { ...held, title: 'Port of Toronto Harbour License' };
    const [atHelm, admin] = [await visitor(375, 'captain'), await visitor(1280, 'admin')];

    await signIn(atHelm, captain, '/captain-dashboard');
    await atHelm.page.getByText('Renters cannot choose you yet').waitFor();
    await openLicenses(atHelm);
    await atHelm.look('1-missing');
    await submitLicense(atHelm, craft);
    await submitLicense(atHelm, harbor);
    await atHelm.look('2-submitted');

    await signIn(admin, await administrator(site.instance), '/admin-dashboard');
    expect(await openReviews(admin)).toBeGreaterThanOrEqual(2);
    await admin.look('1-to-review');
    expect(await readPicture(admin, harbor, 'admin-picture')).toBeGreaterThanOrEqual(600);
    await acceptLicense(admin, craft);
    await rejectLicense(admin, harbor, 'The number cannot be read. Please take the picture in daylight.');
    await untilReviewed(admin, craft);
    await untilReviewed(admin, harbor);

    await openLicenses(atHelm);
    await cardOf(atHelm.page, craft).getByText('Accepted', { exact: true }).waitFor();
    await cardOf(atHelm.page, harbor).getByText('Rejected', { exact: true }).waitFor();
    await cardOf(atHelm.page, harbor)
      .getByText(/The number cannot be read/)
      .waitFor();
    await atHelm.look('3-judged');
    await submitLicense(atHelm, harbor);

    expect(await openReviews(admin)).toBeGreaterThanOrEqual(1);
    await acceptLicense(admin, harbor);
    await admin.look('3-reviewed');
    await openLicenses(atHelm);
    await cardOf(atHelm.page, harbor).getByText('Accepted', { exact: true }).waitFor();
    await atHelm.look('4-accepted');
    await atHelm.page.getByRole('tab', { name: 'Boats' }).click();
    await atHelm.page
      .getByText(/Sea Ray/)
      .first()
      .waitFor();
    expect(await atHelm.page.getByText('Renters cannot choose you yet').count()).toBe(0);

    const renter = await visitor(375, 'renter-with-captain');
    await expectOffered(renter, boat.id, firstDay, captain);
    await renter.page.getByLabel('Captain', { exact: true }).selectOption(String(captain.id));
    await renter.look('1-offered');
    await expectOffered(renter, boat.id, lastDay, captain);
    expect(await captainsOffered(renter, boat.id, dayAfter)).toEqual(['No captain needed']);
    await renter.page.getByText('The captain you selected cannot be booked on that day.').waitFor();
    await renter.look('2-not-offered');

    for (const { page, complaints } of [atHelm, admin, renter]) {
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('proves the phone with the code that was sent to it, and then has text messages', async () => {
    const renter = await register(site.instance, 'renter');
    const visiting = await visitor(375, 'phone');
    const { page, look } = visiting;
    await signIn(visiting, renter, '/renter-dashboard');
    await page.getByRole('button', { name: 'View/Edit Profile' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Text messages' }).click();
    await look('1-unproven', 'window');
    await dialog.getByRole('button', { name: 'Confirm your phone' }).click();
    await page.getByText('Code sent').first().waitFor();
    await dialog.getByLabel('Code from the text message').fill('12');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText('The code has 6 digits').waitFor();
    await look('2-code', 'window');
    const code = await eventuallyHolds(() => codeSentTo(renter.phone), Boolean);
    await dialog.getByLabel('Code from the text message').fill(code);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    const shown = renter.phone.replace(/^\+1(\d{3})(\d{3})/, '+1 $1 $2 ');
    await dialog.getByText(`${shown} is confirmed.`).waitFor();
    await eventuallyHolds(() => dialog.getByRole('switch', { name: 'Text messages', checked: true }).count(), Boolean);
    await look('3-proven', 'window');
    expect(visiting.complaints).toEqual([]);
    await page.context().close();
  });

  /** A boat on which a captain asks for something. */
  async function boatWithRateOf({ client, id }: Person): Promise<BoatView> {
    const boat = await listBoat(await register(site.instance, 'owner'));
    await client.call('POST', '/api/captain-rates', { rates: [{ boatId: boat.id, captainId: id, rate: 80 }] });
    return boat;
  }

  /** An acceptance reaches the boat's page a moment later. */
  async function expectOffered(renter: Visitor, boatId: number, date: string, { fullName }: Person): Promise<void> {
    await eventuallyHolds(
      () => captainsOffered(renter, boatId, date),
      (captains) => captains.some((captain) => captain.startsWith(fullName)),
    );
  }

  /** The last code that a phone was sent, as the sandbox's page shows it. */
  async function codeSentTo(phone: string): Promise<string> {
    const page = await (await fetch(site.instance.twilioUrl)).text();
    return new RegExp(`<td>\\${phone}</td>[^]*?<td>(\\d{6}) is your`).exec(page)?.[1] ?? '';
  }
});

/** YYYY-MM-DD in Toronto, so many days from now. */
const inDays = (days: number) => localDateOf(addHours(new Date(), days * 24), 'America/Toronto');
