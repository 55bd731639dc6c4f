import { pageOf, rowsToRead, type CountedPage, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, idAfter } from '@harbourline/service-kit/lists/page-cursor';
import { ROWS_TO_COUNT, totalOf } from '@harbourline/service-kit/http/total-count';
import type { Prisma } from '../../generated/prisma/client';
import type { Db } from '../database';
import { WHOLE, type WholeQuestion } from './find-question';

type Client = Pick<Db, 'client'>;
type Wanted = PageQuery & { where: Prisma.BoatQuestionWhereInput; oldestFirst: boolean };

/** A page of the questions that fit, in the order in which they were asked or against it. @throws AppError `invalid_input` for an unknown page. */
export async function readQuestions(
  { client }: Client,
  { where, oldestFirst, ...page }: Wanted,
): Promise<Omit<CountedPage<WholeQuestion>, 'total'>> {
  const after = idAfter(page);
  const isNext = after === undefined ? {} : { submissionId: oldestFirst ? { gt: after } : { lt: after } };
  const read = await client.boatQuestion.findMany({
    where: { AND: [where, isNext] },
    orderBy: { submissionId: oldestFirst ? 'asc' : 'desc' },
    take: rowsToRead(page),
    include: WHOLE,
  });
  return pageOf(read, page, ({ submissionId }) => cursorOf(submissionId));
}

/** The same, and how many there are. */
export async function listQuestions(db: Client, wanted: Wanted): Promise<CountedPage<WholeQuestion>> {
  const [page, count] = await Promise.all([
    readQuestions(db, wanted),
    db.client.boatQuestion.count({ where: wanted.where, take: ROWS_TO_COUNT }),
  ]);
  return { ...page, total: totalOf(count) };
}
