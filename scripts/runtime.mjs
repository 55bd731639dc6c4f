// The Node that everything runs on. It comes from the registry like any other dependency, so that every machine has the
// same one; whoever has a Node of the same major uses their own. Any Node from 20.19 on can read this file.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const LOOK_EVERY_MS = 200;

/**
 * Returns if this process is the runtime. Else runs the same command with the runtime, ends as that ends, and never returns.
 * @throws Error where the registry has no runtime for this platform
 */
export async function continueOnRuntime(root) {
  if (process.env.STARTED_BY) endWithParent(Number(process.env.STARTED_BY));
  delete process.env.STARTED_BY;
  const runtime = findRuntime(root);
  if (realpathSync(runtime) === realpathSync(process.execPath)) return;

  const child = spawn(runtime, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, STARTED_BY: String(process.pid) },
  });
  // A Ctrl-C in a terminal reaches both processes; a signal sent to this one alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.exit(code ?? 1);
}

function findRuntime(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const runtimes = Object.keys(optionalDependencies).filter((name) => /^node-(bin-)?(linux|darwin)-/.test(name));
  const major = Number.parseInt(optionalDependencies[runtimes[0]], 10);
  // npm puts the binaries of dependencies before all others, and says which Node it was started with itself.
  const [, own = process.versions.node] = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  if (Number.parseInt(own, 10) === major) return process.env.npm_node_execpath ?? process.execPath;

  const here = runtimes.find((name) => name.endsWith(`${process.platform}-${process.arch}`));
  const runtime = join(root, 'node_modules', here ?? '', 'bin', 'node');
  if (here && existsSync(runtime)) return runtime;
  throw new Error(
    `Harbourline runs on Node ${major}, this is Node ${own}, and npm has none for ${process.platform}-${process.arch}. Please install Node ${major} (https://nodejs.org).`,
  );
}

/** Whoever is killed with SIGKILL passes no signal on. */
function endWithParent(parent) {
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref();
}
