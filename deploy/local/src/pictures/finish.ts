import sharp from 'sharp';
import type { Picture } from './layer';
import type { Palette } from './palette';
import type { Random } from './random';

// Called for every pixel: a name of our own is found faster than a global's property.
const { ceil, floor, max, min } = Math;

const STEP_BITS = 3;
const STEP = 1 << STEP_BITS;
/** Every other pixel of a cell in both directions. */
const SAMPLES = (STEP / 2) ** 2;

/** The lens and the print: light bleeds from bright places, corners fall off a little, fine grain, then JPEG. */
export async function finish(picture: Picture, palette: Palette, random: Random): Promise<Buffer> {
  const { pixels, width, height } = picture;
  const bloom = bleed(picture);
  const columns = ceil(width / STEP) + 1;
  const out = new Uint8ClampedArray(width * height * 3);
  const dark = palette.hour === 'night' || palette.hour === 'dusk';
  const vignette = (dark ? 0.26 : 0.16) * 2;
  const gain = (dark ? 0.62 : 0.34) / 255;
  const line = new Float32Array(columns * 3);
  let noise = floor(random() * 4294967296) | 1;
  for (let y = 0; y < height; y++) {
    const dy = y / height - 0.5;
    const start = floor(y / STEP) * columns * 3;
    const down = y / STEP - floor(y / STEP);
    for (let at = 0; at < line.length; at++) {
      const above = bloom[start + at] ?? 0;
      line[at] = (above + ((bloom[start + at + columns * 3] ?? 0) - above) * down) * gain;
    }
    for (let x = 0; x < width; x++) {
      const dx = x / width - 0.5;
      const fall = 1 - vignette * (dx * dx + dy * dy);
      const cell = (x >> STEP_BITS) * 3;
      const across = (x & (STEP - 1)) / STEP;
      noise ^= noise << 13;
      noise ^= noise >>> 17;
      noise ^= noise << 5;
      const grain = ((noise & 255) - 127.5) * 0.0125;
      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const left = line[cell + part] ?? 0;
        const light = left + ((line[cell + 3 + part] ?? 0) - left) * across;
        const value = pixels[at + part] ?? 0;
        const under = value > 255 ? 255 : value;
        out[at + part] = (under + (255 - under) * (light > 1 ? 1 : light)) * fall + grain;
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The brightest parts of the picture, small and blurred. */
function bleed({ pixels, width, height }: Picture): Float32Array {
  const columns = ceil(width / STEP) + 1;
  const rows = ceil(height / STEP) + 1;
  const field = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = (row * columns + column) * 3;
      for (let y = row * STEP; y < min(height, (row + 1) * STEP); y += 2) {
        for (let x = column * STEP; x < min(width, (column + 1) * STEP); x += 2) {
          const at = (y * width + x) * 3;
          const bright = max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
          if (bright <= 190) continue;
          const over = (bright - 190) / 70;
          for (let part = 0; part < 3; part++) {
            field[cell + part] = (field[cell + part] ?? 0) + min(420, pixels[at + part] ?? 0) * min(1.6, over);
          }
        }
      }
      for (let part = 0; part < 3; part++) field[cell + part] = (field[cell + part] ?? 0) / SAMPLES;
    }
  }
  const tight = blur(blur(field, columns, rows, 2), columns, rows, 2);
  const wide = blur(blur(tight, columns, rows, 9), columns, rows, 9);
  return tight.map((value, at) => value * 0.4 + (wide[at] ?? 0) * 0.6);
}

function blur(field: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  return blurLines(blurLines(field, rows, columns, columns * 3, 3, radius), columns, rows, 3, columns * 3, radius);
}

function blurLines(
  field: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(field.length);
  for (let line = 0; line < lines; line++) {
    for (let part = 0; part < 3; part++) {
      const start = line * lineStep + part;
      const value = (at: number) => field[start + min(length - 1, max(0, at)) * step] ?? 0;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += value(at);
      for (let at = 0; at < length; at++) {
        out[start + at * step] = sum / (radius * 2 + 1);
        sum += value(at + radius + 1) - value(at - radius);
      }
    }
  }
  return out;
}
