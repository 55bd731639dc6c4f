import { freshPhone } from '@harbourline/client';
import { eventually } from '@harbourline/test-kit/eventually';
import type { Locator, Page } from 'playwright-core';
import { closeToast, type Visitor } from './visitor';

const PASSWORD = 'sail-away-77';

/** A first visit becomes an account on the page of a boat, which leads to its reservation. */
export async function registerOnTheBoatPage({ page, email }: Visitor): Promise<void> {
  const createAccount = page.getByRole('tab', { name: 'Create Account' });
  await scrollDownTo(page, createAccount);
  await createAccount.click();
  await page.getByLabel('Full Name').fill('Grace Harper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(freshPhone());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const confirmation = page.getByLabel('Confirm Password');
  if (await confirmation.count()) await confirmation.fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/reserve$/);
  await closeToast(page);
}

/** Chooses a day of the month after this one, a late one that can be had, and a time. */
export async function chooseTime(page: Page, time: string): Promise<void> {
  await page.getByLabel('Purpose of rental').waitFor(); // the boat's page, which goes meanwhile, has a calendar as well
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(20).click();
  await page.getByRole('radio', { name: time, exact: true }).check();
}

/** Agrees to the terms once the price is known, below which nothing moves any more. */
export async function agreeToReserve(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Proceed to Payment - \$\d+/ }).waitFor();
  await page.getByRole('checkbox').check();
}

export async function goToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Proceed to Payment/ }).click();
  await page.waitForURL(/\/checkout/);
  await page.getByLabel('Card number').waitFor();
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** As people do it: what is far down a page is loaded when it comes near. */
async function scrollDownTo(page: Page, what: Locator): Promise<void> {
  await eventually(`${what.toString()} is there`, async () => {
    if (await what.isVisible()) return true;
    await page.mouse.wheel(0, 500);
    return false;
  });
}
