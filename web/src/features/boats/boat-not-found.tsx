import { Anchor } from 'lucide-react';
import { messageOf } from '../../shared/api/api-error';
import { Button, LinkButton } from '../../shared/ui/button';
import { Row } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { text as say } from '../../shared/ui/words';
import { useText } from './words';

/** Also for a boat that could not be fetched; then `error` says why and `onRetry` asks again. */
export function BoatNotFound({ error, onRetry }: { error?: unknown; onRetry?: () => void }) {
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
      {error === undefined ? t('detail.notFoundText') : messageOf(error, say('unexpected'))}
    </EmptyState>
  );
}
