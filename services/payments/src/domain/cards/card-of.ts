import type { Payment } from '../../generated/prisma/client';

/** The card that paid, as it is printed on statements; null where none did, and until the provider has told. */
export function cardOf({
  cardBrand: brand,
  cardLast4: last4,
}: Pick<Payment, 'cardBrand' | 'cardLast4'>): { brand: string; last4: string } | null {
  return brand !== null && last4 !== null ? { brand, last4 } : null;
}
