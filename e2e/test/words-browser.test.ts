import { type BoatView, type BookingView, harborAreasOf, LANGUAGES_ABOARD } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { DEMO_ACCOUNTS } from '@harbourline/local';
import { CITIES } from '@harbourline/policy';
import { DEMO_CAPTAINS, DEMO_OWNERS, DEMO_RENTERS } from '@harbourline/local/demo/people';
import { untilOffered } from '@harbourline/local/demo/until-offered';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { allMails, type ReceivedMail } from '@harbourline/test-kit/inbox';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLE_PEOPLE } from '../../services/notifications/src/domain/samples/sample-people';
import { readPdf } from '../../services/booking/test/support/read-pdf';
import { acceptedCaptain } from './support/accepted-captain';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { enterCharterThatBegins } from './support/enter-charter-that-begins';
import { countRequests } from './support/pages/settled';
import { statesOf } from './support/pages/states-of';
import { listBoat, register, wishFor, type Person } from './support/people';
import { plainEnglish } from './support/plain-english';
import { startTestStack, type TestStack } from './support/test-stack';
import { textsTo } from './support/texts';
import { signIn, visit, type Visitor } from './support/visitor';

const PSEUDO = join(__dirname, 'support', 'pseudo-language.mjs');

const BOAT = { boatName: 'Zephyr', model: 'Sea Ray Sundancer', description: 'Quiet at dawn', amenities: ['Cooler'] };
const PEOPLE = ['Olive Owner', 'Rory Renter', 'Carla Mate'] as const;

const named = ({ fullName }: { fullName: string }) => [fullName, ...fullName.split(' ', 1)];

/** What is in plain letters in every language. */
const NAMES = [
  // What people have typed, or are called.
  ...[...PEOPLE.flatMap((fullName) => named({ fullName })), 'Birthday', BOAT.boatName, BOAT.model, BOAT.description],
  ...[...DEMO_OWNERS, ...DEMO_CAPTAINS.map(({ captain }) => captain), ...DEMO_RENTERS, ...DEMO_ACCOUNTS].flatMap(named),
  ...Object.values(SAMPLE_PEOPLE).flatMap(named),
  // Harbor areas, and languages as the platform calls them.
  ...CITIES.flatMap((city) => harborAreasOf(city).map(({ name }) => name)),
  ...LANGUAGES_ABOARD.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
  // The platform, where it is, where else to find it, the cities that it serves, their zone, and a brand of cards.
  ...['Harbourline', '100 Harbour Street', 'Canada', 'ON M5J', 'Toronto', 'Montreal', 'Mississauga', 'Cancun'],
  ...['America', 'Instagram', 'Facebook', 'YouTube', 'Visa'],
];

/** All that a page says, be it to the eye, before something is typed, or to a screen reader, but for what is in no language. */
const SAID = `(() => {
  const inNoLanguage = [...document.querySelectorAll('[translate=no]')];
  inNoLanguage.forEach((it) => (it.style.visibility = 'hidden'));
  const labels = ['placeholder', 'aria-label', 'title', 'alt'].flatMap((name) =>
    [...document.querySelectorAll('[' + name + ']')].filter((it) => it.checkVisibility()).map((it) => it.getAttribute(name)));
  const texts = [...document.querySelectorAll('textarea')].map((it) => it.value);
  const said = [document.title, document.body.innerText, ...texts, ...labels].join('\\n');
  inNoLanguage.forEach((it) => it.style.removeProperty('visibility'));
  return said;
})()`;

/** What a calendar shows of an entry, whose lines are folded. */
const shownByCalendar = (file: string) =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)[;:]/.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1).replaceAll('\\n', '\n'))
    .join('\n');

const headings = (csv: string) => csv.split(/\r?\n/, 1).join().replaceAll(',', '\n');

const escaped = (letter: string) => letter.replace(/\W/, '\\$&');

const othersSystem =
  process.env.INSTANCE_FILE && 'The system in INSTANCE_FILE speaks English and nothing else: leave it unset.';

describeNeeding(othersSystem, 'in a pseudo-language', () => {
  let stack: TestStack;
  const site = browsing(
    async () => (stack = await startTestStack({}, 1, { nodeOptions: ['--import', pathToFileURL(PSEUDO).href] })),
  );
  /** Each with the first place where it was found. */
  const found = new Map<string, string>();
  let [owner, renter, captain, admin]: Person[] = [];
  let boat: BoatView;
  let booking: BookingView;
  let charter: BookingView;

  const people = () => {
    if (!owner || !renter || !captain || !admin) throw new Error('nobody is there');
    return { owner, renter, captain, admin };
  };
  const judge = (where: string, text: string) => {
    expect({ where, words: text.trim() }).not.toEqual({ where, words: '' });
    for (const line of plainEnglish(text, NAMES)) if (!found.has(line)) found.set(line, where);
  };
  const findings = () => {
    const lines = [...found].map(([line, where]) => `${where}: ${line}`);
    found.clear();
    return lines;
  };
  const judgePage = async ({ page }: Visitor, path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    judge(path, await page.evaluate<string>(SAID));
  };
  const visitor = async (name: string) => {
    const visiting = await visit(site, 1280, name, { reducedMotion: 'reduce' });
    await visiting.page.addInitScript({ path: PSEUDO });
    return visiting;
  };
  /** Every page with each of its tabs and dialogs. */
  const walk = async (role: 'renter' | 'owner' | 'captain' | 'admin', person: Person, paths: readonly string[]) => {
    const visiting = await visitor(`words-${role}`);
    const { page } = visiting;
    countRequests(page);
    await signIn(visiting, person, `/${role}-dashboard`);
    const seen = new Set<string>();
    let states = 0;
    for (const path of paths) {
      await page.goto(path);
      for await (const { name } of statesOf(page, seen)) {
        states += 1;
        judge(`${path} ${name}`, await page.evaluate<string>(SAID));
      }
    }
    await page.context().close();
    return states;
  };

  beforeAll(async () => {
    owner = await register(site.instance, 'owner', PEOPLE[0]);
    renter = await register(site.instance, 'renter', PEOPLE[1]);
    captain = await acceptedCaptain(site.instance, PEOPLE[2]);
    admin = await administrator(site.instance);
    boat = await listBoat(owner, BOAT);
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 60 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    await untilOffered(renter.client, boat.id, captain.id);
    const wish = { captainId: captain.id, purposeOfRental: 'Birthday' };
    booking = await reserve(renter.client, wishFor(boat, 10, wish));
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, { status: 'confirmed', ownerAdjusted: false });
    charter = await enterCharterThatBegins(admin, { boatId: boat.id, renterId: renter.id, captainId: captain.id });
    await reserve(renter.client, wishFor(boat, 12, wish));
  }, 120_000);

  it('all that is mailed, sent, printed and downloaded of a charter is in it', async () => {
    const { owner, renter, captain, admin } = people();
    const ours = [owner, renter, captain];
    // A welcome, the reservation and its confirmation, to each.
    const mails = await eventuallyHolds(
      () => allMails(site.instance),
      (all) => ours.every((person) => all.filter(({ to }) => to[0]?.address === person.email).length >= 3),
    );
    const isOurs = ({ to }: ReceivedMail) => ours.some(({ email }) => email === to[0]?.address);
    for (const { subject, text } of mails.filter(isOurs)) judge(`mail “${subject}”`, `${subject}\n${text}`);
    await eventuallyHolds(
      () => textsTo(stack, renter.phone),
      ({ length }) => length >= 1,
    );
    for (const { phone } of ours) for (const text of await textsTo(stack, phone)) judge('SMS', text);
    for (const [name, { client }] of [
      ['confirmation', renter],
      ['rental-agreement', renter],
      ['captain-agreement', captain],
      ['receipt', renter],
    ] as const) {
      const response = await fetch(`${site.instance.gatewayUrl}/api/bookings/${booking.id}/${name}`, {
        headers: client.cookies.header(),
      });
      expect([name, response.status]).toEqual([name, 200]);
      const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
      // Addresses are broken where a line ends.
      const addresses = ours.map(({ email }) => new RegExp([...email].map(escaped).join('\\s?'), 'g'));
      judge(
        `${name}.pdf`,
        addresses.reduce((text, each) => text.replace(each, ' '), pages.join('\n')),
      );
    }
    const entry = await renter.client.call<string>('GET', `/api/bookings/${booking.id}/calendar`);
    judge('calendar', shownByCalendar(entry));
    for (const list of ['users', 'bookings', 'payments'])
      judge(`${list}.csv`, headings(await admin.client.call<string>('POST', `/api/admin/${list}/export`, {})));
    judge('ledger.csv', headings(await admin.client.call<string>('GET', '/api/admin/ledger/export')));
    expect(findings()).toEqual([]);
  });

  it('pages of guests and renters are in it, as they open', async () => {
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
    await signIn(atRenter, people().renter, '/renter-dashboard');
    for (const path of [
      `/renter-dashboard?booking=${booking.id}`,
      `/boats/${boat.id}/reserve`,
      `/reservation-sent/${booking.id}`,
      `/bookings/${booking.id}/conversation`,
    ]) {
      await judgePage(atRenter, path);
    }
    expect(findings()).toEqual([]);
  }, 120_000);

  it('what each role has on its dashboard and at the dock is in it, with each tab and dialog', async () => {
    const { owner, renter, captain, admin } = people();
    const dock = `/at-the-dock?id=${charter.id}`;
    const states = await Promise.all([
      walk('renter', renter, ['/renter-dashboard', dock]),
      walk('owner', owner, ['/owner-dashboard', `/boat-management?id=${boat.id}`, dock]),
      walk('captain', captain, ['/captain-dashboard', dock]),
      walk('admin', admin, ['/admin-dashboard', '/admin/people?q=Rory', `/admin/people/${renter.id}`]),
    ]);
    for (const [at, least] of [10, 18, 10, 35].entries()) expect(states[at]).toBeGreaterThanOrEqual(least);
    expect(findings()).toEqual([]);
  }, 300_000);
});
