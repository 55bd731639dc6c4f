/** For so long a page may take to fetch what it shows. */
const PATIENCE_MS = 10_000;
/** Whoever does one of these goes where they like. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is long enough for it. @returns what gives it up. */
export function scrollWhenLongEnough(place: number): () => void {
  const page = document.documentElement;
  const scroll = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (place <= page.scrollHeight - page.clientHeight) stop();
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const way of OWN_WAY) addEventListener(way, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAY) removeEventListener(way, stop);
  }
}
