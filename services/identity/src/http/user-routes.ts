import * as api from '@harbourline/contracts';
import { csvHeaders, oneAtATime, route, routeActions, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { changeRole } from '../use-cases/change-role';
import { createUser } from '../use-cases/create-user';
import { exportUsers } from '../use-cases/export-users';
import { listSignIns } from '../use-cases/list-sign-ins';
import { listUsers } from '../use-cases/list-users';
import { setActive } from '../use-cases/set-active';
import { updateProfile } from '../use-cases/update-profile';
import { usersCsv } from './users-csv';
import { presentSignIn, presentUserView } from './present-user';

/** Profiles, the users list, and what administrators do with users. */
export function userRoutes(deps: Deps): ServiceRoute[] {
  const exporting = oneAtATime();
  const changed = (user: User) => ({ status: 200, body: presentUserView(user) });
  const created = (user: User): Reply<api.UserView> => ({ status: 201, body: presentUserView(user) });

  return [
    routeActions(api.updateUser, {
      changeRole: async ({ actor, params, body, tell }) => {
        const user = await changeRole(deps, { actor, userId: params.id, ...body });
        tell({ event: 'role', outcome: 'set', account: user.id, detail: user.role });
        return changed(user);
      },
      setActive: async ({ actor, params, body, tell }) => {
        const user = await setActive(deps, { actor, userId: params.id, ...body });
        tell({ event: 'account', outcome: user.active ? 'activated' : 'deactivated', account: user.id });
        return changed(user);
      },
      updateProfile: async ({ actor, params, body, ip, tell }) =>
        changed(await updateProfile(deps, { actor, userId: params.id, form: body, address: ip, tell })),
    }),

    route(api.listUsers, async ({ query, koa }) => pageReply(koa.URL, await listUsers(deps, query), presentUserView)),

    route(api.exportUsers, async ({ body, actor, logger }) => ({
      status: 200,
      headers: csvHeaders('people'),
      stream: exporting(actor.id, () =>
        usersCsv(exportUsers(deps, body), (err) => logger.error({ err }, 'the people could not be exported')),
      ),
    })),

    route(api.listSignIns, async ({ params, query, koa }) =>
      pageReply(koa.URL, await listSignIns(deps, { userId: params.id, ...query }), presentSignIn),
    ),

    route(api.createUser, async ({ actor, body, once }) =>
      created(await createUser({ ...deps, db: once(deps.db, created) }, { actor, form: body })),
    ),
  ];
}
