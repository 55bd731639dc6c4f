import type { Plugin } from 'vite';

/** Learns what a file of the app cannot do without, so that it can all be put into one file. */
export function needsOf(file: string): Plugin & { has(id: string): boolean } {
  const imports = new Map<string, readonly string[]>();
  let needed: Set<string> | undefined;

  function withImports(id: string, found: Set<string>): Set<string> {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of imports.get(id) ?? []) withImports(imported, found);
    return found;
  }

  return {
    name: 'needs-of',
    moduleParsed({ id, importedIds }) {
      imports.set(id, importedIds);
    },
    has(id) {
      needed ??= withImports(file, new Set());
      return needed.has(id);
    },
  };
}
