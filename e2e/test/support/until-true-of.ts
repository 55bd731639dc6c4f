import { eventually } from '@harbourline/test-kit/eventually';
import type { Page } from 'playwright-core';

/**
 * Waits until an expression is true of a page. Playwright's own `waitForFunction` looks again from within the page, where
 * our Content-Security-Policy lets nothing evaluate text.
 */
export async function untilTrueOf(page: Page, expression: string): Promise<void> {
  await eventually(expression, () => page.evaluate<boolean>(expression));
}
