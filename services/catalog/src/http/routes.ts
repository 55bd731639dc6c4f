import * as api from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { nextLink, route, sentFiles, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { imageUrl } from '../domain/image-key';
import type { Boat, CaptainBoat } from '../generated/prisma/client';
import { createBoat } from '../use-cases/create-boat';
import { getBoat } from '../use-cases/get-boat';
import { listBoatCaptains } from '../use-cases/list-boat-captains';
import { listBoats } from '../use-cases/list-boats';
import { listOwnerBoats } from '../use-cases/list-owner-boats';
import { saveCaptainRates } from '../use-cases/save-captain-rates';
import { toggleBoatAvailability } from '../use-cases/toggle-boat-availability';
import { uploadPictures } from '../use-cases/upload-pictures';
import { answerPicture } from './answer-picture';
import { answerPlaceholder } from './answer-placeholder';
import { presentBoat, presentBoatCard } from './present-boat';

/** What each call does, in terms of use cases. */
export function catalogRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.listBoats, async ({ query: { includeInactive, ...query }, actor, koa }) => {
      const page = await listBoats(deps, actor, { ...query, includeHidden: includeInactive === 'true' });
      return { status: 200, headers: nextLink(koa.URL, page.next), body: page.boats.map(presentBoatCard) };
    }),

    route(api.getBoat, async ({ params, actor }) => ({
      status: 200,
      body: presentBoat(await getBoat(deps, actor, params.id), actor),
    })),

    route(api.listOwnerBoats, async ({ params, actor }) => ({
      status: 200,
      body: (await listOwnerBoats(deps, actor, params.ownerId)).map((boat) => presentBoat(boat, actor)),
    })),

    route(api.createBoat, async ({ body, actor, once }) => {
      const reply = (boat: Boat): Reply<api.BoatView> => ({ status: 201, body: presentBoat(boat, actor) });
      return reply(await createBoat({ ...deps, db: once(deps.db, reply) }, actor, body));
    }),

    route(api.toggleBoatAvailability, async ({ params, actor }) => ({
      status: 200,
      body: presentBoat(await toggleBoatAvailability(deps, actor, params.id), actor),
    })),

    route(api.listBoatCaptains, async ({ params, actor }) => ({
      status: 200,
      body: await listBoatCaptains(deps, actor, params.id),
    })),

    route(api.saveCaptainRates, async ({ body, actor, once }) => {
      const reply = (rates: CaptainBoat[]) => ({ status: 200, body: rates.map(presentCaptainBoat) });
      return reply(await saveCaptainRates({ ...deps, db: once(deps.db, reply) }, actor, body.rates));
    }),

    route(api.uploadImages, async ({ actor, koa }) => {
      const files = sentFiles(koa.request.files, 'images', 'Please choose at least one photo');
      const keys = await uploadPictures(deps, { uploadedBy: actor.id, files });
      return { status: 201, body: { imageUrls: keys.map(imageUrl) } };
    }),

    route(api.getImage, ({ params, query, koa }) => answerPicture(deps, koa.headers, params.path, query.w)),

    route(api.getPlaceholder, async ({ params }) => answerPlaceholder(params)),
  ];
}

function presentCaptainBoat({ boatId, captainId, hourlyRateCents }: CaptainBoat) {
  return { boatId, captainId, hourlyRate: dollarsOf(hourlyRateCents) };
}
