import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The whole vessel on the water; over her bow; from the lounge or cockpit. */
export const VIEWS = ['profile', 'bow', 'deck'] as const;

/** What somebody sees of a boat of the demo, and when. */
export interface Sight {
  view: (typeof VIEWS)[number];
  hour: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night';
}

/** As seen from this folder, and from that of the bundled command. */
const FOLDER = join(__dirname, '..', '..', 'pictures');

/** A picture of a boat of the demo: a JPEG of 1500 × 900 pixels. @throws Error if there is none of this sight */
export function readPicture(boatName: string, { view, hour }: Sight): Promise<Buffer> {
  const name = boatName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z]+/g, '-')
    .toLowerCase();
  return readFile(join(FOLDER, `${name}-${view}-${hour}.jpg`));
}
