import type { LedgerEntry } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { ledgerReasonInWords } from '@harbourline/policy/words';
import type { LedgerLine } from '../../db/books/ledger-lines';

export function presentLedgerLine({ cents, at, reason, memo, ...line }: LedgerLine): LedgerEntry {
  const inWords = reason ? ledgerReasonInWords(reason) : memo;
  return { ...line, reason, memo: inWords, amount: dollarsOf(cents), at: at.toISOString() };
}
