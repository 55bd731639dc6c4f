import type { BoatView, BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { allMails, type ReceivedMail } from '@harbourline/test-kit/inbox';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPdf } from '../../services/booking/test/support/read-pdf';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor, type Person } from './support/people';
import { plainEnglish } from './support/plain-english';
import { startTestStack, type TestStack } from './support/test-stack';
import { textsTo } from './support/texts';
import { signIn, visit, type Visitor } from './support/visitor';

const PSEUDO = join(__dirname, 'support', 'pseudo-language.mjs');

const BOAT = { boatName: 'Zephyr', model: 'Sea Ray Sundancer', description: 'Quiet at dawn', amenities: ['Cooler'] };

/** What is in plain letters in every language. */
const NAMES = [
  // What people have typed, or are called.
  ...['Olive Owner', 'Rory Renter', 'Olive', 'Rory', 'Birthday', ...Object.values(BOAT).flat()],
  // The platform, where it is, the cities that it serves, and a brand of cards.
  ...['Harbourline', '100 Harbour Street', 'Canada', 'ON M5J', 'Toronto', 'Montreal', 'Mississauga', 'Cancun', 'Visa'],
];

const escaped = (letter: string) => letter.replace(/\W/, '\\$&');

const othersSystem =
  process.env.INSTANCE_FILE && 'The system in INSTANCE_FILE speaks English and nothing else: leave it unset.';

describeNeeding(othersSystem, 'in a pseudo-language', () => {
  let stack: TestStack;
  const site = browsing(
    async () => (stack = await startTestStack({}, 1, { nodeOptions: ['--import', pathToFileURL(PSEUDO).href] })),
  );
  const found: string[] = [];
  let [owner, renter]: [Person | undefined, Person | undefined] = [undefined, undefined];
  let boat: BoatView;
  let booking: BookingView;

  const judge = (where: string, text: string) => {
    expect({ where, words: text.trim() }).not.toEqual({ where, words: '' });
    found.push(...plainEnglish(text, NAMES).map((line) => `${where}: ${line}`));
  };
  const judgePage = async ({ page }: Visitor, path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    judge(path, await page.evaluate<string>('[document.title, document.body.innerText].join("\\n")'));
  };
  const visitor = async (name: string) => {
    const visiting = await visit(site, 1280, name, { reducedMotion: 'reduce' });
    await visiting.page.addInitScript({ path: PSEUDO });
    return visiting;
  };

  it('a reservation is confirmed, and all that is mailed, sent and printed is in it', async () => {
    owner = await register(site.instance, 'owner', 'Olive Owner');
    renter = await register(site.instance, 'renter', 'Rory Renter');
    boat = await listBoat(owner, BOAT);
    booking = await reserve(renter.client, { ...wishFor(boat), purposeOfRental: 'Birthday' });
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, { status: 'confirmed', ownerAdjusted: false });
    // A welcome, the reservation and its confirmation, to both.
    const mails = await eventuallyHolds(
      () => allMails(site.instance),
      (all) => [owner, renter].every((person) => all.filter(({ to }) => to[0]?.address === person?.email).length >= 3),
    );
    const isOurs = ({ to }: ReceivedMail) => [owner, renter].some((person) => person?.email === to[0]?.address);
    for (const { subject, text } of mails.filter(isOurs)) judge(`mail “${subject}”`, `${subject}\n${text}`);
    const { phone } = renter;
    const texts = await eventuallyHolds(
      () => textsTo(stack, phone),
      ({ length }) => length >= 1,
    );
    for (const text of [...texts, ...(await textsTo(stack, owner.phone))]) judge('SMS', text);
    for (const name of ['confirmation', 'rental-agreement', 'receipt']) {
      const response = await fetch(`${site.instance.gatewayUrl}/api/bookings/${booking.id}/${name}`, {
        headers: renter.client.cookies.header(),
      });
      expect([name, response.status]).toEqual([name, 200]);
      const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
      // Addresses are broken where a line ends.
      const addresses = [owner, renter].map(({ email }) => new RegExp([...email].map(escaped).join('\\s?'), 'g'));
      judge(
        `${name}.pdf`,
        addresses.reduce((text, each) => text.replace(each, ' '), pages.join('\n')),
      );
    }
    expect(found.splice(0)).toEqual([]);
  });

  it('pages are in it, whoever reads them', async () => {
    const guest = await visitor('words-guest');
    for (const path of [
      '/',
      '/boats',
      `/boats/${boat.id}`,
      '/pricing',
      '/auth',
      '/terms',
      '/renters-faq',
      '/lifestyle',
      '/contact',
    ]) {
      await judgePage(guest, path);
    }
    const atRenter = await visitor('words-renter');
    await signIn(atRenter, renter as Person, '/renter-dashboard');
    for (const path of [
      `/renter-dashboard?booking=${booking.id}`,
      `/boats/${boat.id}/reserve`,
      `/reservation-sent/${booking.id}`,
      `/bookings/${booking.id}/conversation`,
    ]) {
      await judgePage(atRenter, path);
    }
    const atOwner = await visitor('words-owner');
    await signIn(atOwner, owner as Person, '/owner-dashboard');
    await judgePage(atOwner, '/owner-dashboard?tab=upcoming');
    expect(found.splice(0)).toEqual([]);
  });
});
