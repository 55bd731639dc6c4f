import { Badge } from './badge';
import { useText } from './words';

const COLOR = {
  pending: 'amber',
  confirmed: 'green',
  cancelled: 'red',
  completed: 'gray',
  adjusted: 'teal',
} as const;

/** Where a booking stands, in words and colour. `adjusted` is a pending booking whose time the owner changed. */
export function StatusBadge({ status }: { status: keyof typeof COLOR }) {
  const t = useText();
  return (
    <Badge size="2" radius="full" color={COLOR[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
