import type { ServiceName } from '@harbourline/contracts';
import { isInOrder } from '../../shared/lib/is-in-order';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { useTypedWords } from '../../shared/lib/use-typed-words';
import { Button } from '../../shared/ui/button';
import { PagedList } from '../../shared/ui/paged-list';
import { EmptyState } from '../../shared/ui/states';
import { AuditFilterFields } from './audit-filter-fields';
import { ALL, type AuditFilters } from './audit-filters';
import styles from './audit-log.module.css';
import { AuditEntries } from './audit-entries';
import { useAuditLogInfiniteQuery } from './audit-log-api';
import { useText } from './words';

interface Props {
  part: ServiceName;
  onPart: (part: ServiceName) => void;
}

/** What administrators have done, for administrators. */
export function AuditLog({ part, onPart }: Props) {
  const t = useText();
  const [filters, change] = useAddressFilters('administrator', 'thing', 'from', 'to');
  const thing = useTypedWords(filters.thing || undefined, (words) => change({ thing: words ?? '' }));
  const query = useAuditLogInfiniteQuery({ part, ...filters });
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  const narrow = ({ thing: typed, ...others }: Partial<AuditFilters>) =>
    typed === undefined ? change(others) : thing.type(typed);
  return (
    <section>
      <p className={styles.text}>{t('text')}</p>
      <AuditFilterFields part={part} onPart={onPart} filters={{ ...filters, thing: thing.typed }} onChange={narrow} />
      {isInOrder(filters) ? (
        <PagedList
          query={query}
          empty={
            <EmptyState
              title={t(isNarrowed ? 'noneMatch' : 'none')}
              action={
                isNarrowed && (
                  <Button tone="secondary" onClick={() => change({ ...ALL })}>
                    {t('clear')}
                  </Button>
                )
              }
            />
          }
        >
          {(entries) => <AuditEntries entries={entries} />}
        </PagedList>
      ) : (
        <p role="alert">{t('outOfOrder')}</p>
      )}
    </section>
  );
}
