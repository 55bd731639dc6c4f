/** Gives an element the focus if nothing else has it, because what had it is gone or cannot be used any more. */
export function takeLostFocus(element: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || focused.matches(':disabled')) element?.focus(options);
}
