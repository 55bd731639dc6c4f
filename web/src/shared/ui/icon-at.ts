/** The control that shows an icon alone in which something happened: such controls are marked. */
export const iconAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-icon]') : null;
