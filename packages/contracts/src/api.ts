import * as adminBookings from './booking/admin-bookings';
import * as bookings from './booking/bookings';
import * as calendarBlocks from './booking/calendar-blocks';
import * as documents from './booking/documents';
import * as holds from './booking/holds';
import * as quote from './booking/quote';
import * as updateBooking from './booking/update-booking';
import * as boats from './catalog/boats';
import * as captains from './catalog/captains';
import * as images from './catalog/images';
import { AUDIT_LOGS } from './audit';
import type { RouteDefinition, ServiceName } from './define-route';
import * as auth from './identity/auth';
import * as users from './identity/users';
import * as contact from './notifications/contact';
import * as deliveries from './notifications/deliveries';
import * as email from './notifications/email';
import * as notify from './notifications/notify';
import * as sms from './notifications/sms';
import * as adminPayments from './payments/admin-payments';
import * as credits from './payments/credits';
import * as payments from './payments/payments';

/**
 * The public API: every call that the gateway lets through, by the service that answers it. A call is public by being
 * exported from one of these files; a new file is added here.
 */
export const API: Readonly<Record<ServiceName, readonly RouteDefinition[]>> = {
  identity: [...routesIn(auth, users), AUDIT_LOGS.identity],
  catalog: [...routesIn(boats, captains, images), AUDIT_LOGS.catalog],
  booking: [
    ...routesIn(adminBookings, bookings, calendarBlocks, documents, holds, quote, updateBooking),
    AUDIT_LOGS.booking,
  ],
  payments: [...routesIn(adminPayments, credits, payments), AUDIT_LOGS.payments],
  notifications: [...routesIn(contact, deliveries, email, notify, sms), AUDIT_LOGS.notifications],
};

function routesIn(...files: readonly Readonly<Record<string, unknown>>[]): RouteDefinition[] {
  return files.flatMap((file) => Object.values(file)).filter(isRoute);
}

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value;
}
