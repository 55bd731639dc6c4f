import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';
import styles from './blocks.module.css';
import type { Obstacle } from './in-the-way';
import { spanInWords } from './span-in-words';

/** What is in the way of a block, so that it can be dealt with. */
export function Obstacles({ of: obstacles, zone }: { of: readonly Obstacle[]; zone: string }) {
  const t = useText();
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="problem" announce title={t('blocks.inTheWay.title')}>
      <ul className={styles.obstacles}>
        {obstacles.map((obstacle) => (
          <li key={obstacle.key}>
            {t(`blocks.inTheWay.${obstacle.kind}`, { what: obstacle.what, time: spanInWords(obstacle, zone) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
