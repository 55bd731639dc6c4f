import { HELD_BY, heldPage, type HeldPage } from '@harbourline/contracts';
import { route, type ServiceRoute } from '../http/route';

/** One kind of thing that a service holds of people. */
export interface HeldPart {
  title: string;
  /** Reads rows of one person in an order that does not change, as they may be shown to that person. */
  read(userId: number, page: { skip: number; take: number }): Promise<object[]>;
}

const AT_ONCE = 200;

/** Some rows of one kind, as JSON has them: times are texts. There are none of a kind that the service has not. */
export async function heldPageOf(
  parts: readonly HeldPart[],
  { id, part, skip }: { id: number; part: number; skip: number },
): Promise<HeldPage> {
  const asked = parts[part];
  if (!asked) return { title: '', rows: [], parts: parts.length, more: false };
  const read = await asked.read(id, { skip, take: AT_ONCE + 1 });
  const rows = heldPage.shape.rows.parse(JSON.parse(JSON.stringify(read.slice(0, AT_ONCE))));
  return { title: asked.title, rows, parts: parts.length, more: read.length > AT_ONCE };
}

/** Tells identity what this service holds of a person who wants to have it. */
export function heldDataRoute(service: keyof typeof HELD_BY, parts: readonly HeldPart[]): ServiceRoute {
  return route(HELD_BY[service], async ({ params }) => ({ status: 200, body: await heldPageOf(parts, params) }));
}
