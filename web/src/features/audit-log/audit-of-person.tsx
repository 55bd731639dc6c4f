import type { Role } from '@harbourline/contracts';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { AuditEntries } from './audit-entries';
import styles from './audit-log.module.css';
import { useAccountChangesInfiniteQuery } from './audit-log-api';
import { useText } from './words';

/** What administrators have changed about somebody; of an administrator also what they have changed. */
export function AuditOfPerson({ id, role }: { id: number; role: Role }) {
  return (
    <Stack gap={6}>
      <Changes of="thing" id={id} />
      {role === 'admin' && <Changes of="administrator" id={id} />}
    </Stack>
  );
}

function Changes({ of, id }: { of: 'thing' | 'administrator'; id: number }) {
  const t = useText();
  const query = useAccountChangesInfiniteQuery({ of, id });
  const about = of === 'thing';
  return (
    <section>
      <p className={styles.text}>{t(about ? 'ofPerson' : 'byPerson')}</p>
      <PagedList query={query} empty={<p>{t(about ? 'noneOfPerson' : 'noneByPerson')}</p>}>
        {(entries) => <AuditEntries entries={entries} />}
      </PagedList>
    </section>
  );
}
