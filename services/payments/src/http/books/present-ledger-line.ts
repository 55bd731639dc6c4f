import type { LedgerEntry } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { LedgerLine } from '../../db/books/ledger-lines';

export function presentLedgerLine({ cents, at, ...line }: LedgerLine): LedgerEntry {
  return { ...line, amount: dollarsOf(cents), at: at.toISOString() };
}
