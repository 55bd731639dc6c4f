import type { EmailPreview, EmailTemplate } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { administrator } from './support/administrator';
import { keepPicture } from './support/browser';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor } from './support/people';
import { sharedTestStack } from './support/test-stack';

const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
const HOSTILE = '<img src=x onerror=alert(1)> {{ownerPhone}}';
const WIDTHS = [375, 1280];

describe('messages in a browser', () => {
  const site = browsing(() => sharedTestStack());

  it('every email fits a phone and a desktop and asks for nothing from elsewhere', async () => {
    const { client } = await administrator(site.instance);
    const page = await site.browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const { id } of await client.call<EmailTemplate[]>('GET', '/api/email/templates')) {
      const { html } = await client.call<EmailPreview>('POST', `/api/email/templates/${id}/preview`, {});
      await page.setContent(html);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect([id, width, wide]).toEqual([id, width, 0]);
        await keepPicture(page, `mail-${id}-${width}`);
      }
    }
    expect(asked).toEqual([]);
    await page.close();
  });

  it('a name with markup and a placeholder stands on a page as it was typed', async () => {
    const [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter', HOSTILE)];
    const booking = await reserve(renter.client, wishFor(await listBoat(owner)));
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, ACCEPT);

    const page = await (await site.browser.newContext({ baseURL: site.instance.gatewayUrl })).newPage();
    let alerted = false;
    page.on('dialog', (dialog) => {
      alerted = true;
      void dialog.dismiss();
    });
    await page.goto('/auth');
    await page.getByLabel('Phone').fill(owner.phone);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/owner-dashboard/);
    await page.getByRole('tab', { name: /Confirmed Bookings/ }).click();
    await page.getByText(HOSTILE).first().waitFor();
    expect(alerted).toBe(false);
    await page.context().close();
  });
});
