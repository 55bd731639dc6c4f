import type { AuditEntry } from '@harbourline/contracts';
import { Stack } from '../../shared/ui/stack';
import { useNamesQuery } from './audit-log-api';
import { AuditRecord } from './audit-record';

/** Entries with the names of those who made them. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const ids = [...new Set(entries.map(({ administrator }) => administrator))].sort((a, b) => a - b);
  const { data: names = {} } = useNamesQuery(ids);
  return (
    <Stack>
      {entries.map((entry) => (
        <AuditRecord key={entry.id} entry={entry} names={names} />
      ))}
    </Stack>
  );
}
