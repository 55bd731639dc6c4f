import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Stack } from '../../shared/ui/stack';
import styles from './dock.module.css';
import { useText } from './words';

/** What the contract takes. */
const MOST = 50;

interface Props {
  count: number;
  onCount: (count: number) => void;
  booked: number;
  capacity: number;
}

/** How many people go on board. Another number than the one that was booked is kept as well, but not without a word. */
export function PeopleField({ count, onCount, booked, capacity }: Props) {
  const t = useText();
  const id = useId();
  const set = (to: number) => onCount(Math.min(MOST, Math.max(1, to)));
  return (
    <Stack gap={3}>
      <label htmlFor={id} className={styles.subtitle}>
        {t('people.label')}
      </label>
      <div className={styles.people}>
        <Button tone="secondary" size="4" disabled={count <= 1} onClick={() => set(count - 1)}>
          <Minus aria-hidden size={20} />
          <span className="visually-hidden">{t('people.fewer')}</span>
        </Button>
        <input
          id={id}
          className={styles.count}
          inputMode="numeric"
          value={count}
          aria-describedby={`${id}-said`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => set(Number.parseInt(target.value, 10) || 1)}
        />
        <Button tone="secondary" size="4" disabled={count >= MOST} onClick={() => set(count + 1)}>
          <Plus aria-hidden size={20} />
          <span className="visually-hidden">{t('people.more')}</span>
        </Button>
      </div>
      <div id={`${id}-said`} role="status">
        {count > capacity ? (
          <Notice tone="problem">{t('people.tooMany', { capacity })}</Notice>
        ) : (
          count !== booked && <Notice>{t('people.differs', { count: booked })}</Notice>
        )}
      </div>
    </Stack>
  );
}
