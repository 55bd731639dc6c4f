import type { listDeliveries as contract, RouteQuery } from '@harbourline/contracts';
import { countDeliveries, findDeliveries } from '../../db/deliveries/find-deliveries';
import { withRecipients, type DeliveryWithRecipient } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';
import { pageOf, placeAfter, rowsToRead, type Page } from '../../domain/lists/page';

/** Messages, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listDeliveries(
  { db }: Pick<LocalDeps, 'db'>,
  { limit, cursor, ...wanted }: RouteQuery<typeof contract>,
): Promise<Page<DeliveryWithRecipient>> {
  const page = { limit, cursor };
  const [read, total] = await Promise.all([
    findDeliveries(db, wanted, { after: placeAfter(page, readId), limit: rowsToRead(page) }),
    countDeliveries(db, wanted),
  ]);
  const { rows, ...rest } = pageOf(read, total, page);
  return { ...rest, rows: await withRecipients(db, rows) };
}

function readId(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}
