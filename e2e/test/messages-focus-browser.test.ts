import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@harbourline/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { query } from './support/query';
import type { Person } from './support/people';
import { sharedTestStack } from './support/test-stack';

describe('messages by keyboard', () => {
  const site = browsing(() => sharedTestStack());
  let context: BrowserContext;
  let admin: Person;
  let page: Page;

  beforeAll(async () => {
    admin = await administrator(site.instance);
    context = await site.browser.newContext({ baseURL: site.instance.gatewayUrl });
    page = await context.newPage();
    await page.goto('/auth');
    await page.getByLabel('Phone').fill(admin.phone);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/admin-dashboard/);
  });

  /** The words of the element that has the focus. */
  const focused = () =>
    page.evaluate(
      `(() => { const it = document.activeElement; return it.getAttribute('aria-label') ?? it.labels?.[0]?.innerText ?? it.innerText; })()`,
    );
  const expectFocus = async (words: string | RegExp) => {
    await eventuallyHolds(focused, fits(words));
  };
  const fits = (words: string | RegExp) => (seen: unknown) => new RegExp(words).test(String(seen));
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  describe('in the settings', () => {
    beforeEach(async () => {
      await page.goto('/admin-dashboard?tab=email');
      await page.getByLabel('Sender name').waitFor();
    });

    it('the focus stays beside a secret that is not entered after all', async () => {
      await press('Enter: Provider key');
      await expectFocus('^Provider key$');
      await press('Cancel: Provider key');
      await expectFocus('^Enter: Provider key$');
    });

    it('the focus stays where changes are discarded, and where they are saved', async () => {
      await page.getByLabel('Sender name').fill('Somebody');
      await press('Discard');
      await expectFocus('^Everything is saved');
      const name = `Harbourline ${randomUUID()}`;
      await page.getByLabel('Sender name').fill(name);
      await press('Save all');
      await expectFocus('^Everything is saved');
      expect(await page.getByLabel('Sender name').inputValue()).toBe(name);
    });

    it('the focus goes back to the template that was reset', async () => {
      await page.getByLabel('Subject', { exact: true }).fill('Something else');
      await press('Save all');
      await page.getByText('Email template updated successfully').first().waitFor();
      await press('Reset to Defaults');
      await page.getByRole('dialog').getByRole('button', { name: 'Reset to Defaults' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expectFocus('^Template$');
    });

    it('an address that was refused is not left behind without a word', async () => {
      await page.getByLabel('BCC', { exact: true }).fill('office.example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.getByText('Not saved: Settings').waitFor();
      await press('Save all');
      await expectFocus('^BCC$');
      await page.getByText('Please enter a valid email address').first().waitFor();
      await page.getByRole('tab', { name: /Bookings/ }).click();
      await page.getByRole('button', { name: 'Leave without saving' }).waitFor();
      await page.keyboard.press('Escape');
      await press('Discard');
      expect(await page.getByLabel('BCC', { exact: true }).inputValue()).toBe('');
    });
  });

  it('the focus stays with the messages that have failed and are sent again', async () => {
    await query(
      site.instance,
      'notifications',
      `INSERT INTO deliveries (id, event_id, recipient_id, channel, template, about, user_ids, status, attempts, created_at, last_error)
       SELECT gen_random_uuid(), gen_random_uuid(), $1, 'email', 'welcome-owner', '{"kind":"account"}', ARRAY[$1::int],
              'failed', 3, now(), 'Mailbox full' FROM generate_series(1, 2)`,
      [admin.id],
    );
    await page.goto('/admin-dashboard?tab=messages');
    await press('Show them');
    await expectFocus('^Status$');
    await page.getByRole('article').filter({ hasNotText: 'Why it failed' }).first().waitFor({ state: 'hidden' });
    await press(/^Send again/);
    await expectFocus('^Status$');
    await page.getByLabel('Status', { exact: true }).selectOption('');
    await page.getByRole('article').filter({ hasNotText: 'Why it failed' }).first().waitFor();
    await press(/^Send again/);
    await expectFocus('^Owner: welcome');
  });

  it('a visitor whose answer was lost sends again, and is read once', async () => {
    const message = `May we bring a dog? ${randomUUID()}`;
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Visitor');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('416 555 0199');
    await page.getByLabel('Preferred destination').selectOption('toronto');
    await page.getByLabel('Message', { exact: true }).fill(message);
    await page.route('/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press('Send Message');
    await page.getByText('There was an error sending your message').first().waitFor();
    await page.unroute('/api/contact');
    await press('Send Message');
    await page.getByText('Message Sent!').first().waitFor();
    const kept = await admin.client.call<ContactMessage[]>('GET', '/api/admin/contact-messages?handled=false');
    expect(kept.filter((one) => one.message === message)).toHaveLength(1);
  });
});
