import { Component, type ReactNode } from 'react';
import { type Location, type Navigator, Route, Router, Routes } from 'react-router-dom';
import { RouteError } from './route-error';
import { Shell } from './shell';
import { type Shown, useSteps } from './use-steps';

/** The page at the browser's address, within what all pages share. */
export function AppRouter({ first }: { first: Shown }) {
  const { shown, isLoading, navigator } = useSteps(first);
  return <PageOnScreen shown={shown} isLoading={isLoading} navigator={navigator} />;
}

interface Props {
  shown: Shown;
  isLoading?: boolean;
  navigator: Navigator;
}

export function PageOnScreen({ shown: { location, type, path, page }, isLoading = false, navigator }: Props) {
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <Caught at={location}>
        <Shell isLoading={isLoading}>
          <Caught at={location}>
            <Routes location={location}>
              <Route path={path} element={page instanceof Error ? <RouteError /> : <page.Page />} />
            </Routes>
          </Caught>
        </Shell>
      </Caught>
    </Router>
  );
}

interface CaughtState {
  at: Location;
  hasFailed: boolean;
}

/** What fails while it is drawn is said in its place, until one goes elsewhere. */
class Caught extends Component<{ at: Location; children: ReactNode }, CaughtState> {
  override state = { at: this.props.at, hasFailed: false };

  static getDerivedStateFromError(): Partial<CaughtState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: { at: Location }, state: CaughtState): CaughtState | null {
    return at === state.at ? null : { at, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <RouteError /> : this.props.children;
  }
}
