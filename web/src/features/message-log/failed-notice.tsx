import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';
import { useFailedCount } from './use-failed-count';

/** Says that messages have not arrived, so that somebody looks after them. */
export function FailedNotice({ onShow }: { onShow: () => void }) {
  const t = useText();
  const { count, more } = useFailedCount();
  if (count === 0) return null;
  return (
    <Notice
      tone="problem"
      title={t(more ? 'failedMore' : 'failedCount', { count })}
      actions={
        <Button tone="secondary" size="2" onClick={onShow}>
          {t('sent.showFailed')}
        </Button>
      }
    >
      {t('sent.failedText')}
    </Notice>
  );
}
