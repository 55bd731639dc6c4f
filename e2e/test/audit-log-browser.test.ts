import { freshPhone, reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { signIn, visit } from './support/visitor';

describe('the audit log in a browser', () => {
  const site = browsing(() => sharedTestStack());

  it('says which administrator changed which user, before and after', async () => {
    const admin = await administrator(site.instance);
    const renter = await register(site.instance, 'renter', 'Rosa Roy');
    await admin.client.call('PATCH', `/api/users/${renter.id}`, { role: 'owner' });

    const visitor = await visit(site, 375, 'audit');
    const { page, complaints } = visitor;
    await signIn(visitor, admin, '/admin-dashboard');
    await page.goto('/admin-dashboard?tab=audit');
    await page.getByRole('tab', { name: 'Audit log', selected: true }).waitFor();
    await page.getByLabel('Number').fill(String(renter.id));
    const entries = page.getByRole('article');
    await entries.nth(1).waitFor({ state: 'detached' });
    const entry = entries.filter({ hasText: `PATCH /api/users/${renter.id}` });
    await entry.getByRole('heading', { name: 'Changed a user’s role' }).waitFor();
    await entry.getByRole('link', { name: admin.fullName }).waitFor(); // names are asked for once the entries are there

    const fact = (name: string) => entry.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    expect(await fact('Who').innerText()).toBe(admin.fullName);
    expect(await fact('Email').innerText()).toBe(admin.email);
    expect(await fact('IP address').innerText()).not.toBe('');
    const change = entry.locator('section').filter({ has: page.getByText(`User ${renter.id}: changed`) });
    const role = change.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'role', exact: true }) });
    expect(await role.getByRole('cell').allInnerTexts()).toEqual(['renter', 'owner']);
    await visitor.look('entry');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('answers who says that they were charged twice, from the last four digits to both payments', async () => {
    const admin = await administrator(site.instance);
    const owner = await register(site.instance, 'owner', 'Olga Twin');
    const renter = await register(site.instance, 'renter', 'Rosa Twice');
    const boat = await listBoat(owner);
    const bookings = [await reserve(renter.client, wishFor(boat, 10)), await reserve(renter.client, wishFor(boat, 11))];

    const visitor = await visit(site, 1280, 'charged-twice');
    const { page, complaints } = visitor;
    await signIn(visitor, admin, '/admin-dashboard');
    await page.getByRole('link', { name: 'Find a person' }).click();
    const field = page.getByRole('textbox', { name: 'Find a person, a payment, a booking or a message' });
    await field.fill('4242');
    const found = page.getByRole('article').filter({ hasText: 'Visa, ending in 4242' });
    await found
      .filter({ hasText: `Booking #${bookings[1]?.id}` })
      .getByRole('link', { name: 'Rosa Twice' })
      .click();

    await page.waitForURL(`/admin/people/${renter.id}`);
    await page.getByRole('heading', { level: 1, name: 'Rosa Twice' }).waitFor();
    for (const { id, paymentIntentId, depositAmount } of bookings) {
      const payment = page.getByRole('article').filter({ hasText: `Booking #${id}` });
      await payment.getByText(paymentIntentId ?? '', { exact: true }).waitFor();
      expect(await payment.innerText()).toContain(`$${depositAmount}`);
      expect(
        await payment.getByText('Paid', { exact: true }).locator('xpath=following-sibling::dd').innerText(),
      ).toMatch(/\d{4}, \d+:\d\d [ap]\.m\./);
    }
    await visitor.look('person');
    await page.getByRole('tab', { name: 'Bookings' }).click();
    await page.getByRole('button', { name: `Details of booking ${bookings[0]?.id}` }).waitFor();
    await page.getByRole('link', { name: 'Olga Twin' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Olga Twin' }).waitFor();
    await page.getByRole('tab', { name: 'Sign-ins' }).click();
    await page.getByText('Still open').waitFor();
    await visitor.look('sign-ins');
    await page.goto('/admin/people?q=%28' + owner.phone.slice(2, 5) + '%29%20' + owner.phone.slice(5));
    await page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'Olga Twin' }).waitFor();
    expect(await page.getByText(/User \d+/).count()).toBe(0);

    await page.getByRole('button', { name: 'Deactivate Olga Twin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Open bookings: 2 pending requests, 0 confirmed charters').waitFor();
    await dialog.getByText('Deposits of $700 are returned.').waitFor();
    await visitor.look('deactivate');
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventuallyHolds(
      () => renter.client.call<{ outcome: string | null }[]>('GET', '/api/bookings'),
      (own) => own.length === 2 && own.every(({ outcome }) => outcome === 'boat_withdrawn'),
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('asks somebody whom an administrator has added for the terms and their age before anything else', async () => {
    const admin = await administrator(site.instance);
    const added = { fullName: 'Rene Added', phone: freshPhone(), password: 'a-long-way-out', role: 'renter' };
    const email = `rene${added.phone.slice(1)}@example.com`;
    await admin.client.call('POST', '/api/admin/users', { ...added, email });

    const visitor = await visit(site, 375, 'agreement');
    const { page, complaints } = visitor;
    await signIn(visitor, added, '/renter-dashboard');
    const dialog = page.getByRole('dialog', { name: 'Before you continue' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/boats');
    await dialog.waitFor();
    await visitor.look('asked', 'window');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('You must be 18 or older and accept the terms to create an account').waitFor();
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
