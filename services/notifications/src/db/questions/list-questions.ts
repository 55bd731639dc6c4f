import { pageOf, rowsToRead, type CountedPage, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, idAfter } from '@harbourline/service-kit/lists/page-cursor';
import { ROWS_TO_COUNT, totalOf } from '@harbourline/service-kit/http/total-count';
import type { Prisma } from '../../generated/prisma/client';
import type { Db } from '../database';
import { WHOLE, type WholeQuestion } from './find-question';

/** A page of the questions that fit, in the order in which they were asked or against it. @throws AppError `invalid_input` for an unknown page. */
export async function listQuestions(
  { client }: Pick<Db, 'client'>,
  { where, oldestFirst, ...page }: PageQuery & { where: Prisma.BoatQuestionWhereInput; oldestFirst: boolean },
): Promise<CountedPage<WholeQuestion>> {
  const after = idAfter(page);
  const isNext = after === undefined ? {} : { submissionId: oldestFirst ? { gt: after } : { lt: after } };
  const [read, count] = await Promise.all([
    client.boatQuestion.findMany({
      where: { AND: [where, isNext] },
      orderBy: { submissionId: oldestFirst ? 'asc' : 'desc' },
      take: rowsToRead(page),
      include: WHOLE,
    }),
    client.boatQuestion.count({ where, take: ROWS_TO_COUNT }),
  ]);
  return { ...pageOf(read, page, ({ submissionId }) => cursorOf(submissionId)), total: totalOf(count) };
}
