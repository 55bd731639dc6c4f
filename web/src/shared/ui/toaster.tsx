import { useEffect, useState, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand';
import { isToastShown, subscribeToToast } from './toast';

const Toasts = onDemand(async () => (await import('./toasts')).Toasts);
/** Notifications are answers to what somebody does: what shows them is loaded when they begin to. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/** Where notifications appear. */
export function Toaster() {
  const [isUsed, setUsed] = useState(false);
  const isShown = useSyncExternalStore(subscribeToToast, isToastShown, () => false);
  useEffect(() => {
    const begin = () => setUsed(true);
    for (const name of BEGINNINGS) addEventListener(name, begin, { once: true, passive: true });
    return () => BEGINNINGS.forEach((name) => removeEventListener(name, begin));
  }, []);
  return isUsed || isShown ? <Toasts /> : null;
}
