import { Anchor } from 'lucide-react';
import { Button, LinkButton } from '../../shared/ui/button';
import { Row } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './words';

/** Also for a boat that could not be fetched; then `problem` says why and `onRetry` asks again. */
export function BoatNotFound({ problem, onRetry }: { problem?: string; onRetry?: () => void }) {
  const t = useText();
  return (
    <EmptyState
      wholePage
      title={t('detail.notFound')}
      icon={<Anchor aria-hidden size={26} strokeWidth={1.5} />}
      action={
        <Row>
          {onRetry && (
            <Button tone="secondary" onClick={onRetry}>
              {t('detail.retry')}
            </Button>
          )}
          <LinkButton to="/boats">{t('detail.browseAll')}</LinkButton>
        </Row>
      }
    >
      {problem ?? t('detail.notFoundText')}
    </EmptyState>
  );
}
