// npm run lint: types, lint and format of the whole tree.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';

await install();
await generatePrisma();
const failed = [run('oxlint'), run('oxfmt', '--check')].filter((status) => status !== 0);
process.exit(failed.length === 0 ? 0 : 1);

function run(tool, ...parameters) {
  const path = join(ROOT, 'node_modules', '.bin', tool);
  return spawnSync(path, parameters, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status;
}
