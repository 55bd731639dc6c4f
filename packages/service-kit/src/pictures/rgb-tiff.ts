import { CHANNELS } from './reduction';

/** Entries of a TIFF's directory: the tag, the type of its values, and how many there are. */
const SHORT = 3;
const LONG = 4;
const BYTES = 7;
const ENTRY_BYTES = 12;
const RGB = 2;

/**
 * An uncompressed TIFF around pixels that are yet to be written: the one simple container that takes a color profile with
 * them. @returns the file, and the part of it that is to hold the pixels.
 */
export function rgbTiff(width: number, height: number, profile: Uint8Array | undefined) {
  const rows = Array.from({ length: height }, (_, row) => row);
  const rowBytes = width * CHANNELS;
  const entries: [tag: number, type: number, values: number, value: number][] = [];
  const count = 10 + (profile ? 1 : 0);
  const depthsAt = 8 + 2 + count * ENTRY_BYTES + 4;
  const offsetsAt = depthsAt + 2 * CHANNELS + 2;
  const sizesAt = offsetsAt + 4 * height;
  const profileAt = sizesAt + 4 * height;
  const pixelsAt = profileAt + (profile?.length ?? 0) + ((profile?.length ?? 0) % 2);
  entries.push(
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, CHANNELS, depthsAt],
    [259, SHORT, 1, 1], // not compressed
    [262, SHORT, 1, RGB],
    // One strip for each row, so that a reader holds few of them. A single one is where its entry is.
    [273, LONG, height, height === 1 ? pixelsAt : offsetsAt],
    [277, SHORT, 1, CHANNELS],
    [278, LONG, 1, 1],
    [279, LONG, height, height === 1 ? rowBytes : sizesAt],
    [284, SHORT, 1, 1], // the three bytes of a pixel side by side
  );
  if (profile) entries.push([34_675, BYTES, profile.length, profileAt]);

  const file = Buffer.alloc(pixelsAt + rowBytes * height);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(count, 8);
  entries.forEach(([tag, type, values, value], index) => {
    const at = 10 + index * ENTRY_BYTES;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(values, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  for (let channel = 0; channel < CHANNELS; channel += 1) file.writeUInt16LE(8, depthsAt + 2 * channel);
  for (const row of rows) {
    file.writeUInt32LE(pixelsAt + row * rowBytes, offsetsAt + 4 * row);
    file.writeUInt32LE(rowBytes, sizesAt + 4 * row);
  }
  if (profile) file.set(profile, profileAt);
  return { file, pixels: file.subarray(pixelsAt) };
}
