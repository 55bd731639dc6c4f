import { boundMemory } from '../workers/bound-memory';
import { serveTasks } from '../workers/serve-tasks';
import { memoryForPicture, PROCESS_MB } from './picture-memory';
import { prepareSharp } from './prepare-sharp';

const KEPT_MB = 20;

/**
 * The main program of a process that opens strangers' pictures: few formats, one task at a time, and as much memory as its
 * argument says. @param work gets how many bytes a picture may take.
 */
export function servePictures<Task>(work: (task: Task, mostBytes: number) => Promise<unknown>): void {
  const mostMb = Number(process.argv[2] ?? PROCESS_MB.ordinary);
  prepareSharp();
  serveTasks((task: Task) => work(task, memoryForPicture(mostMb)), boundMemory({ mostMb, keptMb: KEPT_MB }));
}
