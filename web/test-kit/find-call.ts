import type { RouteDefinition } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';

const CALLS = Object.values(API).flat().map(withPattern).toSorted(byLiteralness);

interface Pattern {
  route: RouteDefinition;
  segments: string[];
  pattern: RegExp;
}

function withPattern(route: RouteDefinition): Pattern {
  const segments = route.path.split('/');
  const source = segments.map((segment) =>
    segment
      .replace(/[.]/g, '\\.')
      .replace(/([:*])(\w+)/g, (_, kind, name) => `(?<${name}>${kind === ':' ? '[^/]+' : '.+'})`),
  );
  return { route, segments, pattern: new RegExp(`^${source.join('/')}$`) };
}

/** As the gateway has it: the most literal path first. */
function byLiteralness(one: Pattern, other: Pattern): number {
  const rank = (segment = '') => (segment.startsWith('*') ? 2 : segment.startsWith(':') ? 1 : 0);
  for (let at = 0; at < Math.max(one.segments.length, other.segments.length); at += 1) {
    const difference = rank(one.segments[at]) - rank(other.segments[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The declared call that a request is, with what its path holds. */
export function findCall(
  method: string,
  pathname: string,
): { route: RouteDefinition; params: Record<string, string> } | undefined {
  for (const { route, pattern } of CALLS) {
    const groups = route.method === method ? pattern.exec(pathname) : null;
    if (!groups) continue;
    const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { route, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}
