import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '../../src/define-route';
import type { Catalogue } from './call-faults';
import type { CallShape } from './call-shape';
import type { EventShape } from './event-faults';

const FOLDER = join(__dirname, '..', '..', 'released');

/** What was released, by file: the calls of each service by method and path, the events by type, the errors by code. */
export type Released = { events: Record<string, EventShape>; errors: Catalogue } & Record<
  ServiceName,
  Record<string, CallShape>
>;

/** Nothing was released of a service that is new. */
export function readReleased<File extends keyof Released>(file: File): Released[File] {
  return JSON.parse(existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '{}') as Released[File];
}

export function writeReleased<File extends keyof Released>(file: File, content: Released[File]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(file), `${JSON.stringify(content, null, 1)}\n`);
}

function pathOf(file: keyof Released): string {
  return join(FOLDER, `${file}.json`);
}
