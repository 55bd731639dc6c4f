interface Options extends FocusOptions {
  /** An element that is about to go; its focus counts as lost already. */
  leaving?: HTMLElement | null;
}

/** Gives an element the focus if nothing else has it, because what had it is gone or cannot be used any more. */
export function takeLostFocus(element: HTMLElement | null, { leaving, ...options }: Options = {}): void {
  const { activeElement: focused, body } = document;
  const isLost = focused === null || focused === body || focused === leaving || focused.matches(':disabled');
  if (isLost) element?.focus(options);
}
