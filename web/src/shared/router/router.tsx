import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { type Location, type Params, parsePath, type Path } from './addresses';

/** How the page on screen was come to. */
export type NavigationType = 'pop' | 'push' | 'replace';

/** Goes elsewhere; done when the page there is shown. */
export interface Navigator {
  push(to: Path, state: unknown): Promise<void>;
  replace(to: Path, state: unknown): Promise<void>;
}

interface Routing {
  location: Location;
  type: NavigationType;
  params: Params;
  navigator: Navigator;
}

const RoutingContext = createContext<Routing | null>(null);

/** Tells everything in it which page is on screen. */
export function Router({ children, location, type, params, navigator }: Routing & { children: ReactNode }) {
  const routing = useMemo(() => ({ location, type, params, navigator }), [location, type, params, navigator]);
  return <RoutingContext.Provider value={routing}>{children}</RoutingContext.Provider>;
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('There is no router around');
  return routing;
}

export const useLocation = (): Location => useRouting().location;
export const useNavigationType = (): NavigationType => useRouting().type;
export const useParams = (): Params => useRouting().params;

export interface NavigateOptions {
  /** In place of the entry of the history that is on screen. */
  replace?: boolean | undefined;
  /** What goes along. */
  state?: unknown;
}

/** `to`: a path in the app, or another query of the page on screen, such as `?tab=boats`. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const { location, navigator } = useRouting();
  const { pathname } = location;
  return useCallback(
    (to, { replace = false, state } = {}) => navigator[replace ? 'replace' : 'push'](parsePath(to, pathname), state),
    [navigator, pathname],
  );
}

type SearchInit = string | Record<string, string> | URLSearchParams;

/** The query of the page on screen, and what puts another in its place. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: SearchInit | ((now: URLSearchParams) => SearchInit), options?: NavigateOptions) => {
      const wanted = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next);
      void navigate(`?${wanted}`, options);
    },
    [params, navigate],
  );
  return [params, set] as const;
}

/** Leads elsewhere as soon as it is drawn. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const navigate = useNavigate();
  const { replace, state } = options;
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
