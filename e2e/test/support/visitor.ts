import { freshPhone } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { keepPicture } from './browser';
import { PAINTED, TOO_WIDE } from './pages/faults-of';

/** A phone's and a desktop's. */
const WIDTHS = [375, 1280];
const sizeOf = (width: number) => ({ width, height: width < 500 ? 780 : 900 });

export interface Visitor {
  page: Page;
  email: string;
  /** The complaints of the browser. */
  complaints: string[];
  /** No page may be wider than its window, be it a phone's or a desktop's; SCREENSHOTS=yes keeps a picture. */
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
    viewport: sizeOf(width),
    locale: 'en-CA',
    ...options,
  });
  const page = await context.newPage();
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
      // The page has to fit the other width as well; the visitor's own comes last, and stays.
      for (const each of [...WIDTHS.filter((other) => other !== width), width]) {
        await page.setViewportSize(sizeOf(each));
        await page.evaluate(PAINTED);
        const tooWide = await page.evaluate<number>(TOO_WIDE);
        expect({ step, width: each, tooWide: Math.max(0, tooWide) }).toEqual({ step, width: each, tooWide: 0 });
      }
      await keepPicture(page, `${name}-${step}-${width}`, what);
    },
  };
}

/** Has somebody who has read the cookie notice signed in, and on their dashboard: without the page for it, and its toast. */
export async function signIn(
  { page }: Visitor,
  { phone, password }: { phone: string; password: string },
  dashboard: `/${string}-dashboard`,
): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { phone, password } });
  if (!answer.ok()) throw new Error(`POST /api/auth/login answered ${answer.status()}: ${await answer.text()}`);
  // A frame may be of nobody, and have no storage.
  await page.addInitScript(`try { localStorage.setItem('cookie-notice', 'seen') } catch {}`);
  await page.goto(dashboard);
  // Whatever dialog lies over the page by then.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
}

/** A toast stays as long as the pointer rests on it; one that is about to go by itself does not wait for a click. */
export async function closeToast(page: Page): Promise<void> {
  await page.evaluate(`document.querySelector('[role=region] > ol > li button')?.click()`);
}
