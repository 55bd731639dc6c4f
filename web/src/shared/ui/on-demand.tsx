import { type ComponentType, useEffect, useState } from 'react';
import { noConnection } from '../api/api-error';
import { text } from './messages';
import { showToast } from './toast';

/**
 * A component that is loaded when it is first shown; nothing is drawn until then. Where it cannot be loaded, the page
 * stays as it is and says so, and the next time it is shown it is asked for again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
        () => !isGone && showToast({ tone: 'error', title: text('loadFailed'), description: noConnection.message }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Component ? <Component {...props} /> : null;
  };
}
