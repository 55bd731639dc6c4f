import { Badge } from '../../shared/ui/badge';
import { useSupportTasks } from './use-support-tasks';
import { useText } from './words';

/** How many tasks need a person, where any do. */
export function SupportBadge() {
  const t = useText();
  const { data } = useSupportTasks();
  if (!data || data.total === 0) return null;
  return (
    <Badge color="amber" radius="full" title={t('count', { count: data.total })}>
      <span aria-hidden>{data.total.toLocaleString('en-CA')}</span>
      <span className="visually-hidden">{t('count', { count: data.total })}</span>
    </Badge>
  );
}
