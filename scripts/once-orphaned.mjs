import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** Calls once when the process that has started this one is gone, or the one that has started that. */
export function onceOrphaned(act) {
  const { ppid } = process;
  const grandparent = parentOf(ppid);
  const timer = setInterval(() => {
    if (process.ppid === ppid && parentOf(ppid) === grandparent) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Undefined where the system does not tell. */
function parentOf(pid) {
  try {
    return /\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
