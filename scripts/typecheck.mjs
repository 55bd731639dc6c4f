// Type-checks every workspace.
import { generatePrisma } from './generate-prisma.mjs';
import { runEach, scriptOf, WORKSPACES } from './in-workspaces.mjs';
import { install } from './install.mjs';

install();
await generatePrisma();
const failed = await runEach(
  scriptOf('typescript', 'bin', 'tsc'),
  WORKSPACES.map((workspace) => ['-p', workspace]),
);
process.exit(failed === 0 ? 0 : 1);
