import type { AuditEntry } from '@harbourline/contracts';
import type { AdministratorsWrite } from '@harbourline/contracts/api';
import { text } from './words';
import type { en } from './words.en';

type Act = keyof typeof en.acts;

type Changes = AuditEntry['changes'];

/** What an administrator does with each call; a function where what has become of a row tells it. */
export const ACTS: Readonly<Record<AdministratorsWrite, Act | ((changes: Changes) => Act)>> = {
  'POST /api/admin/users': 'addedUser',
  'POST /api/admin/users/export': 'exportedPeople',
  'PATCH /api/users/:id changeRole': 'changedRole',
  'PATCH /api/users/:id setActive': either('users', 'active', ['reactivatedUser', 'deactivatedUser']),
  'PATCH /api/users/:id updateProfile': 'changedProfile',
  'POST /api/users/:id/licenses/:licenseType/accept': 'acceptedLicense',
  'POST /api/users/:id/licenses/:licenseType/reject': 'rejectedLicense',
  'POST /api/upload-license': 'uploadedLicense',
  'POST /api/account/close': 'closedOwnAccount',
  'POST /api/own-data': 'downloadedOwnData',
  'POST /api/auth/logout-everywhere': 'signedOutEverywhere',
  'POST /api/auth/confirmation': 'askedForConfirmation',
  'POST /api/auth/agreement': 'acceptedTerms',
  'POST /api/auth/phone-code': 'askedForPhoneCode',
  'POST /api/auth/confirm-phone': 'confirmedPhone',
  'PUT /api/auth/sms': either('users', 'sms_enabled', ['switchedTextsOn', 'switchedTextsOff']),

  'POST /api/boats': 'listedBoat',
  'PUT /api/boats/:id': 'changedListing',
  'PATCH /api/boats/:id/toggle-availability': either('boats', 'is_available', ['showedListing', 'hidListing']),
  'PATCH /api/boats/:id/preferred-captain': either('boats', 'preferred_captain_id', ['choseCaptain', 'clearedCaptain']),
  'DELETE /api/boats/:id': 'deletedListing',
  'POST /api/upload': 'uploadedPictures',
  'DELETE /api/image/*path': 'deletedPicture',
  'POST /api/captain-rates': 'replacedRates',
  'PATCH /api/admin/reviews/:id hide': 'hidReview',
  'PATCH /api/admin/reviews/:id letStand': 'letReviewStand',

  'POST /api/admin/bookings': 'addedBooking',
  'POST /api/admin/bookings/export': 'exportedBookings',
  'PATCH /api/admin/bookings/:id': 'changedBooking',
  'POST /api/bookings/:id/call-off': 'calledOffCharter',
  'PATCH /api/bookings/:id overrideStatus': overriddenStatus,
  'POST /api/calendar-blocks': 'blockedTime',
  'DELETE /api/calendar-blocks/:id': 'unblockedTime',

  'POST /api/admin/payments/export': 'exportedPayments',
  'POST /api/admin/refunds/:id/retry': 'retriedRefund',
  'POST /api/admin/payouts/:bookingId/paid-out': 'markedPaidOut',
  'POST /api/admin/manual-refunds/:bookingId/given-back': 'gaveDepositBack',
  'POST /api/admin/discrepancies/:id/resolve': 'resolvedDiscrepancy',

  'PATCH /api/admin/contact-messages/:id': either('contact_submissions', 'handled_at', [
    'answeredMessage',
    'reopenedMessage',
  ]),
  'POST /api/admin/conversation-reports/:id/read': 'readConversation',
  'PATCH /api/admin/conversation-reports/:id': 'closedReport',
  'POST /api/questions/:id/answer supportAnswers': 'answeredQuestion',
  'PATCH /api/admin/questions/:id hide': 'hidQuestion',
  'PATCH /api/admin/questions/:id letStand': 'letQuestionStand',
  'POST /api/admin/deliveries/:id/send-again': 'sentAgain',
  'POST /api/admin/notify-renter/:bookingId': 'notifiedRenter',
  'POST /api/admin/notify-owner/:bookingId': 'notifiedOwner',
  'POST /api/email/config': 'changedEmailSettings',
  'PUT /api/email/templates/:id': 'changedEmailTemplate',
  'POST /api/email/templates/:id/reset': 'resetEmailTemplate',
  'POST /api/email/test': 'sentTestEmail',
  'POST /api/sms/config': 'changedSmsSettings',
  'PUT /api/sms/templates/:id': 'changedSmsTemplate',
  'POST /api/sms/templates/:id/reset': 'resetSmsTemplate',
  'POST /api/sms/test': 'sentTestSms',
};

/** What an administrator has done, in words; a call that is no more goes by its own name. */
export function actTitle({ call, changes }: Pick<AuditEntry, 'call' | 'changes'>): string {
  if (!isKnown(call)) return text('formerCall', { call });
  const act = ACTS[call];
  return text(`acts.${typeof act === 'string' ? act : act(changes)}`);
}

function isKnown(call: string): call is AdministratorsWrite {
  return Object.hasOwn(ACTS, call);
}

/** One act if a column of a row was set, the other if it was cleared. */
function either(table: string, column: string, [set, cleared]: readonly [Act, Act]) {
  return (changes: Changes): Act => {
    const value = became(changes, table, column);
    if (value === undefined) return 'changedNothing';
    return value ? set : cleared;
  };
}

function overriddenStatus(changes: Changes): Act {
  const wasPending = changes.some(({ kind, before }) => kind === 'bookings' && before?.['status'] === 'pending');
  switch (became(changes, 'bookings', 'status')) {
    case 'confirmed':
      return 'confirmedBooking';
    case 'cancelled':
      return wasPending ? 'declinedBooking' : 'canceledBooking';
    case 'completed':
      return 'completedBooking';
    case 'pending':
      return 'reopenedBooking';
    default:
      return 'changedNothing';
  }
}

/** What a column of a changed row is now; undefined where it is what it was. */
function became(changes: Changes, table: string, column: string): unknown {
  return changes.findLast(({ kind, after }) => kind === table && after !== null && column in after)?.after?.[column];
}
