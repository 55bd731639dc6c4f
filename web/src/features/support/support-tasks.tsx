import type { ServiceName } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { SupportTaskRecord } from './support-task-record';
import { useSupportTasks } from './use-support-tasks';
import { useText } from './words';

/** Everything that only a person can settle, the nearest deadline first. A part that cannot be loaded hides no other. */
export function SupportTasks() {
  const t = useText();
  const query = useSupportTasks();
  return (
    <QueryView query={query}>
      {({ tasks, total, silent }) => (
        <Stack>
          {silent.length > 0 && <Incomplete silent={silent} onRetry={() => void query.refetch()} />}
          {tasks.length === 0 &&
            (silent.length > 0 ? (
              <EmptyState title={t('noneHeard')} />
            ) : (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ))}
          {tasks.map((task) => (
            <SupportTaskRecord key={`${task.kind} ${task.id}`} task={task} />
          ))}
          {tasks.length < total && <p>{t('more', { shown: tasks.length, total })}</p>}
        </Stack>
      )}
    </QueryView>
  );
}

function Incomplete({ silent, onRetry }: { silent: readonly ServiceName[]; onRetry: () => void }) {
  const t = useText();
  return (
    <Notice
      tone="problem"
      title={t('silent.title')}
      actions={
        <Button tone="secondary" size="2" onClick={onRetry}>
          {t('silent.retry')}
        </Button>
      }
    >
      {t('silent.text', { parts: silent.map((part) => t(`silent.parts.${part}`)).join('; ') })}
    </Notice>
  );
}
