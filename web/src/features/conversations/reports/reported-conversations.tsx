import { useAddressFilters } from '../../../shared/lib/use-address-filters';
import { PagedList } from '../../../shared/ui/paged-list';
import { SelectBox } from '../../../shared/ui/select-box';
import { Stack } from '../../../shared/ui/stack';
import { EmptyState } from '../../../shared/ui/states';
import { useConversationReportsInfiniteQuery } from '../conversations-api';
import { useText } from '../words';
import { ReportRecord } from './report-record';

const KINDS = ['open', 'closed'] as const;

/** What people have reported, newest first; the open reports unless others are asked for. */
export function ReportedConversations() {
  const t = useText();
  const [{ which }, change] = useAddressFilters('which');
  const kind = KINDS.find((known) => known === which) ?? 'open';
  const query = useConversationReportsInfiniteQuery({ closed: kind === 'closed' });
  return (
    <Stack>
      <SelectBox
        aria-label={t('admin.which')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`admin.${value}`) }))}
        onChange={({ target }) => change({ which: target.value })}
      />
      <PagedList query={query} empty={<EmptyState title={t(`admin.none.${kind}`)} />}>
        {(reports) => (
          <Stack>
            {reports.map((report) => (
              <ReportRecord key={report.id} report={report} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
