import { SERVICES, type ServiceName } from '@harbourline/contracts';
import { addressKey } from '@harbourline/service-kit';
import type { Meter } from '@opentelemetry/api';
import type { Context } from 'koa';
import type { GatewayConfig } from '../config';
import type { PublicCall } from '../routing/route-table';
import { Gates, type Leave } from './gate';
import { type Lane, openLanes } from './lanes';
import { type Holder, Places, type PlacesLimits } from './places';
import { countShed, type Shed } from './shed';

/** To each service. */
export const UPLOADS_AT_ONCE = 16;

const MB = 1024 * 1024;
/** Of bodies that have not arrived whole, and of answers that have not been read. */
const MEMORY: PlacesLimits = { capacity: 96 * MB, share: 16 * MB, waitMs: 1_000 };
/**
 * Answers too large to be taken whole: each keeps a connection to its service, and all that flow are moved on before
 * anybody else gets a turn, so that many at once make everybody wait.
 */
const LARGE_ANSWERS: PlacesLimits = { capacity: 8, share: 2, waitMs: 1_000 };
const UPLOADS: PlacesLimits = { capacity: UPLOADS_AT_ONCE, share: 4, waitMs: 2_000 };
/** Of one address or account. */
const TURNS = { waiting: 64, waitMs: 1_000 };

/** How much the gateway takes on at once, of everybody and of each. */
export interface Load {
  shed: Shed;
  laneOf(call: PublicCall): Lane;
  /** Lets a request in, until its answer is out. @throws AppError `too_many_requests`. */
  enterAddress(ctx: Context, room: string, gone: AbortSignal): Promise<void>;
  enterAccount(id: number, gone: AbortSignal): Promise<void>;
  bodies: Places;
  answers: Places;
  largeAnswers: Record<ServiceName, Places>;
  uploads: Record<ServiceName, Places>;
  slowAfterMs: number;
}

export function openLoad(config: GatewayConfig, meter: Meter): Load {
  const limited = config.RATE_LIMIT === 'on';
  const shed = countShed(meter);
  const gates = (atOnce: number) => new Gates({ atOnce: limited ? atOnce : Infinity, ...TURNS });
  const places = (limits: PlacesLimits) =>
    new Places(limited ? limits : { ...limits, capacity: Infinity, share: Infinity });
  const ofServices = (limits: PlacesLimits) =>
    Object.fromEntries(SERVICES.map((service) => [service, places(limits)])) as Record<ServiceName, Places>;
  const addresses = gates(config.CALLS_PER_ADDRESS);
  const accounts = gates(config.CALLS_PER_ACCOUNT);
  return {
    shed,
    laneOf: openLanes(limited ? config.CALLS_PER_SERVICE : Infinity, meter),
    async enterAddress(ctx, room, gone) {
      const leave = await addresses.enter(`${room} ${addressKey(ctx.ip)}`, gone);
      if (!leave) throw shed.refusal('address');
      leaveWithAnswer(gone, leave);
    },
    async enterAccount(id, gone) {
      const leave = await accounts.enter(String(id), gone);
      if (!leave) throw shed.refusal('account');
      leaveWithAnswer(gone, leave);
    },
    bodies: places(MEMORY),
    answers: places(MEMORY),
    largeAnswers: ofServices(LARGE_ANSWERS),
    uploads: ofServices(UPLOADS),
    slowAfterMs: config.SLOW_CLIENT_SECONDS * 1_000 * config.PATIENCE,
  };
}

/** Made once: one for every request would be a trace of the stack for every request. */
const GONE = new Error('the client is gone, or has its answer');

/** Is aborted when the client's connection closes, or the answer is out. */
export function goneWith(ctx: Context): AbortSignal {
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort(GONE));
  return gone.signal;
}

/** Names the holder of a place for this request, who loses it when the connection closes. */
export function holderOf(ctx: Context, gone: AbortSignal, who = addressKey(ctx.ip)): Holder {
  return { who, gone, breakOff: () => ctx.req.socket.destroy() };
}

function leaveWithAnswer(gone: AbortSignal, leave: Leave): void {
  if (gone.aborted) leave();
  else gone.addEventListener('abort', leave);
}
