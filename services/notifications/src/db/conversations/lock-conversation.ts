import type { Tx } from '../database';

/**
 * Makes everybody else wait who wants to add to the conversation of a booking, or to note that it was read.
 * @returns the number of its last message.
 */
export async function lockConversation(tx: Tx, bookingId: number): Promise<number> {
  await tx.conversation.createMany({ data: [{ bookingId, lastNumber: 0 }], skipDuplicates: true });
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    SELECT last_number AS last FROM conversations WHERE booking_id = ${bookingId} FOR UPDATE`;
  return row?.last ?? 0;
}
