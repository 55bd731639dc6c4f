// Processes that end with us, whatever we end of: what tests start may start more, and nothing of it stays behind.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const LEAVES_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 200;
const children = new Set();
let guarded = false;

/** Starts a process in a group of its own that is ended when we are told to end, when our parent dies, or when we are killed. */
export function spawnGuarded(command, parameters, options) {
  endWithOurParent();
  const child = spawn(command, parameters, { ...options, detached: true });
  children.add(child);
  // A shell waits on a pipe that only we hold open, so that even kill -9 of ours ends the group.
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -s TERM -- "-$1"', 'sh', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  watch.stdin.unref();
  watch.stdin.on('error', () => undefined);
  child.once('exit', () => {
    children.delete(child);
    watch.kill('SIGKILL');
  });
  return child;
}

/** npm may die without passing the signal on. */
function endWithOurParent() {
  if (guarded) return;
  guarded = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void end('SIGTERM'), LOOK_EVERY_MS).unref();
}

let ending = false;

async function end(signal) {
  if (ending) return;
  ending = true;
  const started = descendantsOf(process.pid);
  for (const child of children) send(-child.pid, 'SIGTERM');
  // Servers stop by themselves once whoever started them is gone; what does not is killed.
  for (let waited = 0; started.some(isAlive) && waited < LEAVES_WITHIN_MS; waited += LOOK_EVERY_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  for (const pid of started) send(pid, 'SIGKILL');
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function descendantsOf(ancestor) {
  const pairs = existsSync('/proc/self/stat') ? pairsOfProc() : pairsOfPs();
  const found = [ancestor];
  for (const parent of found) found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return found.slice(1);
}

/** Every process with its parent, from Linux itself: a small image has no ps. */
function pairsOfProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name in brackets may contain anything; state and parent follow the last bracket.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return [[Number(pid), Number(parent)]];
      } catch {
        return []; // it has ended meanwhile
      }
    });
}

function pairsOfPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number));
}

function isAlive(pid) {
  return send(pid, 0);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
