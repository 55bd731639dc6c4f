import { Tabs as ThemesTabs } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  value: string;
  label: ReactNode;
  /** For screen readers, above content whose own headings are one level further down. */
  heading?: string | undefined;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** All tabs equally wide; for two or three short ones. */
  even?: boolean;
}

/** Tabs; the row scrolls sideways where it does not fit, so far that the chosen tab can be seen. */
export function Tabs({ label, tabs, even, defaultValue, ...control }: Props) {
  const first = control.value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined;
  const list = useRef<HTMLDivElement>(null);
  // Counts that come later make them wider.
  const labels = tabs.map(({ label: each }) => (typeof each === 'string' ? each : '')).join();
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !chosen) return;
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [control.value, labels]);
  return (
    <ThemesTabs.Root {...control} {...(first !== undefined && { defaultValue: first })}>
      <ThemesTabs.List ref={list} size="2" aria-label={label} className={`${styles.list} ${even ? styles.even : ''}`}>
        {tabs.map((tab) => (
          <ThemesTabs.Trigger key={tab.value} value={tab.value} className={styles.trigger}>
            {tab.label}
          </ThemesTabs.Trigger>
        ))}
      </ThemesTabs.List>
      {tabs.map((tab) => (
        <ThemesTabs.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.heading !== undefined && <h2 className="visually-hidden">{tab.heading}</h2>}
          {tab.content}
        </ThemesTabs.Content>
      ))}
    </ThemesTabs.Root>
  );
}
