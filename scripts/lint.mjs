// Lints part by part, as all types at once take more memory than Node has by itself, then what belongs to none.
import { runEach, scriptOf } from './in-workspaces.mjs';

const PARTS = [['services'], ['web'], ['packages', 'gateway'], ['deploy', 'e2e']];

const rest = ['.', ...PARTS.flat().flatMap((part) => ['--ignore-pattern', `${part}/**`])];
const failed =
  (await runEach(scriptOf('eslint', 'bin', 'eslint.js'), [...PARTS, rest])) +
  (await runEach(scriptOf('prettier', 'bin', 'prettier.cjs'), [['--check', '--log-level', 'warn', '.']]));
process.exit(failed === 0 ? 0 : 1);
