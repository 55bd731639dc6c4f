import type { Tx } from '../../db/database';
import type { CardReport } from '../../domain/provider-events/reports';

/** Notes the card that paid, so that the payment is found by its last four digits. */
export async function recordCard(tx: Tx, { intentId: paymentIntentId, brand, last4 }: CardReport): Promise<void> {
  await tx.payment.updateMany({ where: { paymentIntentId }, data: { cardBrand: brand, cardLast4: last4 } });
}
