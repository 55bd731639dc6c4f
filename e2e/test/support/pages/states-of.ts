import type { Page } from 'playwright-core';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { Part } from './faults-of';
import { settled } from './settled';

export const TOPMOST = '[role=dialog]:not([data-aria-hidden])';
const ROOT = `([...document.querySelectorAll('${TOPMOST}')].at(-1) ?? document.querySelector('main'))`;
/** Every button that opens a dialog says that it does. */
const OPENERS = `[...${ROOT}.querySelectorAll('button[aria-haspopup=dialog]')].filter((it) => it.checkVisibility() && !it.disabled)`;
/** The kind of dialog that each button opens, by its words; a button that has the look of a name, by that look. */
const KINDS = `${OPENERS}.map((it) =>
  it.className.includes('rt-') ? it.innerText.trim() || it.getAttribute('aria-label') : it.className)`;

export interface State {
  name: string;
  /** The new part of the page. */
  part: Part;
}

/**
 * Brings a page into each of its states, and says its name while it is in it: as it opens, with each tab chosen, with
 * each dialog open that can be opened from there, and with everything unfolded. Of dialogs that differ by a number
 * alone, one.
 */
export async function* statesOf(page: Page, seen: Set<string>): AsyncGenerator<State> {
  await settled(page);
  yield* statesWithin(page, { name: '', within: 'main', judged: 'main' }, { seen, isFirst: true });
  if (await unfold(page)) yield { name: 'unfolded', part: 'main' };
}

interface Walk {
  /** The kinds of dialogs that were open before. */
  seen: Set<string>;
  isFirst: boolean;
}

interface Place {
  name: string;
  /** Where tabs are looked for. */
  within: Part;
  /** What has not been judged yet: with the first of some tabs, whatever is around them. */
  judged: Part;
}

/** With each of its own tabs chosen, whatever is in there as well. */
async function* statesWithin(page: Page, { name, within, judged }: Place, walk: Walk): AsyncGenerator<State> {
  const tabs = page.locator(within).getByRole('tablist').first().getByRole('tab');
  const names = await tabs.allInnerTexts();
  for (const [at, tab] of names.entries()) {
    await tabs.nth(at).click();
    await settled(page);
    const panel = `[id="${await tabs.nth(at).getAttribute('aria-controls')}"]` as const;
    yield* statesWithin(page, { name: `${name} ${tab}`, within: panel, judged: at === 0 ? judged : panel }, walk);
  }
  if (names.length > 0) return;
  yield { name, part: walk.isFirst ? 'page' : judged };
  walk.isFirst = false;
  yield* dialogsOf(page, name, walk.seen);
}

async function* dialogsOf(page: Page, from: string, seen: Set<string>): AsyncGenerator<State> {
  for (const [at, name] of (await page.evaluate<string[]>(KINDS)).entries()) {
    const kind = `${new URL(page.url()).pathname.replaceAll(/\d+/g, '#')} ${name.replaceAll(/\d+|“.*?”/g, '#')}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    const [before, here] = [await dialogs(page).count(), page.url()];
    await page.evaluate(`${OPENERS}[${at}].click()`);
    await eventuallyHolds(
      () => dialogs(page).count(),
      (count) => count > before,
    );
    await settled(page);
    yield { name: `${from} > ${name}`, part: TOPMOST };
    yield* dialogsOf(page, `${from} > ${name}`, seen);
    await page.keyboard.press('Escape');
    await eventuallyHolds(
      () => dialogs(page).count(),
      (count) => count === before,
    );
    // One that stands on another page has led there.
    if (new URL(page.url()).pathname === new URL(here).pathname) continue;
    await page.goto(here);
    await settled(page);
  }
}

const dialogs = (page: Page) => page.locator('[role=dialog]');

/** The part of a page that is judged after an act. */
export async function shownPart(page: Page): Promise<Part> {
  return (await page.locator(TOPMOST).count()) > 0 ? TOPMOST : 'site';
}

/** The name of the dialog that is open. */
export function titleOfDialog(page: Page): Promise<string> {
  return page.evaluate<string>(
    `((it) => it.getAttribute('aria-label') ?? document.getElementById(it.getAttribute('aria-labelledby'))?.innerText ?? '')(${ROOT})`,
  );
}

/** Opens what is folded. @returns whether there was anything. */
async function unfold(page: Page): Promise<boolean> {
  const folded = await page.evaluate<number>(
    `(() => {
      const folded = [...document.querySelectorAll('main [aria-expanded=false]:not([aria-haspopup], [role=combobox]), main details:not([open]) > summary')]
        .filter((it) => it.checkVisibility());
      folded.forEach((it) => it.click());
      return folded.length;
    })()`,
  );
  if (folded > 0) await settled(page);
  return folded > 0;
}
