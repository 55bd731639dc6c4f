import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useOwnEscape } from '../lib/use-own-escape';
import { IconButton } from './button';
import { FieldFrame } from './field-frame';
import form from './form.module.css';
import { useText } from './later-words';
import styles from './search-select.module.css';

export interface Choice {
  id: number;
  label: string;
  /** What tells it from others of the same name. */
  note?: string | undefined;
}

interface Props {
  label: string;
  placeholder: string;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** What is typed, for the caller to look for. */
  words: string;
  onWords: (words: string) => void;
  /** What was found for it; undefined while nothing is known. */
  found: readonly Choice[] | undefined;
  isFetching: boolean;
  message?: string | undefined;
  /** The label is for screen readers alone, where there is no room for it. */
  bare?: boolean;
}

/** A choice from more than a list can hold: words are typed, and what is found is chosen from. */
export function SearchSelect(props: Props) {
  const { label, message, bare } = props;
  const id = useId();
  const field = <Combobox {...props} id={id} />;
  if (bare) return field;
  return (
    <FieldFrame id={id} label={label} message={message}>
      {field}
    </FieldFrame>
  );
}

function Combobox(props: Props & { id: string }) {
  const { id, label, chosen, onChoose, words, onWords, found, isFetching, message, bare } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useOwnEscape(isOpen);
  const choices = found ?? [];
  const current = choices[Math.min(active, choices.length - 1)];
  const activeId = isOpen && current ? `${id}-${current.id}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    setOpen(false);
    onWords('');
  }

  function choose(choice: Choice | null) {
    onChoose(choice);
    close();
  }

  function move(by: number) {
    setActive(isOpen ? (Math.min(active, choices.length - 1) + by + choices.length) % Math.max(1, choices.length) : 0);
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => isOpen && current && choose(current),
      Escape: close,
    }[event.key];
    if (!act || (event.key === 'Escape' && !isOpen)) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={styles.box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={bare ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-invalid={message !== undefined}
        aria-describedby={message && `${id}-error`}
        placeholder={props.placeholder}
        maxLength={100}
        value={isOpen ? words : (chosen?.label ?? '')}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setOpen(true);
          setActive(0);
          onWords(event.target.value);
        }}
        className={`${form.control} ${styles.input}`}
      />
      {chosen && (
        <IconButton label={t('choice.clear', { label })} className={styles.clear} onClick={() => choose(null)}>
          <X aria-hidden size={18} />
        </IconButton>
      )}
      {isOpen && (
        <Popup
          id={id}
          label={label}
          choices={choices}
          current={current}
          choose={choose}
          isLoading={isFetching || !found}
        />
      )}
    </div>
  );
}

interface PopupProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  current: Choice | undefined;
  choose: (choice: Choice) => void;
  isLoading: boolean;
}

function Popup({ id, label, choices, current, choose, isLoading }: PopupProps) {
  const t = useText();
  return (
    <div className={styles.popup}>
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {choices.map((choice) => (
          <li
            key={choice.id}
            id={`${id}-${choice.id}`}
            role="option"
            aria-selected={choice === current}
            className={styles.option}
            // Before the field loses the focus, and with it the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <span>{choice.label}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </li>
        ))}
      </ul>
      {choices.length === 0 && (
        <p className={styles.none} role="status">
          {isLoading ? t('choice.loading') : t('choice.none')}
        </p>
      )}
    </div>
  );
}
