import { accountChanged } from './account-changed';
import { cancellationNoticeOwner } from './cancellation-notice-owner';
import { confirmEmail } from './confirm-email';
import { confirmedBookingOwner } from './confirmed-booking-owner';
import { confirmedBookingRenter } from './confirmed-booking-renter';
import { licenseRejectedCaptain } from './license-rejected-captain';
import { newReservationOwner } from './new-reservation-owner';
import { newReservationRenter } from './new-reservation-renter';
import { passwordReset } from './password-reset';
import { reservationCanceledRenter } from './reservation-canceled-renter';
import type { Template } from './template';
import { welcomeCaptain } from './welcome-captain';
import { welcomeOwner } from './welcome-owner';
import { welcomeRenter } from './welcome-renter';

/** The templates by id. */
export const BUILT_IN = {
  'welcome-renter': welcomeRenter,
  'welcome-owner': welcomeOwner,
  'welcome-captain': welcomeCaptain,
  'new-reservation-renter': newReservationRenter,
  'new-reservation-owner': newReservationOwner,
  'confirmed-booking-renter': confirmedBookingRenter,
  'confirmed-booking-owner': confirmedBookingOwner,
  'reservation-canceled-renter': reservationCanceledRenter,
  'cancellation-notice-owner': cancellationNoticeOwner,
  'password-reset': passwordReset,
  'confirm-email': confirmEmail,
  'account-changed': accountChanged,
  'license-rejected-captain': licenseRejectedCaptain,
} satisfies Record<string, Template>;
export type TemplateId = keyof typeof BUILT_IN;
export const TEMPLATE_IDS = Object.keys(BUILT_IN) as TemplateId[];
