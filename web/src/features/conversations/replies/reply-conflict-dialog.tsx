import type { SavedReply } from '@harbourline/contracts';
import { differingFields, isContested, type Sides } from '../../../shared/lib/differences';
import { ConflictDialog } from '../../../shared/ui/conflict-dialog';
import { useText } from '../words';

type Draft = Pick<SavedReply, 'title' | 'text'>;

interface Props {
  conflict: Sides<Draft>;
  /** Hears what is taken of what was saved since. */
  onSettle: (taken: Partial<Draft>) => void;
  onClose: () => void;
}

/** Shows what another tab has saved of a reply meanwhile, beside what stands in the form. */
export function ReplyConflictDialog({ conflict, onSettle, onClose }: Props) {
  const t = useText();
  const labels = { title: t('replies.name'), text: t('replies.content') };
  const differences = differingFields<Draft>(['title', 'text'], conflict);
  return (
    <ConflictDialog
      title={t('replies.changed')}
      text={t('replies.changedText')}
      choices={differences.map(({ name, ...sides }) => ({
        key: name,
        label: labels[name],
        mine: sides.mine,
        theirs: sides.theirs,
        isContested: isContested(sides),
      }))}
      onSettle={(taken) =>
        onSettle(
          Object.fromEntries(
            differences.filter(({ name }) => taken.includes(name)).map((each) => [each.name, each.theirs]),
          ),
        )
      }
      onClose={onClose}
    />
  );
}
