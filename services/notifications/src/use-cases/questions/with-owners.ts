import { findNames } from '../../db/conversations/with-authors';
import type { Db } from '../../db/database';
import type { WholeQuestion } from '../../db/questions/find-question';

export type OwnedQuestion = WholeQuestion & { ownerName: string };

/** Questions with the names of those whose boats they are about. */
export async function withOwners(db: Db, questions: readonly WholeQuestion[]): Promise<OwnedQuestion[]> {
  const nameOf = await findNames(
    db,
    questions.map(({ ownerId }) => ownerId),
  );
  return questions.map((question) => ({ ...question, ownerName: nameOf(question.ownerId) }));
}
