import * as adminBookings from './booking/admin-bookings';
import * as answerTimes from './booking/answer-times';
import * as bookings from './booking/bookings';
import * as calendarBlocks from './booking/calendar-blocks';
import * as callOff from './booking/call-off';
import * as captainOfBooking from './booking/captain-of-booking';
import * as changes from './booking/changes';
import * as dock from './booking/dock';
import * as documents from './booking/documents';
import * as holds from './booking/holds';
import * as quote from './booking/quote';
import * as refundChoice from './booking/refund-choice';
import * as updateBooking from './booking/update-booking';
import * as boats from './catalog/boats';
import * as captains from './catalog/captains';
import * as charterPictures from './catalog/charter-pictures';
import * as images from './catalog/images';
import * as people from './catalog/people';
import * as reviews from './catalog/reviews';
import { AUDIT_LOGS } from './audit';
import type { RouteDefinition, ServiceName } from './define-route';
import * as auth from './identity/auth';
import * as closing from './identity/close-account';
import * as ownData from './identity/own-data';
import * as users from './identity/users';
import * as contact from './notifications/contact';
import * as conversations from './notifications/conversations';
import * as deliveries from './notifications/deliveries';
import * as email from './notifications/email';
import * as notify from './notifications/notify';
import * as questions from './notifications/questions';
import * as sms from './notifications/sms';
import * as adminPayments from './payments/admin-payments';
import * as credits from './payments/credits';
import * as manualRefunds from './payments/manual-refunds';
import * as payments from './payments/payments';
import { SUPPORT_TASKS } from './support-tasks';

/** The files whose calls are public: a call is public by being exported from one of these; a new file is added here. */
const FILES = {
  identity: [auth, closing, ownData, users],
  catalog: [boats, captains, charterPictures, images, people, reviews],
  booking: [
    ...[adminBookings, answerTimes, bookings, calendarBlocks, callOff, captainOfBooking, changes],
    ...[dock, documents, holds, quote, refundChoice, updateBooking],
  ],
  payments: [adminPayments, credits, manualRefunds, payments],
  notifications: [contact, conversations, deliveries, email, notify, questions, sms],
} as const satisfies Record<ServiceName, readonly object[]>;

/** The public API: every call that the gateway lets through, by the service that answers it. */
export const API: Readonly<Record<ServiceName, readonly RouteDefinition[]>> = {
  identity: publicCalls('identity'),
  catalog: publicCalls('catalog'),
  booking: publicCalls('booking'),
  payments: publicCalls('payments'),
  notifications: publicCalls('notifications'),
};

function publicCalls(service: ServiceName): RouteDefinition[] {
  const ofItsOwn = FILES[service].flatMap((file) => Object.values<unknown>(file)).filter(isRoute);
  return [...ofItsOwn, AUDIT_LOGS[service], SUPPORT_TASKS[service]];
}

/** The public calls by the names under which the contracts export them; those that each service has are named after it. */
export function namedCalls(): { service: ServiceName; name: string; definition: RouteDefinition }[] {
  return (Object.keys(FILES) as ServiceName[]).flatMap((service) => [
    ...FILES[service]
      .flatMap((file) => Object.entries<unknown>(file))
      .flatMap(([name, definition]) => (isRoute(definition) ? [{ service, name, definition }] : [])),
    { service, name: `${service}AuditLog`, definition: AUDIT_LOGS[service] },
    { service, name: `${service}SupportTasks`, definition: SUPPORT_TASKS[service] },
  ]);
}

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value;
}

/**
 * Every call that an administrator may write with, as the audit log names it: `PATCH /api/users/:id changeRole`, with the
 * action where there are several.
 */
export type AdministratorsWrite = WriteIn<(typeof FILES)[ServiceName][number]>;

type WriteIn<File> = File extends object ? { [K in keyof File]: WriteWith<File[K]> }[keyof File] : never;
type WriteWith<R> = R extends { method: 'GET' } | { changesNothing: true }
  ? never
  : R extends { method: string; path: string; actions: infer Actions }
    ? ActionIn<Actions> extends infer Action extends string
      ? `${R['method']} ${R['path']} ${Action}`
      : never
    : R extends { method: string; path: string; audience: infer Audience }
      ? IsForAdministrators<Audience> extends true
        ? `${R['method']} ${R['path']}`
        : never
      : never;
type ActionIn<Actions> = {
  [Action in keyof Actions & string]: Actions[Action] extends { audience: infer Audience }
    ? IsForAdministrators<Audience> extends true
      ? Action
      : never
    : never;
}[keyof Actions & string];
type IsForAdministrators<Audience> = Audience extends 'signed-in'
  ? true
  : Audience extends readonly (infer Caller)[]
    ? 'admin' extends Caller
      ? true
      : false
    : false;
