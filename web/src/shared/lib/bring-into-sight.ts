/** Scrolls to where something begins, unless that is on the upper half of the screen already. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (top < covered || top > window.innerHeight / 2) element.scrollIntoView();
}
