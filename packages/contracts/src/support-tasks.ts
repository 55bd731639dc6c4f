import { z } from 'zod';
import { defineRoute, type ServiceName } from './define-route';
import { licenseType } from './identity/users';
import { channel } from './notifications/deliveries';
import { balance } from './payments/admin-payments';
import { dollars, extensibleKinds, id, instant, page } from './primitives';

/**
 * Something that only a person of ours can settle. It is a task for as long as it is so, and ends where it is settled:
 * nothing is ticked off in the list itself.
 */
const task = {
  /** Names it among those of its kind. */
  id: z.string(),
  /** When it arose. */
  since: instant,
  /** When it is too late; null where nothing says when. */
  deadline: instant.nullable(),
  /** Whom it concerns first; null where that is nobody with an account. Their name is null while it is not known. */
  person: z.object({ id, fullName: z.string().nullable() }).nullable(),
  bookingId: id.nullable(),
};

const kind = <const Kind extends string, Facts extends z.ZodRawShape>(name: Kind, facts: Facts) =>
  z.object({ kind: z.literal(name), ...task, ...facts });

/** The tasks of each service. A new kind is one line here; the web does not compile until it has its words and its link. */
const TASKS = {
  identity: extensibleKinds([
    /** Of its captain; whoever has one already sails with it until `deadline`, the end of its last day in Toronto. */
    kind('license_to_review', { licenseType }),
  ]),
  catalog: extensibleKinds([
    /** Of its writer; somebody has reported it. */
    kind('review_reported', { boatTitle: z.string(), reason: z.string().nullable() }),
  ]),
  booking: extensibleKinds([
    /** The owner has an hour at most to answer a request, or to choose another captain; since it was reserved. */
    kind('owner_silent', { boatTitle: z.string() }),
  ]),
  payments: extensibleKinds([
    /** Of its renter: the card cannot be refunded, or the deposit was not paid by card. `amount` is outstanding. */
    kind('refund_by_hand', { boatTitle: z.string(), amount: dollars }),
    /** Of its renter: their bank takes a deposit back. */
    kind('dispute_open', { amount: dollars, reason: z.string() }),
    kind('discrepancy_open', { amount: balance }),
  ]),
  notifications: extensibleKinds([
    /** Of whoever has reported it. */
    kind('conversation_reported', { reason: z.string() }),
    /** Of whoever has reported it; `reason` is empty where it was erased with their account. */
    kind('question_reported', { boatTitle: z.string(), reason: z.string() }),
    /** Of the boat's owner, who has not answered it for a day. */
    kind('question_waiting', { boatTitle: z.string() }),
    /** Of its recipient: it was made within the last two weeks, and is not tried any more. */
    kind('message_failed', { channel, name: z.string() }),
  ]),
} as const satisfies Record<ServiceName, z.ZodType>;

type TasksOf = { [S in ServiceName]: z.infer<(typeof TASKS)[S]> };
/** One task of a service, or of any. */
export type SupportTask<S extends ServiceName = ServiceName> = TasksOf[S];

function supportTasksOf<S extends ServiceName>(service: S) {
  return defineRoute({
    method: 'GET',
    path: `/api/admin/support-tasks/${service}`,
    summary: `What in ${service} needs a person, the nearest deadline first, then the oldest; X-Total-Count tells how much there is`,
    audience: ['admin'],
    query: z.object({ limit: page.limit }),
    responses: { 200: z.array(TASKS[service]) },
    errors: [],
  });
}

export const identitySupportTasks = supportTasksOf('identity');
export const catalogSupportTasks = supportTasksOf('catalog');
export const bookingSupportTasks = supportTasksOf('booking');
export const paymentsSupportTasks = supportTasksOf('payments');
export const notificationsSupportTasks = supportTasksOf('notifications');

/** Each service knows its own. */
export const SUPPORT_TASKS = {
  identity: identitySupportTasks,
  catalog: catalogSupportTasks,
  booking: bookingSupportTasks,
  payments: paymentsSupportTasks,
  notifications: notificationsSupportTasks,
};

/** In the order in which they are to be settled: the nearest deadline first, then what has no deadline, the oldest first. */
export function inOrderOfUrgency<Task extends Pick<SupportTask, 'since' | 'deadline'>>(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((one, other) => {
    if (one.deadline !== null && other.deadline !== null) return at(one.deadline) - at(other.deadline);
    if (one.deadline === null && other.deadline === null) return at(one.since) - at(other.since);
    return one.deadline === null ? 1 : -1;
  });
}

const at = (iso: string) => Date.parse(iso);
