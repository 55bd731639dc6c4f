import { sayablePerson } from '../../domain/values/sayable-person';
import type { ConversationMessage } from '../../generated/prisma/client';
import type { Db } from '../database';

export type WrittenMessage = ConversationMessage & { authorName: string };

/** People's names as we know them now; empty for those who are not known yet. */
export async function findNames(db: Db, ids: readonly number[]): Promise<(id: number) => string> {
  const users = await db.client.user.findMany({ where: { id: { in: [...new Set(ids)] } } });
  const names = new Map(users.map((user) => [user.id, sayablePerson(user).fullName]));
  return (id) => names.get(id) ?? '';
}

/** Messages with the names of those who wrote them. */
export async function withAuthors(db: Db, messages: readonly ConversationMessage[]): Promise<WrittenMessage[]> {
  const nameOf = await findNames(
    db,
    messages.map(({ authorId }) => authorId),
  );
  return messages.map((message) => ({ ...message, authorName: nameOf(message.authorId) }));
}
