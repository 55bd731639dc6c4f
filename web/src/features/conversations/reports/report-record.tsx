import type { ConversationReport } from '@harbourline/contracts';
import { when } from '../../../shared/lib/when';
import { Button } from '../../../shared/ui/button';
import { RecordCard } from '../../../shared/ui/record-card';
import { Stack } from '../../../shared/ui/stack';
import { ErrorState } from '../../../shared/ui/states';
import { useReadReportedMutation } from '../conversations-api';
import { MessageItem } from '../message-item';
import styles from '../message-list.module.css';
import { useText } from '../words';
import { CloseReport } from './close-report';

/** The office's clock, by which administrators read. */
const ZONE = 'America/Toronto';

/** Who has reported what, and, while the report is open, the messages that it is about. */
export function ReportRecord({ report }: { report: ConversationReport }) {
  const t = useText();
  const [read, { data, error, isLoading }] = useReadReportedMutation();
  const { id, bookingId, reporterName, party, reason, createdAt, closedAt, outcome } = report;
  const isOpen = closedAt === null;
  return (
    <RecordCard
      title={t('admin.heading', { id: bookingId })}
      badge={isOpen ? { label: t('admin.open'), color: 'amber' } : { label: t('admin.closed'), color: 'green' }}
      aside={when(createdAt)}
      facts={[
        {
          label: t('admin.reporter'),
          value: t('admin.reporterNamed', { name: reporterName, party: t(`parties.${party}`) }),
        },
        { label: t('admin.reason'), value: reason || t('admin.reasonErased') },
        { label: t('admin.closedAt'), value: when(closedAt) },
        { label: t('admin.outcome'), value: outcome },
      ]}
      actions={
        isOpen && (
          <>
            <Button
              size="2"
              tone="secondary"
              loading={isLoading}
              aria-label={t('admin.readNamed', { id: bookingId })}
              onClick={() => void read(id)}
            >
              {t('admin.read')}
            </Button>
            <CloseReport report={report} />
          </>
        )
      }
    >
      {isOpen && (
        <Stack gap={3}>
          {!data && <p className={styles.byline}>{t('admin.readNote')}</p>}
          {error !== undefined && <ErrorState error={error} title={t('admin.readFailed')} />}
          {data && (
            <ol className={styles.list}>
              {data.messages.map((message) => (
                <MessageItem key={message.number} bookingId={bookingId} message={message} zone={ZONE} />
              ))}
            </ol>
          )}
        </Stack>
      )}
    </RecordCard>
  );
}
