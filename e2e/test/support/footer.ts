import type { Page } from 'playwright-core';

/** A destination among the footer's links, whose groups are folded on a phone. */
export async function chooseInFooter(page: Page, city: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: city });
  const group = footer.locator('details:not([open])', { has: page.locator('a', { hasText: city }) }).locator('summary');
  if (await group.isVisible()) await group.click();
  await link.click();
}
