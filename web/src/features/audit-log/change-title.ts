import type { AuditChange } from '@harbourline/contracts';
import { en } from './words.en';
import { text } from './words';

type Kind = keyof typeof en.kinds;
const KINDS = Object.keys(en.kinds) as Kind[];

/** What has become of what: a table without a name of ours is called as the database has it. */
export function changeTitle({ kind, thing, before, after }: AuditChange): string {
  const known = KINDS.find((name) => name === kind);
  const named = known ? text(`kinds.${known}`) : kind.replaceAll('_', ' ');
  const one = thing === null ? named : text('oneOf', { kind: named, thing });
  if (before === null) return text('added', { thing: one });
  return text(after === null ? 'removed' : 'changed', { thing: one });
}
