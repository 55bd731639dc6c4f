import { Link } from 'react-router-dom';
import { SupportBadge } from './support-badge';
import { useSupportTasks } from './use-support-tasks';

/** The administrators' way to what needs a person, wherever they are; nothing where nothing does. */
export function SupportLink({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { data } = useSupportTasks();
  if (!data?.total) return null;
  return (
    <Link to="/admin-dashboard?tab=support" onClick={onFollow}>
      <SupportBadge />
    </Link>
  );
}
