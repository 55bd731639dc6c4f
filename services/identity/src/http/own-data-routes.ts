import * as api from '@harbourline/contracts';
import { oneAtATime, route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { downloadOwnData } from '../use-cases/download-own-data';
import { ownDataJson } from './own-data-json';

/** How people get what we hold of them. */
export function ownDataRoutes(deps: Deps): ServiceRoute[] {
  const downloading = oneAtATime();
  return [
    route(api.downloadOwnData, async ({ actor, body, logger }) => {
      const pieces = await downloadOwnData(deps, { userId: actor.id, ...body });
      const head = { site: deps.origin, takenAt: deps.clock.now() };
      const failed = (err: Error) => logger.error({ err }, 'what we hold of somebody could not be downloaded');
      return {
        status: 200,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="harbourline-data.json"',
          'cache-control': 'no-store',
        },
        stream: downloading(actor.id, () => ownDataJson(pieces, head, failed)),
      };
    }),
  ];
}
