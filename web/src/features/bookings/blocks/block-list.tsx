import type { CalendarBlock } from '@harbourline/contracts';
import { X } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useDeleteCalendarBlockMutation } from '../bookings-api';
import { useText } from '../messages';
import styles from './blocks.module.css';
import { spanInWords } from './span-in-words';

interface Props {
  blocks: readonly CalendarBlock[];
  now: Date;
  zoneOf: (block: CalendarBlock) => string;
  /** Which boat it is; not asked of a captain's own time. */
  titleOf?: (block: CalendarBlock) => string;
}

/** Blocked time that is not over yet, each with the button that gives it back. */
export function BlockList({ blocks, now, zoneOf, titleOf }: Props) {
  const t = useText();
  const ahead = blocks.filter(({ endDate }) => new Date(endDate) > now);
  if (ahead.length === 0) return <p className={styles.none}>{t('blocks.list.none')}</p>;
  return (
    <ul className={styles.blocks}>
      {ahead.map((block) => (
        <Block key={block.id} block={block} time={spanInWords(block, zoneOf(block))} title={titleOf?.(block)} />
      ))}
    </ul>
  );
}

function Block({ block, time, title }: { block: CalendarBlock; time: string; title: string | undefined }) {
  const t = useText();
  const [remove, { isLoading }] = useDeleteCalendarBlockMutation();

  function giveBack() {
    const done = { title: t('blocks.list.removed.title'), text: t('blocks.list.removed.text') };
    const failed = { title: t('blocks.list.removeFailed.title'), text: t('blocks.list.removeFailed.text') };
    return reportOutcome(remove(block.id).unwrap(), done, failed);
  }

  return (
    <li>
      <div className={styles.block}>
        {title && <strong>{title}</strong>}
        <span>{time}</span>
        {block.note && <span className={styles.note}>{block.note}</span>}
      </div>
      <IconButton
        label={t('blocks.list.remove', { time: title ? `${title}, ${time}` : time })}
        loading={isLoading}
        onClick={() => void giveBack()}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
