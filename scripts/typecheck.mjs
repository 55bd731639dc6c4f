// Type-checks every workspace, with the compiler that is fastest; ESLint needs the one before it.
import { generatePrisma } from './generate-prisma.mjs';
import { runEach, scriptOf } from './in-workspaces.mjs';
import { install } from './install.mjs';
import { typescriptProjects } from './typescript-projects.mjs';

install();
await generatePrisma();
const failed = await runEach(
  scriptOf('typescript-7', 'bin', 'tsc'),
  typescriptProjects().map(({ path }) => ['-p', path]),
);
process.exit(failed === 0 ? 0 : 1);
