import { isContested } from '../../shared/lib/differences';
import { ConflictDialog } from '../../shared/ui/conflict-dialog';
import type { Channel } from './outcome-toast';
import { differencesOf, type TemplateConflict } from './template-conflict';
import { useText } from './words';

interface Props {
  channel: Channel;
  conflict: TemplateConflict;
  onSettle: (taken: readonly string[]) => void;
  onClose: () => void;
}

/** Shows what somebody else has saved of a template meanwhile, beside what stands in its editor. */
export function TemplateConflictDialog({ channel, conflict, onSettle, onClose }: Props) {
  const t = useText();
  const labels = { subject: t('email.subject'), content: t(`${channel}.content`), enabled: t('template.enabled') };
  const shown = (value: string | boolean) =>
    typeof value === 'string' ? value : t(value ? 'conflict.enabled' : 'conflict.disabled');
  return (
    <ConflictDialog
      title={t('conflict.title', { name: conflict.current.name })}
      text={t('conflict.text')}
      choices={differencesOf(conflict).map(({ name, ...sides }) => ({
        key: name,
        label: labels[name],
        mine: shown(sides.mine),
        theirs: shown(sides.theirs),
        isContested: isContested(sides),
      }))}
      onSettle={onSettle}
      onClose={onClose}
    />
  );
}
