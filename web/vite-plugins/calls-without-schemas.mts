import { build } from 'esbuild';
import type { Plugin } from 'vite';

const API_FILE = /\/web\/src\/.*-api\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const IMPORT = /import\s*\{([^}]*)\}\s*from '@harbourline\/contracts';/;

interface Call {
  method: string;
  path: string;
  idempotent?: boolean;
}

/**
 * In the files that make calls, each call of the contracts becomes what the browser needs of it: method, path, and
 * whether a repeat is harmless. The schemas beside them, and zod, are then loaded with the forms that check by them.
 */
export function callsWithoutSchemas(contracts: string): Plugin {
  let calls: Map<string, Call>;
  return {
    name: 'calls-without-schemas',
    enforce: 'pre',
    async buildStart() {
      calls = await callsOf(contracts);
    },
    transform(code, id) {
      const found = API_FILE.test(id) ? IMPORT.exec(code) : null;
      if (!found) return undefined;
      const names = (found[1] ?? '').split(',').map((name) => name.trim());
      const short = names.filter((name) => calls.has(name) && onlyCalled(code, name));
      const kept = names.filter((name) => name && !short.includes(name)).join(', ');
      const values = short.map((name) => `const ${name} = ${JSON.stringify(calls.get(name))};`).join(' ');
      // On the same lines as before, so that positions in the file stay what they were.
      const lines = '\n'.repeat(found[0].split('\n').length - 1);
      return {
        code: code.replace(
          found[0],
          `${kept ? `import { ${kept} } from '@harbourline/contracts';` : ''} ${values}${lines}`,
        ),
        map: null,
      };
    },
  };
}

/** Whatever else is done with it may need more of it. */
function onlyCalled(code: string, name: string): boolean {
  const words = code.replace(COMMENT, '');
  const uses = words.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  const known =
    words.match(new RegExp(`\\bcall\\(${name}\\b|typeof ${name}\\b|^\\s*${name}: build\\.`, 'gm'))?.length ?? 0;
  return uses === known + 1; // and its import
}

async function callsOf(contracts: string): Promise<Map<string, Call>> {
  const { outputFiles } = await build({
    entryPoints: [contracts],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const exported = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as object;
  const calls = new Map<string, Call>();
  for (const [name, value] of Object.entries(exported) as [string, Partial<Call> | null][]) {
    if (typeof value !== 'object' || !value?.method || !value.path) continue;
    const { method, path, idempotent } = value;
    calls.set(name, { method, path, ...(idempotent && { idempotent }) });
  }
  return calls;
}
