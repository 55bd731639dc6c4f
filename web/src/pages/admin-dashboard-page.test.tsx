import {
  AUDIT_LOGS,
  acceptLicense,
  countBookings,
  countManualRefunds,
  createUser,
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
  listDiscrepancies,
  listDisputes,
  listEmailTemplates,
  listLedger,
  listManualRefunds,
  listPayments,
  listPayouts,
  listRefunds,
  listSmsTemplates,
  listSubmittedLicenses,
  listUsers,
  markGivenBack,
  markPaidOut,
  openBookings,
  previewEmailTemplate,
  previewSmsTemplate,
  rejectLicense,
  resetEmailTemplate,
  resolveDiscrepancy,
  retryRefund,
  saveEmailConfig,
  sendAgain,
  type SubmittedLicense,
  testEmail,
  toggleBoatAvailability,
  updateContactMessage,
  updateUser,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoat, aListedBoat } from '../../test-kit/a-boat';
import { aNamedBooking } from '../../test-kit/a-booking';
import { answer, callsOf } from '../../test-kit/answers';
import { LICENSES } from '../../test-kit/licenses';
import { aUser } from '../../test-kit/people';
import * as a from '../../test-kit/records';
import { fill, renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const PEOPLE = [aUser('renter'), aUser('captain'), aUser('owner'), aUser('administrator')];
const BOAT = aListedBoat({ boatName: 'Sea Breeze', ownerId: 4 });

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
  answer(ledgerBalances, { accounts: [], sum: 0 });
});

const show = (search = '') => renderPage(`/admin-dashboard${search}`, { as: 'administrator' });

it('is for administrators', async () => {
  await renderPage('/admin-dashboard', { as: 'owner' });
  expect(await screen.findByText('Access denied. Administrator role required.')).toBeVisible();
});

it('counts what there is', async () => {
  await show();
  expect(await screen.findByText('Total Bookings')).toBeVisible();
});

describe('renters', () => {
  itShowsItsStates({
    call: listUsers,
    show: () => show('?tab=renters'),
    data: [PEOPLE, 'Remy Laurent'],
  });

  it('are added', async () => {
    answer(createUser, aUser('renter'));
    const user = await show('?tab=renters');
    await user.click(await screen.findByRole('button', { name: 'Add Renter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Renter' }));
    await fill(user, dialog.getByLabelText('Full Name'), 'Remy Laurent');
    await fill(user, dialog.getByLabelText('Email'), 'remy@example.com');
    await fill(user, dialog.getByLabelText('Phone'), '4165550102');
    await fill(user, dialog.getByLabelText('Password'), 'secret-7');
    await user.click(dialog.getByRole('button', { name: 'Add Renter' }));
    expect(await screen.findByText('New renter added successfully')).toBeVisible();
    expect(callsOf(createUser)[0]?.body).toMatchObject({ role: 'renter', phone: '4165550102' });
  });

  it('are deactivated once it is said what that means', async () => {
    answer(openBookings, { role: 'renter', pending: 1, confirmed: 2, refund: 400 });
    answer(updateUser, aUser('renter', { active: false }));
    const user = await show('?tab=renters');
    const [deactivate] = await screen.findAllByRole('button', { name: 'Deactivate Remy Laurent' });
    if (deactivate) await user.click(deactivate);
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Remy Laurent?' }));
    expect(await dialog.findByText(/1 pending request, 2 confirmed charters/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Account deactivated')).toBeVisible();
    expect(callsOf(updateUser)[0]?.body).toMatchObject({ active: false });
  });

  it('are searched', async () => {
    const user = await show('?tab=renters');
    await user.type(await screen.findByLabelText('Search renters', { selector: 'input' }), 'lau');
    await waitFor(() => expect(callsOf(listUsers).at(-1)?.query).toMatchObject({ q: 'lau' }));
  });
});

describe('owners', () => {
  it('have their boats shown, and hidden', async () => {
    answer(toggleBoatAvailability, aBoat({ isAvailable: false }));
    const user = await show('?tab=owners');
    expect(await screen.findByText('Olive Tremblay')).toBeVisible();
    await user.click(await screen.findByRole('switch', { name: /is listed/ }));
    expect(await screen.findByText('Boat status has been updated successfully')).toBeVisible();
  });
});

describe('captains', () => {
  const SUBMITTED: SubmittedLicense = {
    ...{ userId: 3, fullName: 'Carla Santos', licenseType: 'harbor', filePath: 'licenses/two.jpg' },
    ...{ number: 'H-77', expiresOn: '2027-05-01', submittedAt: '2026-07-01T12:00:00Z', acceptedUntil: null },
  };

  it('have their licenses accepted', async () => {
    answer(listSubmittedLicenses, [SUBMITTED], { total: 1 });
    answer(acceptLicense, LICENSES);
    const user = await show('?tab=captains');
    await user.click(await screen.findByRole('button', { name: /^Accept the Port of Toronto/ }));
    expect(await screen.findByText('License accepted')).toBeVisible();
    expect(callsOf(acceptLicense)[0]?.body).toMatchObject({ number: 'H-77', expiresOn: '2027-05-01' });
  });

  it('have their licenses rejected for a reason', async () => {
    answer(listSubmittedLicenses, [SUBMITTED], { total: 1 });
    answer(rejectLicense, LICENSES);
    const user = await show('?tab=captains');
    const [reject] = await screen.findAllByRole('button', { name: /^Reject the Port of Toronto/ });
    if (reject) await user.click(reject);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this license?' }));
    await fill(user, dialog.getByLabelText('Reason'), 'It cannot be read');
    await user.click(dialog.getByRole('button', { name: 'Reject License' }));
    expect(await screen.findByText('License rejected')).toBeVisible();
    expect(callsOf(rejectLicense)[0]?.body).toMatchObject({ reason: 'It cannot be read' });
  });
});

describe('bookings', () => {
  itShowsItsStates({
    call: listBookings,
    show: () => show('?tab=bookings'),
    empty: [[], 'No bookings yet'],
    data: [[aNamedBooking()], /Sea Breeze/],
  });
});

describe('payments', () => {
  const view = (name: string) => () => show(`?tab=payments&view=${name}`);

  describe('themselves', () => {
    itShowsItsStates({
      call: listPayments,
      show: view('payments'),
      empty: [[], 'No payments'],
      data: [[a.aPayment()], 'Payment #21'],
    });
  });
  describe('going back', () => {
    itShowsItsStates({
      call: listRefunds,
      show: view('refunds'),
      empty: [[], 'No failed refunds'],
      data: [[a.aRefund()], 'Refund #31'],
    });
  });
  describe('in dispute', () => {
    itShowsItsStates({
      call: listDisputes,
      show: view('disputes'),
      empty: [[], 'No disputes'],
      data: [[a.aDispute()], 'Dispute #41'],
    });
  });
  describe('that others contradict', () => {
    itShowsItsStates({
      call: listDiscrepancies,
      show: view('discrepancies'),
      empty: [[], 'No open discrepancies'],
      data: [[a.aDiscrepancy()], 'Different amounts'],
    });
  });
  describe('in the books', () => {
    itShowsItsStates({
      call: listLedger,
      show: view('ledger'),
      empty: [[], 'No entries'],
      data: [[a.aLedgerEntry()], 'A deposit was paid'],
    });
  });
  describe('due to owners', () => {
    itShowsItsStates({
      call: listPayouts,
      show: view('payouts'),
      empty: [[], 'Nothing is due'],
      data: [[a.aPayout()], 'Olive Tremblay'],
    });
  });
  describe('to give back', () => {
    itShowsItsStates({
      call: listManualRefunds,
      show: view('by-hand'),
      empty: [[], 'Nothing to give back'],
      data: [[a.aManualRefund()], 'Deposit for 32ft Sundancer'],
    });
  });

  it('are paid back when that is tried again', async () => {
    answer(listRefunds, [a.aRefund()]);
    answer(retryRefund, a.aRefund({ status: 'requested' }));
    const user = await view('refunds')();
    await user.click(await screen.findByRole('button', { name: 'Try refund 31 again now' }));
    expect(await screen.findByText('The refund is being tried again')).toBeVisible();
  });

  it('are marked as paid out', async () => {
    answer(listPayouts, [a.aPayout()]);
    answer(markPaidOut, { ...a.aPayout(), status: 'paid_out' });
    const user = await view('payouts')();
    await user.click(await screen.findByRole('button', { name: /^Mark as paid out/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark $200 as paid out?' }));
    await user.type(dialog.getByLabelText('Reference'), 'T-17');
    await user.click(dialog.getByRole('button', { name: 'Mark as paid out' }));
    await waitFor(() => expect(callsOf(markPaidOut)[0]?.body).toMatchObject({ reference: 'T-17', amount: 200 }));
  });

  it('are marked as given back', async () => {
    answer(listManualRefunds, [a.aManualRefund()]);
    answer(markGivenBack, { ...a.aManualRefund(), status: 'done' });
    const user = await view('by-hand')();
    await user.click(await screen.findByRole('button', { name: /^Mark as given back/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark $400 as given back?' }));
    await user.type(dialog.getByLabelText('Reference'), 'T-18');
    await user.click(dialog.getByRole('button', { name: 'Mark as given back' }));
    await waitFor(() => expect(callsOf(markGivenBack)[0]?.body).toMatchObject({ reference: 'T-18' }));
  });

  it('are explained where they differ', async () => {
    answer(listDiscrepancies, [a.aDiscrepancy()]);
    answer(resolveDiscrepancy, a.aDiscrepancy());
    const user = await view('discrepancies')();
    await user.click(await screen.findByRole('button', { name: 'Resolve discrepancy 61' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this discrepancy?' }));
    await fill(user, dialog.getByLabelText('Explanation'), 'A fee of the bank');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Discrepancy resolved')).toBeVisible();
  });
});

describe('messages', () => {
  describe('that were sent', () => {
    itShowsItsStates({
      call: listDeliveries,
      show: () => show('?tab=messages'),
      data: [[a.aDelivery()], /Booking confirmed/],
    });
  });

  describe('that visitors wrote', () => {
    itShowsItsStates({
      call: listContactMessages,
      show: () => show('?tab=messages&view=contact'),
      empty: [[], 'Every message has been answered'],
      data: [[a.aContactMessage()], 'Do you take twelve of us?'],
    });
  });

  it('are sent again', async () => {
    answer(listDeliveries, [a.aDelivery()], { total: 1 });
    answer(sendAgain, a.aDelivery({ status: 'waiting' }));
    const user = await show('?tab=messages');
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('The message is on its way again')).toBeVisible();
  });

  it('are marked as answered', async () => {
    answer(listContactMessages, [a.aContactMessage()], { total: 1 });
    answer(updateContactMessage, a.aContactMessage({ handledAt: '2026-07-08T14:00:00Z' }));
    const user = await show('?tab=messages&view=contact');
    await user.click(await screen.findByRole('button', { name: /^Mark as answered/ }));
    expect(await screen.findByText('Marked as answered')).toBeVisible();
  });
});

describe('the settings of emails', () => {
  beforeEach(() => {
    answer(getEmailConfig, a.anEmailConfig());
    answer(listEmailTemplates, [a.anEmailTemplate()]);
    answer(previewEmailTemplate, { subject: 'Confirmed', html: '<p>Dear Remy</p>', text: 'Dear Remy' });
  });

  it('are saved', async () => {
    answer(saveEmailConfig, a.anEmailConfig());
    const user = await show('?tab=email');
    await fill(user, await screen.findByLabelText('Sender name'), 'Harbourline Support');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('Email configuration saved successfully')).toBeVisible();
    expect(callsOf(saveEmailConfig)[0]?.body).toMatchObject({ fromName: 'Harbourline Support' });
  });

  it('bring a template back', async () => {
    answer(resetEmailTemplate, a.anEmailTemplate({ changed: false }));
    const user = await show('?tab=email');
    await user.click(await screen.findByRole('button', { name: 'Reset to Defaults' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reset “Booking confirmed”/ }));
    await user.click(dialog.getByRole('button', { name: 'Reset to Defaults' }));
    expect(await screen.findByText('Template reset to the default')).toBeVisible();
  });

  it('send a test', async () => {
    answer(testEmail, { message: 'Sent' });
    const user = await show('?tab=email');
    await fill(user, await screen.findByLabelText('Send to'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    expect(await screen.findByText('Test email sent successfully')).toBeVisible();
  });
});

it('shows the settings of text messages', async () => {
  answer(getSmsConfig, a.anSmsConfig());
  answer(listSmsTemplates, [a.anEmailTemplate()]);
  answer(previewSmsTemplate, { text: 'Dear Remy', characters: 9, parts: 1 });
  await show('?tab=sms');
  expect(await screen.findByText('SMS is not set up yet')).toBeVisible();
});

describe('the audit log', () => {
  itShowsItsStates({
    call: AUDIT_LOGS.identity,
    show: () => show('?tab=audit'),
    empty: [[], 'No entries yet'],
    data: [[a.anAuditEntry()], /Deactivated a user/],
  });
});
