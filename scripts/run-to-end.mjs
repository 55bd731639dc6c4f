import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and answers its exit code and what it said. A program that is not there has no code.
 * @throws AbortError once `signal` says that all has to end.
 */
export function run(program, args, { input = '', signal, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, signal, stdio: 'pipe' });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', (text) => (said[stream] += text));
    child.once('error', (error) => (error.code === 'ENOENT' ? resolve({ code: null, ...said }) : reject(error)));
    child.once('close', (code) => resolve({ code, ...said }));
    // A program that does not read what it is given ends with a code that tells more.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
