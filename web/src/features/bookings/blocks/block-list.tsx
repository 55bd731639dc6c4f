import type { CalendarBlock } from '@harbourline/contracts';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useDeleteCalendarBlockMutation } from '../bookings-api';
import { useText } from '../words';
import styles from './blocks.module.css';
import { spanInWords } from './span-in-words';

interface Props {
  blocks: readonly CalendarBlock[];
  now: Date;
  zoneOf: (block: CalendarBlock) => string;
  /** Which boat it is; not asked of a captain's own time. */
  titleOf?: (block: CalendarBlock) => string;
}

/** Blocked time that is not over yet, each with the button that gives it back, which asks first. */
export function BlockList({ blocks, now, zoneOf, titleOf }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CalendarBlock>();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading, originalArgs, isError }] = useDeleteCalendarBlockMutation();
  const ahead = blocks.filter(({ endDate }) => new Date(endDate) > now);
  const timeOf = (block: CalendarBlock) => spanInWords(block, zoneOf(block));
  const inWords = (block: CalendarBlock) => [titleOf?.(block), timeOf(block)].filter(Boolean).join(', ');

  function ask(block: CalendarBlock) {
    setAsked(block);
    setAsking(true);
  }

  async function giveBack({ id }: CalendarBlock) {
    const done = { title: t('blocks.list.removed.title'), text: t('blocks.list.removed.text') };
    const failed = { title: t('blocks.list.removeFailed.title'), text: t('blocks.list.removeFailed.text') };
    await reportOutcome(remove(id).unwrap(), done, failed);
    setAsking(false);
  }

  return (
    <div ref={list} tabIndex={-1}>
      {ahead.length === 0 ? (
        <p className={styles.none}>{t('blocks.list.none')}</p>
      ) : (
        <ul className={styles.blocks}>
          {ahead.map((block) => (
            <li key={block.id}>
              <div className={styles.block}>
                {titleOf && <strong>{titleOf(block)}</strong>}
                <span>{timeOf(block)}</span>
                {block.note && <span className={styles.note}>{block.note}</span>}
              </div>
              <IconButton
                label={t('blocks.list.remove', { time: inWords(block) })}
                aria-haspopup="dialog"
                // One that was given back is about to go.
                disabled={originalArgs === block.id && !isError}
                onClick={() => ask(block)}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking && asked !== undefined}
        onClose={() => setAsking(false)}
        title={t('blocks.list.ask.title')}
        text={asked && t('blocks.list.ask.text', { time: inWords(asked) })}
        keep={t('blocks.list.ask.keep')}
        confirm={t('blocks.list.ask.confirm')}
        tone="danger"
        isLoading={isLoading}
        focusAfter={list}
        onConfirm={() => asked && void giveBack(asked)}
      />
    </div>
  );
}
