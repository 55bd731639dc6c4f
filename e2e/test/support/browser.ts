import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GIVE_UP_AFTER_MS } from '@harbourline/test-kit/patience';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';
import { ROOT } from './test-stack';

const SCREENSHOTS = join(ROOT, 'test-results', 'screenshots');

/** Pictures are for people: with SCREENSHOTS=yes, what the tests look at is kept. */
const KEEPS_PICTURES = process.env['SCREENSHOTS'] === 'yes';

/**
 * What Chromium does beside showing pages. Of its lists the last one counts, so this one has to repeat what Playwright
 * switches off.
 */
const FEATURES_SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The suggestions of the address bar are two pages of Chromium's own, which every window loads although nobody sees
  // them: four fifths of the processor time that opening a window takes.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  `--disable-features=${FEATURES_SWITCHED_OFF.join(',')}`,
  // Nobody outside of this machine is asked.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** A browser; one is enough for a file, as each visitor has a context of their own. */
export async function openBrowser(): Promise<Browser> {
  if (KEEPS_PICTURES) mkdirSync(SCREENSHOTS, { recursive: true });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ executablePath, args: FLAGS, timeout: GIVE_UP_AFTER_MS });
  return browser.on('context', (context) => context.setDefaultTimeout(GIVE_UP_AFTER_MS));
}

/** A picture of the whole page, or of what the window shows of it, where somebody wants to see it. */
export async function keepPicture(page: Page, name: string, what: 'page' | 'window' = 'page'): Promise<void> {
  if (!KEEPS_PICTURES) return;
  // The header of a page that is scrolled down would stand in the middle of the picture.
  if (what === 'page') await page.evaluate('window.scrollTo(0, 0)');
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: what === 'page' });
}
