import { join } from 'node:path';
import { freshPhone, type Instance } from '@harbourline/local';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SCREENSHOTS } from './browser';

export interface Visitor {
  page: Page;
  email: string;
  /** What the browser complained about. */
  complaints: string[];
  /** A screenshot of the whole page, or of what the window shows of it; no page may be wider than its window. */
  look(step: string, what?: 'page' | 'window'): Promise<void>;
}

/** Somebody with a window of this width of their own. `name` is what their screenshots begin with. */
export async function visit(
  { browser, instance }: { browser: Browser; instance: Instance },
  width: number,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: instance.gatewayUrl,
    viewport: { width, height: width < 500 ? 780 : 900 },
    locale: 'en-CA',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(100_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[129]/.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return {
    page,
    complaints,
    email: `${name}-${width}-${freshPhone().slice(-7)}@example.com`,
    async look(step, what = 'page') {
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      expect(wide).toBeLessThanOrEqual(0);
      // Where the page is scrolled down, its header would stand in the middle of the picture.
      if (what === 'page') await page.evaluate('window.scrollTo(0, 0)');
      const path = join(SCREENSHOTS, `${name}-${step}-${width}.png`);
      await page.screenshot({ path, fullPage: what === 'page' });
    },
  };
}

/** Signs in on the page for it, and waits for the dashboard. */
export async function signIn(
  { page }: Visitor,
  { phone, password }: { phone: string; password: string },
  dashboard: RegExp,
): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(dashboard);
  await closeToast(page);
}

/** A toast stays as long as the pointer rests on it; one that is about to go by itself does not wait for a click. */
export async function closeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /close|dismiss/i }).evaluateAll('(buttons) => buttons[0]?.click()');
}
