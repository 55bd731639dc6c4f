import type { BoatView } from '@harbourline/contracts';
import { ApiClient } from '@harbourline/client';
import { DEMO_ACCOUNTS } from '@harbourline/local';
import { browsing } from './support/browsing';
import { holdTime } from './support/pages/acts-of';
import { fillWithExamples } from './support/pages/fill-with-examples';
import { DIALOGS, type Places, type Visiting } from './support/pages/pages-of';
import { countRequests, settled } from './support/pages/settled';
import { walkPages, type Walked } from './support/pages/walk-pages';
import { startTestStack } from './support/test-stack';
import { signIn, visit, type Visitor } from './support/visitor';

const ROLES = ['guest', 'renter', 'owner', 'captain', 'admin'] as const;

describe('every page', () => {
  const site = browsing(() => startTestStack());
  let places: Places;

  beforeAll(async () => {
    places = await fillWithExamples(site.instance);
  });

  async function openAs(role: Visiting): Promise<Visitor> {
    const visitor = await visit(site, 375, `pages-${role}`, { reducedMotion: 'reduce' });
    const { page } = visitor;
    countRequests(page);
    const account = DEMO_ACCOUNTS.find((each) => each.role === role);
    if (account) await signIn(visitor, account, `/${role}-dashboard`);
    return visitor;
  }

  async function walk(role: Visiting): Promise<Walked> {
    const { page } = await openAs(role);
    if (role === 'renter') await holdTime(page, places.boatId);
    const walked = await walkPages(page, role, places);
    await page.context().close();
    return walked;
  }

  it.each(ROLES)(
    'of a %s, with each tab and dialog, can be read and used by everybody, and the console stays empty',
    async (role) => {
      const { faults, titles } = await walk(role);
      expect(faults).toEqual([]);
      const missing = () => DIALOGS[role].filter((title) => !titles.some((seen) => title.test(seen)));
      // On a busy machine a button may appear only after its page looked finished.
      if (missing().length > 0) {
        const again = await walk(role);
        expect(again.faults).toEqual([]);
        titles.push(...again.titles);
      }
      expect(missing()).toEqual([]);
    },
    1_800_000,
  );

  it('that edits a boat lets its owner put the photos in order with the keyboard alone', async () => {
    const { page } = await openAs('owner');
    const imagesOf = async () =>
      (await new ApiClient(site.instance.gatewayUrl).call<BoatView>('GET', `/api/boats/${places.boatId}`)).images;
    const [one, two, three] = await imagesOf();
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(`/boat-management?id=${places.boatId}`);
    await page.getByRole('tab', { name: 'Photos' }).click();
    await press('Make photo 3 the main photo');
    await press('Move photo 1 one place later');
    // The photo that was moved keeps the focus, where it is now.
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: 'Move photo 2 one place later' }))
      .waitFor();
    await press('Move photo 3 one place earlier');
    await press('Update Listing');
    await page.getByText('Boat listing updated successfully').first().waitFor();
    expect(await imagesOf()).toEqual([one, two, three]);
    await page.context().close();
  });

  it.each([
    ['renter', '/renter-dashboard?tab=confirmed', /46ft Beneteau Oceanis/],
    ['guest', '/boats', /27ft Regal LX6/],
  ] as const)(
    'of a %s at %s is on paper what it says, without what is there to be pressed',
    async (role, path, fact) => {
      const { page } = await openAs(role);
      await page.goto(path);
      await page.getByText(fact).first().waitFor();
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText(fact).locator('visible=true').count()).toBeGreaterThan(0);
      expect(await page.getByText(/\$\d/).locator('visible=true').count()).toBeGreaterThan(0);
      expect(
        await page.locator('nav:visible, header nav:visible, button:visible, [role=tablist]:visible').count(),
      ).toBe(0);
      await page.context().close();
    },
  );
});
