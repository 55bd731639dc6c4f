import type {
  AdminDispute,
  AdminPayment,
  AdminRefund,
  AuditEntry,
  ContactMessage,
  DeliveryView,
  Discrepancy,
  EmailConfig,
  EmailTemplate,
  LedgerEntry,
  ManualRefund,
  Payout,
  SmsConfig,
} from '@harbourline/contracts';

// What administrators look at: one of each kind.

const AT = '2026-07-01T12:00:00Z';
const REMY = { renterId: 2, renterName: 'Remy Laurent' };

export const aRefund = (change: Partial<AdminRefund> = {}): AdminRefund => ({
  ...{ id: 31, paymentId: 21, bookingId: 1, ...REMY, amount: 400, status: 'failed', tries: 5 },
  ...{ lastError: 'The card has expired.', requestedAt: AT, succeededAt: null, nextTryAt: AT },
  ...change,
});

export const aDispute = (): AdminDispute => ({
  ...{ id: 41, paymentId: 21, bookingId: 1, ...REMY, amount: 400, reason: 'fraudulent', status: 'open' },
  ...{ providerDisputeId: 'dp_1', openedAt: AT, closedAt: null },
});

export const aPayment = (change: Partial<AdminPayment> = {}): AdminPayment => ({
  ...{ id: 21, paymentIntentId: 'pi_1', bookingId: 1, ...REMY, boatId: 7, status: 'succeeded' },
  ...{ card: { brand: 'visa', last4: '4242' }, amount: 400, creditApplied: 0, captured: 400, refunded: 0 },
  ...{ createdAt: AT, paidAt: AT, refunds: [], disputes: [] },
  ...change,
});

export const aManualRefund = (): ManualRefund => ({
  ...{ bookingId: 1, ...REMY, boatTitle: '32ft Sundancer', paidAt: AT, paidReference: 'T-9' },
  ...{ amount: 400, givenBack: 0, outstanding: 400, dueSince: AT, status: 'open' },
  ...{ givenBackAt: null, reference: null },
});

export const aPayout = (): Payout => ({
  ...{ bookingId: 1, ownerId: 4, ownerName: 'Olive Tremblay', boatTitle: '32ft Sundancer', charterEnd: AT },
  ...{ amount: 200, taxes: 20, commission: 180, paidOut: 0, outstanding: 200, dueAt: AT, status: 'due' },
  ...{ paidOutAt: null, reference: null },
});

export const aLedgerEntry = (): LedgerEntry => ({
  ...{ id: 51, transaction: 'payment 21', at: AT, account: 'deposits', amount: -400 },
  ...{ bookingId: 1, paymentId: 21, memo: 'Deposit paid by card', reason: { code: 'deposit_paid', by: ['card'] } },
});

export const aDiscrepancy = (): Discrepancy => ({
  ...{ id: 61, kind: 'amount_differs', paymentId: 21, bookingId: 1, providerId: 'pi_1', row: null },
  ...{ detail: 'The provider says 300.', amount: 100, foundAt: AT, resolvedAt: null, resolution: null },
});

export const aDelivery = (change: Partial<DeliveryView> = {}): DeliveryView => ({
  ...{ id: '5f0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a05', channel: 'email', template: 'booking_confirmed' },
  ...{ name: 'Booking confirmed', status: 'failed', createdAt: AT, sentAt: null, bookingId: 1 },
  ...{ recipientId: 2, recipientName: 'Remy Laurent', address: 'renter@example.com', subject: 'Confirmed' },
  ...{ copy: false, attempts: 5, nextAttemptAt: null, lastError: 'The mailbox is full.', obstacle: null },
  ...change,
});

export const aContactMessage = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  ...{ id: 71, firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '4165550199' },
  ...{ destination: 'toronto', message: 'Do you take twelve of us?', createdAt: AT, handledAt: null },
  ...change,
});

export const anAuditEntry = (): AuditEntry => ({
  ...{ id: '5f0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a06', at: AT, administrator: 1, address: '192.0.2.7' },
  ...{ call: 'PATCH /api/users/:id setActive', summary: null, path: '/api/users/2' },
  changes: [{ kind: 'users', thing: '2', before: { active: true }, after: { active: false } }],
});

export const anEmailConfig = (): EmailConfig => ({
  ...{ fromEmail: 'hello@example.com', fromName: 'Harbourline', replyTo: null, ccEmails: [] },
  ...{ apiKeySet: true, updatedAt: null },
});

export const anEmailTemplate = (change: Partial<EmailTemplate> = {}): EmailTemplate => ({
  ...{ id: 'booking_confirmed', name: 'Booking confirmed', subject: 'Confirmed', content: 'Dear {{renterName}}' },
  ...{ variables: ['renterName'], enabled: true, required: false, changed: true, updatedAt: null },
  ...change,
});

export const anSmsConfig = (): SmsConfig => ({
  ...{ twilioAccountSid: '', twilioPhoneNumber: '', ccPhoneNumbers: [], authTokenSet: false },
  ...{ configured: false, updatedAt: null },
});
