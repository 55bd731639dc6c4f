import { type ComponentType, useEffect, useRef, useState } from 'react';
import { noConnection } from '../api/api-error';
import { text } from './words';
import { showToast } from './toast';

type Load<Props> = () => Promise<ComponentType<Props>>;

const sayThatItFailed = () =>
  showToast({ tone: 'error', title: text('loadFailed'), description: noConnection.message });

/**
 * A component that is loaded when it is first shown; nothing is drawn until then. Where it cannot be loaded, the page
 * stays as it is and says so, and the next time it is shown it is asked for again.
 */
export function onDemand<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return undefined;
      let isGone = false;
      load().then(
        (component) => {
          loaded = component;
          if (!isGone) setComponent(() => component);
        },
        () => !isGone && sayThatItFailed(),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Component ? <Component {...props} /> : null;
  };
}

/** The same for what stays, once it was asked for: a dialog that keeps what was typed into it while it is closed. */
export function useOnDemand<Props extends object>(load: Load<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  return {
    Component,
    /** Each time it is opened. */
    ask: () => void load().then((component) => setComponent(() => component), sayThatItFailed),
  };
}

/** How far below the screen a part may be when it is loaded. */
const NEAR = '200px';

/** A part of a page that is loaded when it comes near the screen, on which `room` is kept for it. */
export function onSight<Props extends object>(load: Load<Props>, room: string): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function OnSight(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          load().then((component) => {
            loaded = component;
            setComponent(() => component);
          }, sayThatItFailed);
        },
        { rootMargin: NEAR },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return Component ? <Component {...props} /> : <div ref={place} data-unseen style={{ minHeight: room }} />;
  };
}
