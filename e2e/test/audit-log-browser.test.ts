import type { Instance } from '@harbourline/local';
import type { Browser } from 'playwright-core';
import { administrator } from './support/administrator';
import { openBrowser } from './support/browser';
import { register } from './support/people';
import { sharedTestStack, type TestStack } from './support/test-stack';
import { signIn, visit } from './support/visitor';

describe('the audit log in a browser', () => {
  let stack: TestStack;
  let instance: Instance;
  let browser: Browser;

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it.each([375, 1280])('at %i px: says which administrator changed which user, before and after', async (width) => {
    const admin = await administrator(instance);
    const renter = await register(instance, 'renter', 'Rosa Roy');
    await admin.client.call('PATCH', `/api/users/${renter.id}`, { role: 'owner' });

    const visitor = await visit({ browser, instance }, width, 'audit');
    const { page, complaints } = visitor;
    await signIn(visitor, admin, /admin-dashboard/);
    await page.goto('/admin-dashboard?tab=audit');
    await page.getByRole('tab', { name: 'Audit log', selected: true }).waitFor();
    await page.getByLabel('Number').fill(String(renter.id));
    const entries = page.getByRole('article');
    await entries.nth(1).waitFor({ state: 'detached' });
    const entry = entries.filter({ hasText: `PATCH /api/users/${renter.id}` });
    await entry.getByRole('heading', { name: 'Changed a user’s role' }).waitFor();

    const fact = (name: string) => entry.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    expect(await fact('Who').innerText()).toBe(admin.fullName);
    expect(await fact('Email').innerText()).toBe(admin.email);
    expect(await fact('From where').innerText()).not.toBe('');
    const change = entry.locator('section').filter({ has: page.getByText(`User ${renter.id}: changed`) });
    const role = change.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'role', exact: true }) });
    expect(await role.getByRole('cell').allInnerTexts()).toEqual(['renter', 'owner']);
    await visitor.look('entry');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
