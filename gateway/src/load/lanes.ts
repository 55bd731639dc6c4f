import {
  bookingConfirmation,
  captainAgreement,
  currentSession,
  depositReceipt,
  getCharterPicture,
  getImage,
  getPlaceholder,
  getReviewPicture,
  login,
  logout,
  me,
  paymentWebhook,
  refresh,
  rentalAgreement,
  type RouteDefinition,
  SERVICES,
} from '@harbourline/contracts';
import type { Meter } from '@opentelemetry/api';
import type { PublicCall } from '../routing/route-table';
import { Gate, type GateLimits } from './gate';

export interface Lane {
  name: string;
  /** A kind of calls that are counted together for one address; calls of other kinds do not use up its turns. */
  room: string;
  gate: Gate;
}

const COMMON_ROOM = 'calls';

/** The share of what a service is given at once, and how others wait for it. */
type LaneLimits = Omit<GateLimits, 'atOnce'> & { share: number };
const ANSWERED_SOON: LaneLimits = { share: 1, waiting: 64, waitMs: 500 };
/** They are large, or have to be made first: a few at a time get on as fast as many would. */
const MADE_FIRST: LaneLimits = { share: 1 / 4, waiting: 96, waitMs: 3_000 };

/** The kinds of calls that have places of their own, so that a crowd in one does not slow down the others. */
export const OWN_LANES: readonly {
  name: string;
  room: string;
  calls: readonly RouteDefinition[];
  limits: LaneLimits;
}[] = [
  { name: 'sign-in', room: 'sign-in', calls: [login, refresh, me, currentSession, logout], limits: ANSWERED_SOON },
  { name: 'webhook', room: 'webhook', calls: [paymentWebhook], limits: ANSWERED_SOON },
  {
    name: 'pictures',
    room: COMMON_ROOM,
    calls: [getImage, getCharterPicture, getReviewPicture, getPlaceholder],
    limits: MADE_FIRST,
  },
  {
    name: 'documents',
    room: COMMON_ROOM,
    calls: [rentalAgreement, captainAgreement, bookingConfirmation, depositReceipt],
    limits: MADE_FIRST,
  },
];

/** Opens the lanes through which calls go to their services; each lane limits how many run at once. */
export function openLanes(atOnce: number, meter: Meter): (call: PublicCall) => Lane {
  const open = (name: string, room: string, { share, ...limits }: LaneLimits): Lane => {
    return { name, room, gate: new Gate({ atOnce: Math.ceil(atOnce * share), ...limits }) };
  };
  const ofServices = new Map(SERVICES.map((service) => [service, open(service, COMMON_ROOM, ANSWERED_SOON)]));
  const own = OWN_LANES.map(({ name, room, calls, limits }) => ({ lane: open(name, room, limits), calls }));
  const ofCalls = new Map(own.flatMap(({ lane, calls }) => calls.map((definition) => [definition, lane] as const)));
  const lanes = [...ofServices.values(), ...own.map(({ lane }) => lane)];
  meter
    .createObservableGauge('harbourline_calls_under_way', {
      description: 'Calls that the gateway has with services, and those that wait for their turn, by lane',
    })
    .addCallback((result) => {
      for (const { name, gate } of lanes) {
        result.observe(gate.use.inside, { lane: name, state: 'inside' });
        result.observe(gate.use.waiting, { lane: name, state: 'waiting' });
      }
    });
  return ({ service, definition }) => {
    const lane = ofCalls.get(definition) ?? ofServices.get(service);
    if (!lane) throw new Error(`nothing leads to ${service}`);
    return lane;
  };
}
