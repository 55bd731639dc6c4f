import { type ReactNode, useState } from 'react';
import { Button } from './button';
import styles from './conflict-dialog.module.css';
import { Dialog, DialogClose } from './dialog';
import { useText } from './later-words';

type Side = 'mine' | 'theirs';

/** One field in which somebody else has saved something else than the form has. */
export interface Choice {
  key: string;
  label: string;
  /** As people read it; nothing is said to be so. */
  mine: ReactNode;
  theirs: ReactNode;
  /** Whether it was changed in the form as well: it begins as the form has it. */
  isContested: boolean;
}

interface Props {
  title: string;
  text: string;
  choices: readonly Choice[];
  /** Hears the keys of what is taken of theirs. */
  onSettle: (taken: readonly string[]) => void;
  onClose: () => void;
}

/** Shows field by field what somebody else has saved meanwhile, beside what stands in the form. */
export function ConflictDialog({ title, text, choices, onSettle, onClose }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ key, isContested }: Choice): Side => chosen[key] ?? (isContested ? 'mine' : 'theirs');
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary">{t('conflict.back')}</Button>
          </DialogClose>
          <Button onClick={() => onSettle(choices.filter((each) => sideOf(each) === 'theirs').map(({ key }) => key))}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {choices.map((each) => (
          <fieldset key={each.key} className={styles.field}>
            <legend className={styles.name}>{each.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={each.key}
                  checked={sideOf(each) === side}
                  onChange={() => setChosen({ ...chosen, [each.key]: side })}
                />
                <span className={styles.whose}>{t(`conflict.${side}`)}</span>
                <span className={styles.value}>{each[side] || t('conflict.none')}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
