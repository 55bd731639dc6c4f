import type { Discrepancy } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { ListedDiscrepancy } from '../../db/comparisons/read-discrepancies';
import { inWords } from '../../domain/comparisons/difference';
import { iso } from '../iso';

export function presentDiscrepancy({
  cents,
  row,
  foundAt,
  resolvedAt,
  ...discrepancy
}: ListedDiscrepancy): Discrepancy {
  return {
    id: discrepancy.id,
    kind: discrepancy.kind,
    paymentId: discrepancy.paymentId,
    bookingId: discrepancy.bookingId,
    providerId: discrepancy.providerId,
    row,
    detail: row ? inWords(row) : discrepancy.detail,
    amount: dollarsOf(cents),
    foundAt: foundAt.toISOString(),
    resolvedAt: iso(resolvedAt),
    resolution: discrepancy.resolution,
  };
}
