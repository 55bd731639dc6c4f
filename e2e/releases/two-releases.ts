import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@harbourline/contracts';

export type Program = ServiceName | 'gateway';
/** In the order in which an update goes through them. */
export const PROGRAMS: readonly Program[] = [...SERVICES, 'gateway'];

/** A checkout for `startStack` whose programs are each of one release or of another. Each release is a checkout, built. */
export interface TwoReleases {
  root: string;
  /** From its next start on, a program is of that release. */
  take(program: Program, release: string): void;
  remove(): void;
}

/** @param servers the release whose PostgreSQL, mail, object store and sandbox are used throughout */
export function twoReleases({ servers, first }: { servers: string; first: string }): TwoReleases {
  const root = mkdtempSync(join(tmpdir(), 'harbourline-releases-'));
  mkdirSync(join(root, 'services'));
  for (const part of ['packages', 'deploy', 'node_modules']) symlinkSync(join(servers, part), join(root, part));
  const link = (part: string, release: string) => {
    rmSync(join(root, part), { force: true });
    symlinkSync(join(release, part), join(root, part));
  };
  const take = (program: Program, release: string) => {
    const parts = program === 'gateway' ? ['gateway', 'web'] : [join('services', program)];
    for (const part of parts) link(part, release);
  };
  for (const program of PROGRAMS) take(program, first);
  return { root, take, remove: () => rmSync(root, { recursive: true, force: true }) };
}
