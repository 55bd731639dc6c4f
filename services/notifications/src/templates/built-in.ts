import { accountChanged } from './email/account-changed';
import { accountClosed } from './email/account-closed';
import { agreedAtDockRenter } from './email/agreed-at-dock-renter';
import { answerReminderCaptain } from './email/answer-reminder-captain';
import { answerReminderOwner } from './email/answer-reminder-owner';
import { balanceMarkedOwner } from './email/balance-marked-owner';
import { balanceMarkedRenter } from './email/balance-marked-renter';
import { bookingCanceledRenter } from './email/booking-canceled-renter';
import { bookingStandingOwner } from './email/booking-standing-owner';
import { bookingStandingRenter } from './email/booking-standing-renter';
import { changeNotMadeCaptain } from './email/change-not-made-captain';
import { changeNotMadeOwner } from './email/change-not-made-owner';
import { changeNotMadeRenter } from './email/change-not-made-renter';
import { chooseCaptainOwner } from './email/choose-captain-owner';
import { bookingChangedOwner } from './email/booking-changed-owner';
import { bookingChangedRenter } from './email/booking-changed-renter';
import { cancellationNoticeOwner } from './email/cancellation-notice-owner';
import { calledOffCaptain } from './email/called-off-captain';
import { calledOffOwner } from './email/called-off-owner';
import { calledOffRenter } from './email/called-off-renter';
import { changeProposedCaptain } from './email/change-proposed-captain';
import { changeProposedOwner } from './email/change-proposed-owner';
import { newTimeProposedOwner } from './email/new-time-proposed-owner';
import { newTimeProposedRenter } from './email/new-time-proposed-renter';
import { changeProposedRenter } from './email/change-proposed-renter';
import { charterCanceledCaptain } from './email/charter-canceled-captain';
import { charterChangedCaptain } from './email/charter-changed-captain';
import { charterRequestCaptain } from './email/charter-request-captain';
import { charterRequestEndedCaptain } from './email/charter-request-ended-captain';
import { confirmEmail } from './email/confirm-email';
import { confirmedBookingOwner } from './email/confirmed-booking-owner';
import { confirmedBookingRenter } from './email/confirmed-booking-renter';
import { contactMessage } from './email/contact-message';
import { licenseAcceptedCaptain } from './email/license-accepted-captain';
import { licenseExpiredCaptain } from './email/license-expired-captain';
import { licenseExpiringCaptain } from './email/license-expiring-captain';
import { licenseRejectedCaptain } from './email/license-rejected-captain';
import { newCharterCaptain } from './email/new-charter-captain';
import { newMessages } from './email/new-messages';
import { newReservationOwner } from './email/new-reservation-owner';
import { newReservationRenter } from './email/new-reservation-renter';
import { objectedAtDockCaptain } from './email/objected-at-dock-captain';
import { objectedAtDockOwner } from './email/objected-at-dock-owner';
import { passwordReset } from './email/password-reset';
import { questionAnswered } from './email/question-answered';
import { questionAskedOwner } from './email/question-asked-owner';
import { refundChosenRenter } from './email/refund-chosen-renter';
import { reservationAdjustedRenter } from './email/reservation-adjusted-renter';
import { reservationCanceledRenter } from './email/reservation-canceled-renter';
import { reviewHidden } from './email/review-hidden';
import { reviewInvitationOwner } from './email/review-invitation-owner';
import { reviewInvitationRenter } from './email/review-invitation-renter';
import { reviewPublished } from './email/review-published';
import { tripReminderCaptain } from './email/trip-reminder-captain';
import { tripReminderRenter } from './email/trip-reminder-renter';
import { welcomeCaptain } from './email/welcome-captain';
import { welcomeOwner } from './email/welcome-owner';
import { welcomeRenter } from './email/welcome-renter';
import { agreedAtDockRenterSms } from './sms/agreed-at-dock-renter';
import { charterRequestCaptainSms } from './sms/charter-request-captain';
import { chooseCaptainOwnerSms } from './sms/choose-captain-owner';
import { confirmedBookingRenterSms } from './sms/confirmed-booking-renter';
import { newReservationOwnerSms } from './sms/new-reservation-owner';
import { phoneCodeSms } from './sms/phone-code';
import { welcomeCaptainSms } from './sms/welcome-captain';
import { welcomeOwnerSms } from './sms/welcome-owner';
import { welcomeRenterSms } from './sms/welcome-renter';
import { documentInLanguage } from '@harbourline/policy/words';
import type { EmailTemplate, SmsTemplate } from './template';

/** The email templates by id. */
export const EMAIL_TEMPLATES = documentInLanguage({
  'welcome-renter': welcomeRenter,
  'welcome-owner': welcomeOwner,
  'welcome-captain': welcomeCaptain,
  'new-reservation-renter': newReservationRenter,
  'new-reservation-owner': newReservationOwner,
  'reservation-adjusted-renter': reservationAdjustedRenter,
  'confirmed-booking-renter': confirmedBookingRenter,
  'confirmed-booking-owner': confirmedBookingOwner,
  'booking-changed-renter': bookingChangedRenter,
  'booking-changed-owner': bookingChangedOwner,
  'booking-standing-renter': bookingStandingRenter,
  'booking-standing-owner': bookingStandingOwner,
  'choose-captain-owner': chooseCaptainOwner,
  'change-proposed-renter': changeProposedRenter,
  'change-proposed-owner': changeProposedOwner,
  'change-proposed-captain': changeProposedCaptain,
  'change-not-made-renter': changeNotMadeRenter,
  'change-not-made-owner': changeNotMadeOwner,
  'change-not-made-captain': changeNotMadeCaptain,
  'called-off-renter': calledOffRenter,
  'called-off-owner': calledOffOwner,
  'called-off-captain': calledOffCaptain,
  'new-time-proposed-renter': newTimeProposedRenter,
  'new-time-proposed-owner': newTimeProposedOwner,
  'reservation-canceled-renter': reservationCanceledRenter,
  'booking-canceled-renter': bookingCanceledRenter,
  'cancellation-notice-owner': cancellationNoticeOwner,
  'refund-chosen-renter': refundChosenRenter,
  'charter-request-captain': charterRequestCaptain,
  'charter-request-ended-captain': charterRequestEndedCaptain,
  'new-charter-captain': newCharterCaptain,
  'charter-changed-captain': charterChangedCaptain,
  'charter-canceled-captain': charterCanceledCaptain,
  'answer-reminder-owner': answerReminderOwner,
  'answer-reminder-captain': answerReminderCaptain,
  'trip-reminder-renter': tripReminderRenter,
  'trip-reminder-captain': tripReminderCaptain,
  'new-messages': newMessages,
  'balance-marked-renter': balanceMarkedRenter,
  'balance-marked-owner': balanceMarkedOwner,
  'agreed-at-dock-renter': agreedAtDockRenter,
  'objected-at-dock-owner': objectedAtDockOwner,
  'objected-at-dock-captain': objectedAtDockCaptain,
  'review-invitation-renter': reviewInvitationRenter,
  'review-invitation-owner': reviewInvitationOwner,
  'review-published': reviewPublished,
  'review-hidden': reviewHidden,
  'question-asked-owner': questionAskedOwner,
  'question-answered': questionAnswered,
  'password-reset': passwordReset,
  'confirm-email': confirmEmail,
  'account-changed': accountChanged,
  'account-closed': accountClosed,
  'license-accepted-captain': licenseAcceptedCaptain,
  'license-rejected-captain': licenseRejectedCaptain,
  'license-expiring-captain': licenseExpiringCaptain,
  'license-expired-captain': licenseExpiredCaptain,
  'contact-message': contactMessage,
} satisfies Record<string, EmailTemplate>);
export type EmailTemplateId = keyof typeof EMAIL_TEMPLATES;

/** The SMS templates: by the id of the email that they go along with, or for what is sent by SMS alone. */
export const SMS_TEMPLATES = documentInLanguage({
  'phone-code': phoneCodeSms,
  'welcome-owner': welcomeOwnerSms,
  'welcome-renter': welcomeRenterSms,
  'welcome-captain': welcomeCaptainSms,
  'new-reservation-owner': newReservationOwnerSms,
  'choose-captain-owner': chooseCaptainOwnerSms,
  'confirmed-booking-renter': confirmedBookingRenterSms,
  'charter-request-captain': charterRequestCaptainSms,
  'agreed-at-dock-renter': agreedAtDockRenterSms,
} satisfies Partial<Record<EmailTemplateId | 'phone-code', SmsTemplate>>);
export type SmsTemplateId = keyof typeof SMS_TEMPLATES;
export type TemplateId = EmailTemplateId | SmsTemplateId;

export function isEmailTemplate(id: string): id is EmailTemplateId {
  return Object.hasOwn(EMAIL_TEMPLATES, id);
}

export function isSmsTemplate(id: string): id is SmsTemplateId {
  return Object.hasOwn(SMS_TEMPLATES, id);
}
