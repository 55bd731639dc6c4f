import * as api from '@harbourline/contracts';
import { nextLink, route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { today } from '../domain/today';
import type { CaptainBoat } from '../generated/prisma/client';
import { listBoatCaptains } from '../use-cases/list-boat-captains';
import { listCaptainBoats } from '../use-cases/list-captain-boats';
import { listCaptainRates } from '../use-cases/list-captain-rates';
import { listCaptains } from '../use-cases/list-captains';
import { listOwnerCaptains } from '../use-cases/list-owner-captains';
import { saveCaptainRates } from '../use-cases/save-captain-rates';
import { presentCaptainBoat, presentOffer, presentRatedBoat } from './present-captain';

/** The calls about captains and what they ask for. */
export function captainRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.listBoatCaptains, async ({ params, query, actor }) => ({
      status: 200,
      body: await listBoatCaptains(deps, actor, { boatId: params.id, ...query }),
    })),

    route(api.saveCaptainRates, async ({ body, actor, once }) => {
      const reply = (rates: CaptainBoat[]) => ({ status: 200, body: rates.map(presentCaptainBoat) });
      return reply(await saveCaptainRates({ ...deps, db: once(deps.db, reply) }, actor, body.rates, body.cities));
    }),

    route(api.listCaptainBoats, async ({ query, actor, koa }) => {
      const page = await listCaptainBoats(deps, query);
      const day = today(deps.clock.now());
      const body = page.rows.map((offer) => ({ ...presentOffer(offer, day), boat: presentRatedBoat(offer, actor) }));
      return { status: 200, headers: nextLink(koa.URL, page.next), body };
    }),

    route(api.listCaptainRates, async ({ params, actor }) => {
      const rates = await listCaptainRates(deps, actor, params.captainId);
      const body = rates.map((rate) => ({ ...presentCaptainBoat(rate), boat: presentRatedBoat(rate, actor) }));
      return { status: 200, body };
    }),

    route(api.listOwnerCaptains, async ({ params, actor }) => {
      const day = today(deps.clock.now());
      const offers = await listOwnerCaptains(deps, actor, params.ownerId);
      return { status: 200, body: offers.map((offer) => presentOffer(offer, day)) };
    }),

    route(api.listCaptains, async ({ actor }) => ({ status: 200, body: await listCaptains(deps, actor) })),
  ];
}
