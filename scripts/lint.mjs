// Lints each TypeScript project by itself, then what belongs to none; and asks Prettier about all of it.
import { runEach, scriptOf } from './in-workspaces.mjs';
import { typescriptProjects } from './typescript-projects.mjs';

const parts = typescriptProjects().map(({ workspaces }) => workspaces);
const rest = ['.', ...parts.flat().flatMap((workspace) => ['--ignore-pattern', `${workspace}/**`])];
const failed =
  (await runEach(scriptOf('eslint', 'bin', 'eslint.js'), [...parts, rest])) +
  (await runEach(scriptOf('prettier', 'bin', 'prettier.cjs'), [['--check', '--log-level', 'warn', '.']]));
process.exit(failed === 0 ? 0 : 1);
