import type { RouteDefinition, ServiceName } from '@harbourline/contracts';

export interface PublicCall {
  service: ServiceName;
  definition: RouteDefinition;
}

export interface RouteTable {
  /** The call that is meant; or, when there is none, the methods that this path does have. */
  find(method: string, path: string): { call: PublicCall } | { allowed: string[] };
}

interface Entry extends PublicCall {
  segments: string[];
}

/**
 * The gateway lets the declared calls through and nothing else. The most literal path wins, so that
 * `/api/boats/owner` is not the boat with the id "owner".
 */
export function createRouteTable(api: Readonly<Record<ServiceName, readonly RouteDefinition[]>>): RouteTable {
  const entries = Object.entries(api)
    .flatMap(([service, definitions]) =>
      definitions.map((definition): Entry => {
        return { service: service as ServiceName, definition, segments: definition.path.slice(1).split('/') };
      }),
    )
    .filter(({ definition }) => definition.path.startsWith('/api/') && isPublic(definition))
    .sort(mostLiteralFirst);
  // The second segment of a path (`boats` in `/api/boats`) is never a parameter.
  const bySubject = new Map<string | undefined, Entry[]>();
  for (const entry of entries) {
    const [, subject] = entry.segments;
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), entry]);
  }

  return {
    find(method, path) {
      const asked = path.slice(1).split('/');
      const near = bySubject.get(asked[1]) ?? [];
      const onPath = near.length > 0 && isPlain(asked) ? near.filter(({ segments }) => matches(segments, asked)) : [];
      const wanted = method === 'HEAD' ? 'GET' : method;
      // A word that has calls of its own is nobody's number: PATCH /api/bookings/counts is not for the booking "counts".
      const [first] = onPath;
      const meant = onPath.filter((entry) => first && ranks(entry) === ranks(first));
      const call = meant.find(({ definition }) => definition.method === wanted);
      return call ? { call } : { allowed: [...new Set(meant.map(({ definition }) => definition.method))] };
    },
  };
}

function isPublic({ audience }: RouteDefinition): boolean {
  return typeof audience === 'string' || !('services' in audience);
}

function matches(segments: readonly string[], asked: readonly string[]): boolean {
  const rest = segments.at(-1)?.startsWith('*') ?? false;
  if (rest ? asked.length < segments.length : asked.length !== segments.length) return false;
  return segments.every((segment, index) => {
    const given = asked[index] ?? '';
    if (segment.startsWith('*')) return true;
    return segment.startsWith(':') ? !/%2f/i.test(given) : segment === given;
  });
}

const PLAIN_SEGMENT = /^[\w-]+$/;

/** No empty segments, and no way up, however it is written: what the table matches is what the service will see. */
function isPlain(asked: readonly string[]): boolean {
  return asked.every((segment) => {
    if (PLAIN_SEGMENT.test(segment)) return true;
    try {
      return (
        segment !== '' &&
        !decodeURIComponent(segment)
          .split(/[/\\]/)
          .some((part) => /^\.{1,2}$|\0/.test(part))
      );
    } catch {
      return false;
    }
  });
}

function mostLiteralFirst(a: Entry, b: Entry): number {
  const [left, right] = [ranks(a), ranks(b)];
  return left < right ? -1 : Number(left > right);
}

/** As a text, so that paths of every length stand in one order: compared pairwise, they did not. */
function ranks({ segments }: Entry): string {
  return segments.map(rank).join('');
}

function rank(segment: string): number {
  if (segment.startsWith('*')) return 2;
  return segment.startsWith(':') ? 1 : 0;
}
