import { boundMemory } from '../workers/bound-memory';
import { serveTasks } from '../workers/serve-tasks';
import { prepareSharp } from './prepare-sharp';

/** The most memory that a worker may take in addition to what it starts with, in MB. */
const MOST = 90;
const KEPT = 20;

/** The main program of a process that opens strangers' pictures: few formats, one task at a time, limited memory. */
export function servePictures<Task>(work: (task: Task) => Promise<unknown>): void {
  prepareSharp();
  serveTasks(work, boundMemory({ mostMb: MOST, keptMb: KEPT }));
}
