import { reEncodePicture } from '@harbourline/service-kit/pictures/re-encode-picture';
import type { MadePicture, PictureTask } from './picture-maker';
import { resizePicture } from './resize-picture';

/** The work of one picture process. */
export function makePicture(task: PictureTask, mostBytes: number): Promise<MadePicture> {
  return 'file' in task ? reEncodePicture(task.file, mostBytes) : resizePicture(task.original, task.shape);
}
