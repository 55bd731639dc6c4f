import type { Page } from 'playwright-core';
import { actsOf } from './acts-of';
import { faultsOf, takeLook, type Look } from './faults-of';
import { pagesOf, type Places, type Visiting } from './pages-of';
import { settled } from './settled';
import { shownPart, type State, statesOf, titleOfDialog, TOPMOST } from './states-of';

/** A browser notes every 404 in its console, whatever the page makes of it. */
const NOT_THERE = /999999999|made-up|lost-at-sea/;
/** On a slow machine a walk outlasts an access token: what is refused then is asked again by a renewed session. */
const RENEWED = /status of 401/;
const SAID_OF_CALLS = /status of (40[024]|409|422|503)/;
const IN_ALL_LOOKS = process.env['PAGES_IN_ALL_LOOKS'] === 'yes';
/**
 * Each width and each theme once, or each width in each theme. Judging takes long: unless all are asked for, each page
 * is walked in one of them, by turns.
 */
const LOOKS: readonly [Look, Look, ...Look[]] = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  ...(IN_ALL_LOOKS
    ? ([
        { width: 1280, colorScheme: 'light' },
        { width: 375, colorScheme: 'dark' },
      ] as const)
    : []),
];

export interface Walked {
  /** The faults, in words. */
  faults: string[];
  /** Of all dialogs that were open. */
  titles: string[];
}

/** Goes through every page of a role and every state of it, and judges what is seen and what the console says. */
export async function walkPages(page: Page, role: Visiting, places: Places): Promise<Walked> {
  const said = listenTo(page);
  const [titles, seen] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  const [onPhone, atDesk] = LOOKS;
  let looks: readonly Look[] = LOOKS;
  const framesJudged = new Set<Look>();

  async function judge(path: string, { name, part }: State): Promise<void> {
    if (part === TOPMOST) titles.add(await titleOfDialog(page));
    // Header and footer are the same on every page.
    const withFrame = part === 'page' && looks.some((look) => !framesJudged.has(look));
    if (withFrame) for (const look of looks) framesJudged.add(look);
    faults.push(...(await faultsOf(page, withFrame ? 'site' : part, looks)).map((fault) => `${path} ${name} ${fault}`));
  }
  /** A state that cannot be reached is a fault like others: the rest is walked all the same. */
  async function walk(path: string, look: Look, mayFail: boolean, through: () => Promise<void>): Promise<void> {
    looks = IN_ALL_LOOKS ? LOOKS : [look];
    try {
      await takeLook(page, look);
      await page.goto(path);
      await through();
    } catch (error) {
      faults.push(`${path} cannot be walked: ${error instanceof Error ? error.message : String(error)}`);
    }
    const heard = said.splice(0).filter((text) => !RENEWED.test(text) && !(mayFail && SAID_OF_CALLS.test(text)));
    faults.push(...heard.map((text) => `${path}, the console: ${text}`));
  }

  const byTurns = (at: number) => (at % 2 === 0 ? onPhone : atDesk);
  const pages = pagesOf(places)[role].map((path, at) => ({ path, look: byTurns(at) }));
  // To change the look costs as much as to judge a page.
  for (const { path, look } of pages.toSorted((one, other) => one.look.width - other.look.width))
    await walk(path, look, NOT_THERE.test(path), async () => {
      for await (const state of statesOf(page, seen)) await judge(path, state);
    });
  for (const [at, { path, name, fails = false, prepare, act }] of actsOf(places)[role].entries()) {
    await prepare?.(page);
    await walk(path, byTurns(pages.length + at), fails, async () => {
      await settled(page);
      await act(page);
      await settled(page);
      await judge(path, { name, part: await shownPart(page) });
    });
  }
  return { faults, titles: [...titles] };
}

/** Notes everything that the console says from now on. */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
  });
  return said;
}
