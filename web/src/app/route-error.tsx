import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/states';
import { useText } from './words';

/** A page that could not be loaded or failed while it was drawn. */
export function RouteError() {
  const t = useText();
  return (
    <EmptyState
      wholePage
      title={t('crash.title')}
      action={<Button onClick={() => location.reload()}>{t('crash.reload')}</Button>}
    >
      {t('crash.text')}
    </EmptyState>
  );
}
