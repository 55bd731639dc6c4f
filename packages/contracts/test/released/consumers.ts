import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as contracts from '../../src';
import type { ServiceName } from '../../src/define-route';

const ROOT = join(__dirname, '..', '..', '..', '..');
const NOT_READ = new Set(['generated', 'node_modules', 'dist']);

interface Source {
  workspace: string;
  file: string;
  text: string;
  /** What it takes from the contracts, by name. */
  takes: Set<string>;
}

let read: Source[] | undefined;

/** What uses a contract of a service: the files that take it from the contracts, or have its path in quotes. */
export function consumersOf(contract: { name: string; owner: ServiceName; path?: string }): Source[] {
  read ??= workspaces().flatMap(sourcesOf);
  const quoted = contract.path && `'${contract.path}'`;
  return read.filter(
    ({ workspace, takes, text }) =>
      workspace !== contract.owner && (takes.has(contract.name) || (quoted && text.includes(quoted))),
  );
}

function workspaces(): string[] {
  const services = readdirSync(join(ROOT, 'services')).map((name) => join('services', name));
  return [...services, 'gateway', 'web', 'packages/service-kit', 'packages/client'];
}

function sourcesOf(workspace: string): Source[] {
  return filesBelow(join(ROOT, workspace, 'src')).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { workspace: basename(workspace), file: relative(ROOT, path), text, takes: takenFromContracts(text) };
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_READ.has(entry.name) ? [] : filesBelow(join(folder, entry.name));
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** Who takes a list of contracts takes each of those in it. */
function inListNamed(name: string): string[] {
  const taken: unknown = (contracts as Record<string, unknown>)[name];
  if (!Array.isArray(taken)) return [];
  return Object.entries(contracts).flatMap(([each, contract]) => (taken.includes(contract) ? [each] : []));
}

function takenFromContracts(text: string): Set<string> {
  const imports = [
    ...text.matchAll(/import (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from '@harbourline\/contracts[^']*'/g),
  ];
  const taken = imports.flatMap(([, names, namespace]) =>
    namespace
      ? [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : (names ?? '').split(',').map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*/, ''),
        ),
  );
  return new Set(taken.flatMap((name) => [name, ...inListNamed(name)]));
}
