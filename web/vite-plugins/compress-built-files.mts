import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|txt|vtt|webmanifest|xml)$/;
/** Below that a file with its headers is one packet anyhow. */
const WORTH_BYTES = 512;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Puts beside each built text file what a browser may ask for instead: its `.br` and its `.gz`. */
export function compressBuiltFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-built-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => TEXT.test(file))
        .map((file) => join(folder, file))
        .filter((file) => statSync(file).size >= WORTH_BYTES);
      await Promise.all(files.map(compress));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([asBrotli(content), asGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
