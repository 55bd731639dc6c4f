import { Tooltip } from 'radix-ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './icon-tooltip.module.css';
import { ThemeRoot } from './theme-root';
import { iconAt } from './tooltips';

/** How long a pointer rests on an icon before its name is shown. */
const OPEN_DELAY_MS = 700;
/** For so long after one name was shown, the next is shown at once. */
const SKIP_DELAY_MS = 300;

/** The name of whichever icon is pointed at or has the focus of the keyboard; `first` is the one when this was loaded. */
export function IconTooltip({ first }: { first: HTMLElement | null }) {
  const { icon, close } = useIconPointedAt(first);
  if (!icon) return null;
  const { left, top, width, height } = icon.getBoundingClientRect();
  const place: CSSProperties = { position: 'fixed', pointerEvents: 'none', left, top, width, height };
  return createPortal(
    <ThemeRoot beside>
      <Tooltip.Provider>
        <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && close()}>
          <Tooltip.Trigger asChild>
            <span style={place} />
          </Tooltip.Trigger>
          <Tooltip.Content sideOffset={6} collisionPadding={8} className={styles.tooltip}>
            {icon.getAttribute('aria-label')}
          </Tooltip.Content>
        </Tooltip.Root>
      </Tooltip.Provider>
    </ThemeRoot>,
    document.body,
  );
}

function useIconPointedAt(first: HTMLElement | null) {
  const [icon, setIcon] = useState<HTMLElement | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const closedAt = useRef(-SKIP_DELAY_MS);
  const close = useRef(() => undefined as void);

  useEffect(() => {
    let under: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (shown.current && !next) closedAt.current = performance.now();
      shown.current = next;
      setIcon(next);
    };
    const pointAt = (next: HTMLElement | null) => {
      if (next === under) return;
      under = next;
      const isSkipped = shown.current !== null || performance.now() - closedAt.current < SKIP_DELAY_MS;
      show(null);
      if (!next) return;
      if (isSkipped) show(next);
      else timer = setTimeout(() => next.isConnected && show(next), OPEN_DELAY_MS);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointAt(iconAt(target));
    const onFocus = ({ target }: FocusEvent) => {
      const next = iconAt(target);
      if (next?.matches(':focus-visible')) show(next);
    };
    const hide = () => show(null);
    /** At once: what lies below, such as a dialog, is to hear of the same key. */
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && shown.current && flushSync(hide);
    close.current = hide;

    addEventListener('pointerover', onPointer);
    addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey, true);
    for (const name of ENDINGS) addEventListener(name, hide, true);
    if (first?.matches(':focus-visible')) show(first);
    else pointAt(first);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onPointer);
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey, true);
      for (const name of ENDINGS) removeEventListener(name, hide, true);
    };
  }, [first]);

  return { icon, close: () => close.current() };
}

/** What is acted on, left or moved away needs no name any more. */
const ENDINGS = ['pointerdown', 'focusout', 'scroll', 'blur'] as const;
