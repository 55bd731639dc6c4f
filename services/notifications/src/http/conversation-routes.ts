import * as api from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { WrittenMessage } from '../db/conversations/with-authors';
import type { SendingDeps } from '../db/deps';
import type { ConversationReport } from '../generated/prisma/client';
import { listUnread } from '../use-cases/conversations/list-unread';
import { noteMessagesRead } from '../use-cases/conversations/note-messages-read';
import { onceHeard } from '../use-cases/conversations/once-heard';
import { readConversation } from '../use-cases/conversations/read-conversation';
import { writeMessage } from '../use-cases/conversations/write-message';
import { reportConversation } from '../use-cases/reports/report-conversation';
import { presentConversation, presentConversationMessage, presentUnread } from './present-conversation';

/** The calls with which the people of a booking write to each other. */
export function conversationRoutes(deps: SendingDeps): ServiceRoute[] {
  const written = (message: WrittenMessage): Reply<api.ConversationMessage> => ({
    status: 201,
    body: presentConversationMessage(message),
  });
  const reported = ({ createdAt }: ConversationReport) => ({
    status: 201,
    body: { reportedAt: createdAt.toISOString() },
  });

  return [
    route(api.listUnread, async ({ actor }) => ({
      status: 200,
      body: (await listUnread(deps, { userId: actor.id })).map(presentUnread),
    })),
    route(api.readConversation, async ({ params: { id: bookingId }, query, actor }) => ({
      status: 200,
      body: presentConversation(
        await onceHeard(deps, { bookingId, userId: actor.id }, () =>
          readConversation(deps, { bookingId, userId: actor.id, ...query }),
        ),
      ),
    })),
    route(api.writeMessage, async ({ params: { id: bookingId }, body: { text, pictures = [] }, actor, once }) => {
      const writing = { bookingId, userId: actor.id, text, pictures };
      return written(
        await onceHeard(deps, writing, () => writeMessage({ ...deps, db: once(deps.db, written) }, writing)),
      );
    }),
    route(api.noteMessagesRead, async ({ params: { id: bookingId }, body: { upTo }, actor }) => ({
      status: 200,
      body: await onceHeard(deps, { bookingId, userId: actor.id }, () =>
        noteMessagesRead(deps, { bookingId, userId: actor.id, upTo }),
      ),
    })),
    route(api.reportConversation, async ({ params: { id: bookingId }, body: { reason }, actor, once }) => {
      const reporting = { bookingId, userId: actor.id, reason };
      return reported(
        await onceHeard(deps, reporting, () => reportConversation({ ...deps, db: once(deps.db, reported) }, reporting)),
      );
    }),
  ];
}
