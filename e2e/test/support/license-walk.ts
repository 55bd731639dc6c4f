import type { Locator, Page } from 'playwright-core';
import { drawLicenceCard } from '@harbourline/local/demo/draw-licence-card';
import { keepPicture } from './browser';
import { closeToast, type Visitor } from './visitor';

export interface LicenseInHand {
  title: string;
  holder: string;
  number: string;
  /** YYYY-MM-DD */
  expiresOn: string;
}

/** The captain's dashboard, with the licenses on screen. */
export async function openLicenses({ page }: Visitor): Promise<void> {
  await page.goto('/captain-dashboard');
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await page.getByRole('heading', { name: "Pleasure Craft Operator's License" }).waitFor();
}

/** The captain says what stands on a license, and sends the picture of it. */
export async function submitLicense({ page }: Visitor, license: LicenseInHand): Promise<void> {
  const card = cardOf(page, license);
  await card.getByLabel('Number on the license').fill(license.number);
  await card.getByLabel('Expires on').fill(license.expiresOn);
  await card.getByLabel(`File for your ${license.title}`).setInputFiles({
    name: 'license.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawLicenceCard(license),
  });
  await card.getByText('Submitted', { exact: true }).waitFor();
  await card.getByText(`Number ${license.number}`).waitFor();
  await closeToast(page);
}

/** The captain's view of one license. */
export function cardOf(page: Page, { title }: Pick<LicenseInHand, 'title'>): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The administrator's list of what waits for a review. @returns how many it says there are */
export async function openReviews({ page }: Visitor): Promise<number> {
  await page.goto('/admin-dashboard?tab=captains');
  const heading = page.getByRole('heading', { name: /^Licenses to review \(\d+\)$/ });
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
}

/** Waits until a license is gone from the list. */
export async function untilReviewed({ page }: Visitor, license: LicenseInHand): Promise<void> {
  await reviewOf(page, license).waitFor({ state: 'detached' });
}

/** Opens the picture beside the page, as an administrator does to read it. @returns how wide it is, in pixels */
export async function readPicture({ page }: Visitor, license: LicenseInHand, name: string): Promise<number> {
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    reviewOf(page, license)
      .getByRole('link', { name: /^View the/ })
      .click(),
  ]);
  await beside.waitForURL(/\/api\/image\/licenses\//);
  const width = await beside.evaluate('document.images[0].naturalWidth');
  await keepPicture(beside, name, 'window');
  await beside.close();
  return Number(width);
}

/** The review of one license, which waits. */
function reviewOf(page: Page, { title, holder }: LicenseInHand): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })
    .filter({ has: page.getByRole('form', { name: `Review the ${title} of ${holder}` }) })
    .last(); // the innermost
}

export async function acceptLicense({ page }: Visitor, license: LicenseInHand): Promise<void> {
  const review = reviewOf(page, license);
  expect(await review.getByLabel('Number').inputValue()).toBe(license.number);
  expect(await review.getByLabel('Expires on').inputValue()).toBe(license.expiresOn);
  await review.getByRole('button', { name: /^Accept the/ }).click();
  await page.getByText('License accepted').first().waitFor();
  await closeToast(page);
}

export async function rejectLicense(admin: Visitor, license: LicenseInHand, reason: string): Promise<void> {
  const { page, look } = admin;
  await reviewOf(page, license)
    .getByRole('button', { name: /^Reject the/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await look('2-reason', 'window');
  await dialog.getByRole('button', { name: 'Reject License' }).click();
  await page.getByText('License rejected').first().waitFor();
  await closeToast(page);
}

/** Opens the reservation of a boat for a day. @returns whom it offers as captain */
export async function captainsOffered({ page }: Visitor, boatId: number, date: string): Promise<string[]> {
  await page.goto(`/boats/${boatId}/reserve?date=${date}`);
  await page.getByLabel('Captain', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.getByLabel('Captain', { exact: true }).locator('option').allTextContents();
}
