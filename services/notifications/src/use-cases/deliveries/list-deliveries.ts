import type { listDeliveries as contract, RouteQuery } from '@harbourline/contracts';
import { pageOf, rowsToRead, type CountedPage } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter } from '@harbourline/service-kit/lists/page-cursor';
import { countDeliveries, findDeliveries } from '../../db/deliveries/find-deliveries';
import { withRecipients, type DeliveryWithRecipient } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';

/** Messages, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listDeliveries(
  { db }: Pick<LocalDeps, 'db'>,
  { limit, cursor, ...wanted }: RouteQuery<typeof contract>,
): Promise<CountedPage<DeliveryWithRecipient>> {
  const page = { limit, cursor };
  const [read, total] = await Promise.all([
    findDeliveries(db, wanted, { after: placeAfter(page, readId), limit: rowsToRead(page) }),
    countDeliveries(db, wanted),
  ]);
  const { rows, next } = pageOf(read, page, ({ createdAt, id }) => cursorOf(createdAt, id));
  return { next, total, rows: await withRecipients(db, rows) };
}

function readId(text = ''): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}
