import { Search } from 'lucide-react';
import { LinkButton } from '../../shared/ui/button';
import { useText } from './words';

/** The way to whoever and whatever an administrator is asked about. */
export function FindPersonLink() {
  const t = useText();
  return (
    <LinkButton to="/admin/people" tone="secondary">
      <Search aria-hidden size={18} />
      {t('find.title')}
    </LinkButton>
  );
}
