/** An address in the app, in its parts. */
export interface Path {
  pathname: string;
  /** With its question mark, or nothing. */
  search: string;
  /** With its sign, or nothing. */
  hash: string;
}

/** An entry of the browser's history. */
export interface Location extends Path {
  /** What the link gave along. */
  state: unknown;
  key: string;
}

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** `from`: where an address that names no page, such as `?tab=boats`, is one of. */
export function parsePath(to: string, from = '/'): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname: pathname || from, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

export type Params = Readonly<Record<string, string | undefined>>;

/** The values of a pattern such as `/boats/:id` in an address; `:id?` may be left out, `*` is any address. */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    if (name === undefined ? value?.toLowerCase() !== segment : value === undefined && !optional) return null;
    if (name !== undefined) params[name] = value && decoded(value);
  }
  return params;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
