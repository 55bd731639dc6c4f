import { z } from 'zod';
import * as contracts from '../src';
import type { EventDefinition } from '../src/define-event';
import { type RouteDefinition, type ServiceName, streamOf } from '../src/define-route';
import { breaksOf, declared, type Declared } from './released/compare-releases';
import { type Released, readReleased } from './released/released-files';

const { holdCost, createHold, createPaymentIntent, updateBooking, getPaymentState, uploadImages } = contracts;
const { acceptReservation, cancelReservation, ...otherActions } = updateBooking.actions;
const cost = holdCost.responses[200];
const intent = createPaymentIntent.body;
const hold = createHold.body;
const boat = contracts.boatUpdated;
const boatData = contracts.boatState;

let today: Declared;
let released: Released;

beforeAll(async () => {
  today = await declared();
  const files = ['booking', 'payments', 'catalog', 'identity', 'events', 'errors'] as const;
  released = Object.fromEntries(files.map((file) => [file, readReleased(file)])) as unknown as Released;
});

/** What is said where a call is another one than it was, or is gone. */
function breaksOfCall(service: ServiceName, was: RouteDefinition, is?: RouteDefinition): string[] {
  const name = `${was.method} ${was.path}`;
  const { [name]: entry, ...others } = today.calls[service];
  const calls = is && entry ? { ...others, [name]: { ...entry, route: is } } : others;
  return breaksOf(service, released, { ...today, calls: { ...today.calls, [service]: calls } });
}

function breaksOfEvent(was: EventDefinition, is?: EventDefinition): string[] {
  const { [was.type]: entry, ...others } = today.events;
  const events = is && entry ? { ...others, [was.type]: { ...entry, event: is } } : others;
  return breaksOf('events', released, { ...today, events });
}

const costing = (answer: z.ZodType) => breaksOfCall('booking', holdCost, { ...holdCost, responses: { 200: answer } });
const holding = (body: z.ZodType) => breaksOfCall('booking', createHold, { ...createHold, body });
const paying = (changes: Partial<RouteDefinition>) =>
  breaksOfCall('payments', createPaymentIntent, { ...createPaymentIntent, ...changes });
const acting = (actions: RouteDefinition['actions']) =>
  breaksOfCall('booking', updateBooking, { ...updateBooking, actions: { ...otherActions, ...actions } });
const telling = (data: z.ZodType) => breaksOfEvent(boat, { ...boat, data });

const ASKED_BY_PAYMENTS = 'used by payments (services/payments/src/';

it.each<[string, () => string[], string]>([
  [
    'a renamed field of an internal answer',
    () => costing(cost.omit({ depositCents: true }).extend({ deposit: cost.shape.depositCents })),
    `GET /internal/holds/:id/cost (holdCost): answer 200.depositCents is gone; ${ASKED_BY_PAYMENTS}`,
  ],
  [
    'a field that services of the release before do not give',
    () => costing(cost.extend({ city: z.string() })),
    `answer 200.city is new, and the release before does not give it; ${ASKED_BY_PAYMENTS}`,
  ],
  [
    'a field that may be missing',
    () => costing(cost.partial({ renterId: true })),
    `answer 200.renterId may be missing now; ${ASKED_BY_PAYMENTS}`,
  ],
  [
    'a field that may be null',
    () => costing(cost.extend({ expiresAt: cost.shape.expiresAt.nullable() })),
    'answer 200.expiresAt may be null now',
  ],
  [
    'a field of another type',
    () => costing(cost.extend({ depositCents: z.string() })),
    'answer 200.depositCents was integer and is string',
  ],
  [
    'a further member of a closed enumeration',
    () => costing(cost.extend({ status: z.enum([...cost.shape.status.options, 'frozen']) })),
    'answer 200.status may be "frozen" now',
  ],
  [
    'a larger number than was promised',
    () => costing(cost.extend({ renterId: z.int().positive() })),
    'answer 200.renterId maximum was 2147483647 and is 9007199254740991',
  ],
  [
    'a file instead of JSON',
    () => breaksOfCall('booking', holdCost, { ...holdCost, responses: { 200: streamOf('text/csv') } }),
    'answer 200 was JSON and is stream',
  ],
  [
    'another status',
    () => breaksOfCall('booking', holdCost, { ...holdCost, responses: { 203: cost } }),
    'answer 203 is new: nobody expects it',
  ],
  [
    'an internal call that is gone',
    () => breaksOfCall('booking', holdCost),
    `(holdCost): is gone; ${ASKED_BY_PAYMENTS}`,
  ],
  [
    'an error that services of the release before do not know',
    () => breaksOfCall('payments', getPaymentState, { ...getPaymentState, errors: ['payment_frozen' as never] }),
    'error payment_frozen is new: callers take it for unavailable; used by booking',
  ],
  [
    'a new field that has to be sent',
    () => holding(hold.extend({ purpose: z.string() })),
    'body.purpose is new, and required; used by gateway, web, client, whoever uses the OpenAPI document (',
  ],
  [
    'a field that has to be sent now',
    () => holding(hold.required({ totalPrice: true })),
    'body.totalPrice is required now',
  ],
  ['a field that is not taken any more', () => holding(hold.omit({ guestCount: true })), 'body.guestCount is gone'],
  ['fields that are refused', () => holding(hold.strict()), 'body.* are refused now'],
  [
    'a value that may not be null any more',
    () => holding(hold.extend({ captainId: contracts.id.default(1) })),
    'body.captainId may not be null any more',
  ],
  [
    'a key that is not honored any more',
    () => breaksOfCall('booking', createHold, { ...createHold, idempotent: false }),
    'Idempotency-Key is not honored any more',
  ],
  [
    'a role that may not make a call any more',
    () => breaksOfCall('booking', createHold, { ...createHold, audience: ['admin'] }),
    'audience has no renter any more',
  ],
  [
    'a smaller maximum',
    () => paying({ body: intent.extend({ amount: z.int().min(50).max(1_000) }) }),
    'body.amount maximum was 99999999 and is 1000',
  ],
  [
    'a larger minimum',
    () => paying({ body: intent.extend({ amount: z.int().min(5_000).max(99_999_999) }) }),
    'body.amount minimum was 50 and is 5000',
  ],
  [
    'a shorter text',
    () => paying({ body: intent.extend({ description: z.string().trim().max(20).optional() }) }),
    'body.description maxLength was 500 and is 20',
  ],
  [
    'a narrower pattern',
    () => paying({ body: intent.extend({ currency: z.string().regex(/^CAD$/).default('CAD') }) }),
    'is "^CAD$"',
  ],
  ['a body of another kind', () => paying({ bodyKind: 'raw' }), 'body was json and is raw'],
  [
    'an action that is gone',
    () => acting({ cancelReservation }),
    'PATCH /api/bookings/:id (updateBooking): action acceptReservation is gone',
  ],
  [
    'a value of an action that is not taken any more',
    () =>
      acting({
        acceptReservation,
        cancelReservation: {
          ...cancelReservation,
          body: cancelReservation.body.extend({ status: z.literal('cancelled') }),
        },
      }),
    'action cancelReservation.status may not be "canceled" any more',
  ],
  [
    'fewer files',
    () =>
      breaksOfCall('catalog', uploadImages, { ...uploadImages, form: { ...uploadImages.form, files: { images: 3 } } }),
    'form images took 30 files and takes 3',
  ],
  [
    'a filter that is gone',
    () => breaksOfCall('identity', contracts.identityAuditLog, { ...contracts.identityAuditLog, query: z.object({}) }),
    'query.administrator is gone',
  ],
  [
    'an error of another status',
    () => breaksOf('errors', released, { ...today, errors: { ...today.errors, slot_taken: 422 } }),
    'slot_taken: was 409 and is 422',
  ],
  [
    'a field of an event that is gone',
    () => telling(boatData.omit({ ownerId: true })),
    'boat.updated.v1: data.ownerId is gone; used by booking',
  ],
  [
    'a field that stored events do not have',
    () => telling(boatData.extend({ hull: z.string() })),
    'boat.updated.v1: data.hull is new, and the release before does not give it',
  ],
  [
    'a further member of an enumeration in an event',
    () => telling(boatData.extend({ city: z.enum([...boatData.shape.city.options, 'Halifax']) })),
    'boat.updated.v1: data.city may be "Halifax" now',
  ],
  [
    'a record of other values',
    () => telling(boatData.extend({ customRates: z.record(z.string(), z.string()) })),
    'boat.updated.v1: data.customRates.* was number and is string',
  ],
  ['an event that is gone', () => breaksOfEvent(boat), 'boat.updated.v1: is gone; used by booking'],
  [
    'an event of another aggregate',
    () => breaksOfEvent(boat, { ...boat, aggregate: 'vessel' }),
    'boat.updated.v1: aggregate was boat and is vessel',
  ],
])('names %s', (_, breaks, said) => {
  expect(breaks()).toContainEqual(expect.stringContaining(said));
});

it.each<[string, () => string[]]>([
  ['a new field of an internal answer that has a default', () => costing(cost.extend({ fee: z.int().default(0) }))],
  ['a new field that need not be sent', () => holding(hold.extend({ purpose: z.string().optional() }))],
  ['a field that need not be sent any more', () => holding(hold.partial({ startDate: true }))],
  ['a larger maximum', () => paying({ body: intent.extend({ amount: z.int().min(1) }) })],
  ['a new field of a public answer', () => paying({ responses: { 200: withField() } })],
  [
    'an action for more people',
    () => acting({ acceptReservation, cancelReservation: { ...cancelReservation, audience: ['renter', 'admin'] } }),
  ],
  ['a new field of an event that need not be there', () => telling(boatData.extend({ hull: z.string().optional() }))],
  [
    'a call for more people',
    () => breaksOfCall('booking', createHold, { ...createHold, audience: ['renter', 'admin'] }),
  ],
])('lets %s grow', (_, breaks) => {
  expect(breaks()).toEqual([]);
});

function withField() {
  return createPaymentIntent.responses[200].extend({ currency: z.string() });
}

it('takes things that say so for those of which there may be further kinds, but keeps the kinds that there are', () => {
  const tasks = contracts.catalogSupportTasks;
  const [reported] = tasks.responses[200].element.options;
  const listing = (task: z.ZodType) => breaksOfCall('catalog', tasks, { ...tasks, responses: { 200: z.array(task) } });
  const further = z.object({ kind: z.literal('something_else') });
  expect(listing(contracts.extensibleKinds([reported, further]))).toEqual([]);
  expect(listing(contracts.extensibleKinds([reported.omit({ since: true }), further]))).toContainEqual(
    expect.stringContaining('since is gone'),
  );
});

it('takes a list that says so for one that grows, and only then', () => {
  const quote = contracts.quoteReservation;
  const further = [...Object.keys(contracts.ERRORS), 'moon_taken'] as [string];
  const reason = z.object({ code: contracts.extensibleEnum(further), message: z.string() }).nullable();
  const answer = quote.responses[200].extend({ reason });
  expect(breaksOfCall('booking', quote, { ...quote, responses: { 200: answer } })).toEqual([]);
  const status = contracts.extensibleEnum(cost.shape.status.options);
  expect(costing(cost.extend({ status }))).toContainEqual(
    expect.stringContaining('answer 200.status may be string now'),
  );
});
