interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'error';
}

interface ShownToast extends ToastMessage {
  id: number;
  tone: 'info' | 'success' | 'error';
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a notification for five seconds; it takes the place of the one before. */
export function showToast(message: ToastMessage): void {
  show({ tone: 'info', ...message, id: ++lastId });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** Takes away what was said of a failure: whoever tries again has read it, and a success says nothing beside it. */
export function dismissFailure(): void {
  if (shown?.tone === 'error') show(undefined);
}

export const currentToast = () => shown;
export const isToastShown = () => shown !== undefined;

export function subscribeToToast(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
