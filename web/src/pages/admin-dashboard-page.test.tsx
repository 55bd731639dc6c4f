import {
  AUDIT_LOGS,
  acceptLicense,
  countBookings,
  countManualRefunds,
  getEmailConfig,
  getLicenseFile,
  getLicenses,
  getSmsConfig,
  ledgerBalances,
  listBoats,
  listBookings,
  listCaptainRates,
  listContactMessages,
  listDeliveries,
  listEmailTemplates,
  listLedger,
  listPayments,
  listSmsTemplates,
  listSubmittedLicenses,
  listUsers,
  openBookings,
  previewEmailTemplate,
  previewSmsTemplate,
  type SubmittedLicense,
  toggleBoatAvailability,
} from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aBoat, aListedBoat } from '../../test-kit/a-boat';
import { aNamedBooking } from '../../test-kit/a-booking';
import { answer, callsOf } from '../../test-kit/answers';
import { itOpensAndCloses } from '../../test-kit/dialogs';
import { LICENSES } from '../../test-kit/licenses';
import { itTakesOneClick } from '../../test-kit/one-click';
import { aUser } from '../../test-kit/people';
import * as a from '../../test-kit/records';
import { renderPage } from '../../test-kit/render-page';
import { itShowsTheStatesOf } from '../../test-kit/states';

const PEOPLE = [aUser('renter'), aUser('captain'), aUser('owner'), aUser('administrator')];
const BOAT = aListedBoat({ boatName: 'Sea Breeze', ownerId: 4 });
const SUBMITTED: SubmittedLicense = {
  ...{ userId: 3, fullName: 'Carla Santos', licenseType: 'harbor', filePath: 'licenses/two.jpg' },
  ...{ number: 'H-77', expiresOn: '2027-05-01', submittedAt: '2026-07-01T12:00:00Z', acceptedUntil: null },
};

beforeEach(() => {
  answer(listUsers, ({ query }) => PEOPLE.filter(({ role }) => !query.role || role === query.role), { total: 4 });
  answer(listBoats, [BOAT], { total: 1 });
  answer(countBookings, { total: 3, pending: 1 });
  answer(listDeliveries, [], { total: 0 });
  answer(listSubmittedLicenses, [], { total: 0 });
  answer(countManualRefunds, { open: 0, done: 0 });
  answer(listContactMessages, [], { total: 0 });
  answer(getLicenses, LICENSES);
  answer(getLicenseFile);
  answer(listCaptainRates, []);
  answer(listBookings, []);
});

const show = (tab?: string) => renderPage(`/admin-dashboard${tab ? `?tab=${tab}` : ''}`, { as: 'administrator' });
const itShows = itShowsTheStatesOf(show);

it('is for administrators', async () => {
  await renderPage('/admin-dashboard', { as: 'owner' });
  expect(await screen.findByText('Access denied. Administrator role required.')).toBeVisible();
});

it('counts what there is', async () => {
  await show();
  expect(await screen.findByText('Total Bookings')).toBeVisible();
});

itShows('renters', { call: listUsers, data: [PEOPLE, 'Remy Laurent'] });
itShows('bookings', {
  call: listBookings,
  empty: [[], 'No bookings yet'],
  data: [[aNamedBooking()], /Sea Breeze/],
});
itShows('audit', {
  call: AUDIT_LOGS.identity,
  empty: [[], 'No entries yet'],
  data: [[a.anAuditEntry()], /Deactivated a user/],
});

describe('renters', () => {
  itOpensAndCloses({
    ...{ show: () => show('renters'), opener: 'Add Renter', title: 'Add Renter', says: /^All fields are required/ },
  });

  it('are deactivated once it is said what that means', async () => {
    answer(openBookings, { role: 'renter', pending: 1, confirmed: 2, refund: 400 });
    const user = await show('renters');
    const [deactivate] = await screen.findAllByRole('button', { name: 'Deactivate Remy Laurent' });
    if (deactivate) await user.click(deactivate);
    expect(await screen.findByRole('dialog', { name: 'Deactivate Remy Laurent?' })).toBeVisible();
  });

  it('are searched', async () => {
    const user = await show('renters');
    await user.type(await screen.findByLabelText('Search renters', { selector: 'input' }), 'lau');
    await waitFor(() => expect(callsOf(listUsers).at(-1)?.query).toMatchObject({ q: 'lau' }));
  });
});

describe('a boat of an owner', () => {
  itTakesOneClick({
    ...{ show: () => show('owners'), press: /is listed/, as: 'switch', call: toggleBoatAvailability },
    ...{ answered: aBoat({ isAvailable: false }), sends: { params: { id: '7' } } },
    done: 'Boat status has been updated successfully',
  });
});

describe('a license of a captain', () => {
  beforeEach(() => answer(listSubmittedLicenses, [SUBMITTED], { total: 1 }));

  itTakesOneClick({
    ...{ show: () => show('captains'), press: /^Accept the Port of Toronto/, call: acceptLicense, answered: LICENSES },
    sends: {
      params: { id: '3', licenseType: 'harbor' },
      body: { number: 'H-77', expiresOn: '2027-05-01', filePath: 'licenses/two.jpg' },
    },
    done: 'License accepted',
  });
});

describe('what the address names', () => {
  beforeEach(() => {
    answer(listPayments, [a.aPayment()]);
    answer(listLedger, [a.aLedgerEntry()]);
    answer(ledgerBalances, { accounts: [], sum: 0 });
    answer(listDeliveries, [a.aDelivery()]);
    answer(listContactMessages, [a.aContactMessage()], { total: 1 });
    answer(getEmailConfig, a.anEmailConfig());
    answer(listEmailTemplates, [a.anEmailTemplate()]);
    answer(previewEmailTemplate, { subject: 'Confirmed', html: '<p>Dear Remy</p>', text: 'Dear Remy' });
    answer(getSmsConfig, a.anSmsConfig());
    answer(listSmsTemplates, [a.anEmailTemplate()]);
    answer(previewSmsTemplate, { text: 'Dear Remy', characters: 9, parts: 1 });
  });

  it.each([
    ['payments', 'Payment #21'],
    ['payments&view=ledger', 'Deposit paid by card'],
    ['messages', /^Booking confirmed/],
    ['messages&view=contact', 'Do you take twelve of us?'],
    ['email', 'Sender name'],
    ['sms', 'SMS is not set up yet'],
  ])('is shown: %s', async (tab, text) => {
    await show(tab);
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  });
});
