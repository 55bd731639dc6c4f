import { standardLogOutput } from '@harbourline/service-kit/log-output';
import { readConfig } from './config';
import { startSandbox } from './start-sandbox';
import type { Log } from './deps';

const output = standardLogOutput();
const log: Log = (message, details) =>
  output.write(`${JSON.stringify({ time: new Date().toISOString(), service: 'sandbox', message, ...details })}\n`);

async function main() {
  const sandbox = await startSandbox({ ...readConfig(process.env), log });
  let stopping = false;
  async function stop(reason: string) {
    if (stopping) return;
    stopping = true;
    log('the sandbox stops', { reason });
    await sandbox.stop();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('disconnect', () => void stop('the parent process is gone'));

  // Only now: whoever hears it may stop the sandbox at once.
  log('the sandbox is ready', { url: sandbox.url });
  // Without a callback, a parent that leaves at this moment would be an uncaught error.
  process.send?.({ ready: true }, undefined, undefined, () => {});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
