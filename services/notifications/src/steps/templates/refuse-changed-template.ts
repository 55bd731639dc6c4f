import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

interface Change {
  /** The template, among those of its channel. */
  name: string;
  /** What the change was made on: null for the built-in text, undefined where nothing is said. */
  basedOn: string | null | undefined;
  /** When what is kept was changed last; null where it is the built-in text. */
  updatedAt: () => Promise<Date | null | undefined>;
}

/**
 * Lets one change of a template after the other through, also where nothing is kept yet.
 * @throws AppError `template_changed` where it is another than the change was made on.
 */
export async function refuseChangedTemplate(tx: Tx, { name, basedOn, updatedAt }: Change): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`template ${name}`}, 0))`;
  if (basedOn === undefined) return;
  const kept = (await updatedAt()) ?? null;
  if (kept?.getTime() !== (basedOn === null ? undefined : new Date(basedOn).getTime()))
    throw new AppError('template_changed');
}
