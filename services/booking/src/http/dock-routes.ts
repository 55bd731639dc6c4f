import * as api from '@harbourline/contracts';
import type { DockSide } from '@harbourline/policy';
import { AppError, route, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { readDock } from '../use-cases/read-dock';
import { recordAtDock } from '../use-cases/record-at-dock';
import { presentDock } from './present-dock';

/** Check-in, check-out and balance at the dock. */
export function dockRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.readDock, async ({ params, actor }) => ({
      status: 200,
      body: presentDock(await readDock(deps, actor, params.id), actor),
    })),

    // Idempotent by the act's own id, with or without a key: a phone sends it until it has an answer.
    route(api.recordAtDock, async ({ params, actor, body }) => ({
      status: 201,
      body: presentDock(await recordAtDock(deps, asSide(actor), { bookingId: params.id, sent: body }), actor),
    })),
  ];
}

/** Whoever is at the dock, in their role. The contract lets nobody else come here. */
function asSide({ role, ...user }: UserActor): UserActor & { role: DockSide } {
  if (role === 'admin') throw new AppError('forbidden');
  return { ...user, role };
}
