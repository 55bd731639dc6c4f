// npm run releases -- <commit>: people reserve while the release of that commit, such as what runs in production, is
// updated to this one program by program, and taken back.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { runFromE2e } from './run-from-e2e.mjs';

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'harbourline', 'releases');

const [, , commit] = process.argv;
if (!commit) {
  console.error('Which release was the previous one? Such as: npm run releases -- v0.1.0');
  process.exit(1);
}
process.env.PREVIOUS_RELEASE = releaseOf(commit);
await runFromE2e('releases', 'run-releases');

/** The folder with that commit's files, built; at the first time they are put there. */
function releaseOf(name) {
  const sha = git('rev-parse', '--verify', `${name}^{commit}`).toString().trim();
  const folder = join(CACHE, sha);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const work = mkdtempSync(join(CACHE, 'unpacking-'));
    execFileSync('tar', ['-x', '-C', work], { input: git('archive', sha), stdio: ['pipe', 'ignore', 'inherit'] });
    renameSync(work, folder);
  }
  console.log(`Building ${sha} in ${folder} …`);
  execFileSync(process.execPath, [join('scripts', 'build.mjs')], { cwd: folder, stdio: 'inherit' });
  return folder;
}

function git(...parameters) {
  return execFileSync('git', parameters, { cwd: ROOT, maxBuffer: 1_000_000_000 });
}
