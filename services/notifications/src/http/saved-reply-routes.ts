import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import type { SavedReply } from '../generated/prisma/client';
import { createSavedReply } from '../use-cases/saved-replies/create-saved-reply';
import { deleteSavedReply } from '../use-cases/saved-replies/delete-saved-reply';
import { listSavedReplies } from '../use-cases/saved-replies/list-saved-replies';
import { updateSavedReply } from '../use-cases/saved-replies/update-saved-reply';
import { presentSavedReply } from './present-conversation';

/** What owners write again and again. */
export function savedReplyRoutes(deps: SendingDeps): ServiceRoute[] {
  const created = (reply: SavedReply) => ({ status: 201, body: presentSavedReply(reply) });

  return [
    route(api.listSavedReplies, async ({ actor }) => ({
      status: 200,
      body: (await listSavedReplies(deps, { ownerId: actor.id })).map(presentSavedReply),
    })),
    route(api.createSavedReply, async ({ body, actor, once }) =>
      created(await createSavedReply({ ...deps, db: once(deps.db, created) }, { ...body, ownerId: actor.id })),
    ),
    route(api.updateSavedReply, async ({ params: { id }, body, actor }) => ({
      status: 200,
      body: presentSavedReply(await updateSavedReply(deps, { ...body, id, ownerId: actor.id })),
    })),
    route(api.deleteSavedReply, async ({ params: { id }, actor }) => {
      await deleteSavedReply(deps, { id, ownerId: actor.id });
      return { status: 204 };
    }),
  ];
}
