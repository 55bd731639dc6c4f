/** What a control's `aria-describedby` names: its hint and its error, as far as they are there. */
export function describedBy(id: string, { hint, message }: { hint?: unknown; message?: string | undefined }) {
  return [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
