import { AppError } from '../../src/app-error';
import { boundMemory } from '../../src/workers/bound-memory';
import { serveTasks } from '../../src/workers/serve-tasks';
import { WorkerLost } from '../../src/workers/worker-lost';

/** The requests that the sample worker understands. */
export type SampleTask =
  | { does: 'echo'; what: unknown }
  | { does: 'refuse' }
  | { does: 'fail' }
  | { does: 'leave' }
  | { does: 'crash' }
  | { does: 'hang' }
  | { does: 'environment' }
  | { does: 'occupy'; mb: number };

const kept: Buffer[] = [];

async function work(task: SampleTask): Promise<unknown> {
  switch (task.does) {
    case 'echo':
      return { echo: task.what, pid: process.pid };
    case 'refuse':
      throw new AppError('not_an_image', { message: 'This is no picture' });
    case 'fail':
      throw new TypeError('a mistake of ours');
    case 'leave':
      throw new WorkerLost('memory');
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV');
    case 'hang':
      return new Promise(() => undefined);
    case 'environment':
      return Object.keys(process.env);
    case 'occupy':
      for (let held = 0; held < task.mb; held += 1) {
        kept.push(Buffer.alloc(1024 * 1024, 1));
        await new Promise((next) => setTimeout(next, 1));
      }
      return process.pid;
  }
}

serveTasks(work, boundMemory({ mostMb: 90, keptMb: 20 }));
