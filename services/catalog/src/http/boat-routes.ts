import * as api from '@harbourline/contracts';
import { nextLink, route, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Boat } from '../generated/prisma/client';
import { charterHours } from '../use-cases/charter-hours';
import { createBoat } from '../use-cases/create-boat';
import { deleteBoat } from '../use-cases/delete-boat';
import { findSimilarBoats } from '../use-cases/find-similar-boats';
import { getBoat } from '../use-cases/get-boat';
import { listBoats } from '../use-cases/list-boats';
import { listListingChanges } from '../use-cases/list-listing-changes';
import { listOwnerBoats } from '../use-cases/list-owner-boats';
import { setPreferredCaptain } from '../use-cases/set-preferred-captain';
import { showAskingRenters, showOwner } from '../use-cases/show-people';
import { toggleBoatAvailability } from '../use-cases/toggle-boat-availability';
import { updateBoat } from '../use-cases/update-boat';
import { viewBoat } from '../use-cases/view-boat';
import { presentBoat, presentBoatOn, presentBoats } from './present-boat';

/** It changes only when a boat with a shorter minimum is the first of its kind, or the last. */
const HOURS_SECONDS = 300;

/** The calls about boats. */
export function boatRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.listBoats, async ({ query: { includeInactive, ...query }, actor, koa }) => {
      const page = await listBoats(deps, actor, { ...query, includeHidden: includeInactive === 'true' });
      const total = page.insight && { 'x-total-count': String(page.insight.total) };
      const headers = { ...cachingFor(actor), ...nextLink(koa.URL, page.next), ...total };
      return { status: 200, headers, body: presentBoats(page, query) };
    }),

    // These are before the one boat, whose path takes any word.
    route(api.charterHours, async ({ query }) => ({
      status: 200,
      headers: { 'cache-control': `public, max-age=${HOURS_SECONDS}` },
      body: await charterHours(deps, query.location),
    })),

    route(api.similarBoats, async ({ query }) => ({
      status: 200,
      body: (await findSimilarBoats(deps, query)).map((boat) => presentBoatOn(boat, query)),
    })),

    route(api.listListingChanges, async ({ query }) => ({
      status: 200,
      body: await listListingChanges(deps, query.after),
    })),

    route(api.listOwnBoats, async ({ actor }) => ({
      status: 200,
      body: (await listOwnerBoats(deps, actor, actor.id)).map((boat) => presentBoat(boat, actor)),
    })),

    route(api.listOwnerBoats, async ({ params, actor }) => ({
      status: 200,
      body: (await listOwnerBoats(deps, actor, params.ownerId)).map((boat) => presentBoat(boat, actor)),
    })),

    route(api.getBoat, async ({ params, actor }) => ({
      status: 200,
      headers: cachingFor(actor),
      body: presentBoat(await getBoat(deps, actor, params.id), actor),
    })),

    route(api.getBoatOwner, async ({ params, actor }) => ({
      status: 200,
      headers: cachingFor(actor),
      body: await showOwner(deps, actor, params.id),
    })),

    route(api.listAskingRenters, async ({ actor }) => ({
      status: 200,
      body: await showAskingRenters(deps, actor.id),
    })),

    route(api.createBoat, async ({ body, actor, once }) => {
      const reply = (boat: Boat): Reply<api.BoatView> => ({ status: 201, body: presentBoat(boat, actor) });
      return reply(await createBoat({ ...deps, db: once(deps.db, reply) }, actor, body));
    }),

    route(api.updateBoat, async ({ params, body, actor }) => ({
      status: 200,
      body: presentBoat(await updateBoat(deps, actor, { id: params.id, listing: body }), actor),
    })),

    route(api.deleteBoat, async ({ params, actor }) => {
      await deleteBoat(deps, actor, params.id);
      return { status: 204 };
    }),

    route(api.toggleBoatAvailability, async ({ params, actor }) => ({
      status: 200,
      body: presentBoat(await toggleBoatAvailability(deps, actor, params.id), actor),
    })),

    route(api.setPreferredCaptain, async ({ params, body, actor }) => ({
      status: 200,
      body: presentBoat(await setPreferredCaptain(deps, actor, { id: params.id, captainId: body.captainId }), actor),
    })),

    route(api.viewBoat, async ({ params, actor, ip }) => {
      await viewBoat(deps, actor, { id: params.id, address: ip });
      return { status: 204 };
    }),
  ];
}

/** What everybody sees may be kept by whoever asks again, and given to nobody without asking; who manages boats sees more. */
function cachingFor(actor: UserActor | undefined): Record<string, string> {
  return actor?.role === 'owner' || actor?.role === 'admin' ? {} : { 'cache-control': 'public, no-cache' };
}
