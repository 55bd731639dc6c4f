import type { AuditChange } from '@harbourline/contracts';
import { text } from './words';

export interface ChangedColumn {
  name: string;
  before: string;
  after: string;
}

/** What of a row is different now, column by column, as a person reads it. */
export function changedColumns({ before, after }: Pick<AuditChange, 'before' | 'after'>): ChangedColumn[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name: name.replaceAll('_', ' '),
    before: inWords(before?.[name]),
    after: inWords(after?.[name]),
  }));
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return text('empty');
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
