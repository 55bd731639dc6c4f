import type { AuditChange } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { text } from './words';

/** As the database writes a time into the log. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

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
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? (when(value) ?? value) : value;
}
