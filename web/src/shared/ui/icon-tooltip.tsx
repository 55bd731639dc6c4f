import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './icon-tooltip.module.css';
import { ThemeRoot } from './theme-root';
import { iconAt } from './icon-at';

/** How long a pointer rests on an icon before its name is shown. */
const OPEN_DELAY_MS = 700;
/** For so long after one name was shown, the next is shown at once. */
const SKIP_DELAY_MS = 300;
/** Between a name and its icon, and between it and the edge of the window. */
const GAP_PX = 6;

/** The name of whichever icon is pointed at or has the focus of the keyboard. */
export function IconTooltip() {
  const icon = useIconPointedAt();
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (icon && name.current) place(name.current, icon.getBoundingClientRect());
  }, [icon]);
  if (!icon) return null;
  return createPortal(
    <ThemeRoot beside>
      {/* The icon has this name already for whoever hears the page. */}
      <span ref={name} role="tooltip" aria-hidden className={styles.tooltip}>
        {icon.getAttribute('aria-label')}
      </span>
    </ThemeRoot>,
    document.body,
  );
}

/** Below the icon, or above it where there is no room, and inside of the window. */
function place(name: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = name;
  const fitting = Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - GAP_PX);
  const isBelow = bottom + GAP_PX + offsetHeight <= innerHeight;
  name.style.left = `${Math.max(GAP_PX, fitting)}px`;
  name.style.top = `${isBelow ? bottom + GAP_PX : top - GAP_PX - offsetHeight}px`;
}

function useIconPointedAt(): HTMLElement | null {
  const [icon, setIcon] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let shown: HTMLElement | null = null;
    let under: HTMLElement | null = null;
    let closedAt = -SKIP_DELAY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setIcon(next);
    };
    const pointAt = (next: HTMLElement | null) => {
      if (next === under) return;
      under = next;
      show(null);
      if (!next) return;
      if (performance.now() - closedAt < SKIP_DELAY_MS) show(next);
      else timer = setTimeout(() => next.isConnected && show(next), OPEN_DELAY_MS);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointAt(iconAt(target));
    const onFocus = ({ target }: FocusEvent) => {
      const next = iconAt(target);
      if (next?.matches(':focus-visible')) show(next);
    };
    const hide = () => show(null);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    addEventListener('pointerover', onPointer);
    addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey, true);
    for (const name of ENDINGS) addEventListener(name, hide, true);
    // It is pointed at already while this is loaded.
    pointAt(document.querySelector<HTMLElement>('[data-icon]:hover'));
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onPointer);
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey, true);
      for (const name of ENDINGS) removeEventListener(name, hide, true);
    };
  }, []);

  return icon;
}

/** What is acted on, left or moved away needs no name any more. */
const ENDINGS = ['pointerdown', 'focusout', 'scroll', 'blur'] as const;
