import { zoneOf } from '@harbourline/policy';
import { Card } from '../../../shared/ui/card';
import { QueryView } from '../../../shared/ui/query-view';
import { BlockList } from '../blocks/block-list';
import { BlockTime } from '../blocks/block-time';
import { useCalendarBlocksQuery } from '../bookings-api';
import { useText } from '../words';
import { useNow } from '../../../shared/lib/use-now';
import styles from './captain-blocks.module.css';

/** When a captain is not to be had. */
export function CaptainBlocks({ captainId }: { captainId: number }) {
  const t = useText();
  const now = useNow();
  const blocks = useCalendarBlocksQuery({ captainId });
  return (
    <Card as="section" className={styles.card}>
      <header>
        <h2 className={styles.title}>{t('captain.blocks.title')}</h2>
        <p className={styles.lead}>{t('captain.blocks.lead')}</p>
      </header>
      <QueryView query={blocks} isEmpty={() => false}>
        {(held) => (
          <>
            <BlockList blocks={held} now={now} zoneOf={() => zoneOf('Toronto')} />
            <div className={styles.action}>
              <BlockTime whose={{ side: 'captain', userId: captainId }} blocks={held} />
            </div>
          </>
        )}
      </QueryView>
    </Card>
  );
}
