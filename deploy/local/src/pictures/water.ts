import { smoothstep } from './colour';
import type { Layer, Picture } from './layer';
import { noiseField } from './noise';
import type { Palette } from './palette';
import type { Random } from './random';
import type { SunPlace } from './sky';

// Called for every pixel: a name of our own is found faster than a global's property.
const { abs, exp, floor, max, min } = Math;

/** A vessel on the water: her drawing, the row of her waterline, and what she does to the water. */
export interface Afloat {
  layer: Layer;
  lights?: Layer;
  waterline: number;
  /** First and last column of the hull at the waterline. */
  from: number;
  to: number;
  /** 0 at rest, 1 at speed. */
  wake: number;
  /** The bow points to the right. */
  bowRight: boolean;
}

/** The waves' slopes for each pixel below the horizon: along the view, and across it. */
export interface Waves {
  along: Float32Array;
  across: Float32Array;
}

const FOCAL = 420;

/** Makes waves: large and clear in front, small and blurred together towards the horizon. */
export function makeWaves({ width, height, horizon }: Picture, random: Random): Waves {
  const { slopeX, slopeY } = noiseField();
  const offset = random() * 512;
  const along = new Float32Array(width * (height - horizon));
  const across = new Float32Array(width * (height - horizon));
  for (let down = 0; down < height - horizon; down++) {
    const z = FOCAL / (down + 4.5);
    // Waves too small to see at this distance would only flicker.
    const footprint = (z * 8) / (down + 4.5);
    const swell = 0.42 * (1 - smoothstep(3, 12, footprint * 9));
    const chop = 0.55 * (1 - smoothstep(3, 12, footprint * 26));
    const ripple = 0.62 * (1 - smoothstep(3, 12, footprint * 84));
    const v = z * 8;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) * z * 0.02;
      const at = down * width + x;
      let sy = 0;
      let sx = 0;
      if (swell > 0.001) sy += swell * slopeY(u * 3 + offset, v * 9 + offset);
      if (chop > 0.001) {
        sy += chop * slopeY(u * 10 + 37, v * 26 + 11);
        sx += chop * 1.3 * slopeX(u * 10 + 37, v * 26 + 11);
      }
      if (ripple > 0.001) sy += ripple * slopeY(u * 36 + 71, v * 84 + 53);
      along[at] = sy;
      across[at] = sx;
    }
  }
  return { along, across };
}

/** Paints everything below the horizon: what the waves mirror, the water's own colour, and the sun's path. */
export function paintWater(picture: Picture, palette: Palette, sun: SunPlace, waves: Waves): void {
  const { pixels, width, height, horizon } = picture;
  const { height: relief } = noiseField();
  const depth = height - horizon;
  const { near, far } = palette.water;
  const { path, colour } = palette.sun;
  // A low sun's path is warmer than the sun.
  const gleam = [colour[0], colour[1] * 0.94, colour[2] * 0.8];
  const spread = palette.hour === 'noon' ? width * 0.5 : width * 0.05;
  const sunHeight = horizon - sun.y;
  for (let y = horizon; y < height; y++) {
    const down = y - horizon + 0.5;
    const share = down / depth;
    const shiftY = 10 + down * 0.42;
    const shiftX = 5 + down * 0.14;
    const mirror = 0.16 + 0.76 * (1 - share) ** 2.1;
    const body = share ** 0.55;
    const distant = 1 - smoothstep(0.02, 0.22, share);
    for (let x = 0; x < width; x++) {
      const wave = (y - horizon) * width + x;
      const sy = waves.along[wave] ?? 0;
      const sx = waves.across[wave] ?? 0;
      const streak = distant > 0.001 ? distant * (relief(x * 0.05, y * 2.3) - 0.5) * 26 : 0;

      let row = horizon - 1 - down * (0.92 + 0.22 * sy) - shiftY * sy * 0.5 - streak;
      row = row > horizon - 1 ? horizon - 1 : row < 0 ? 0 : row;
      let column = x + sx * shiftX + streak * 0.3;
      column = column < 0 ? -column : column > width - 1 ? 2 * (width - 1) - column : column;
      const source = (floor(row) * width + floor(column)) * 3;

      let amount = mirror - sy * (0.12 + 0.34 * share);
      amount = amount < 0.05 ? 0.05 : amount > 0.96 ? 0.96 : amount;
      const facing = 1 + sy * (0.1 + 0.2 * share);

      // The sun's path: facets that happen to throw the sun at us.
      const aside = (x + sx * 150 * (0.2 + share) - sun.x) / (spread * (1 + share * 2.4));
      const tilt = (down - sunHeight * 0.5 + sy * (40 + 150 * share)) / (depth * 0.62);
      const spot = path * exp(-aside * aside - tilt * tilt * 0.9);
      const glint = spot < 0.01 ? 0 : spot * sparkle(sy, sx, share);

      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const deep = far[part as 0] ?? 0;
        const own = (deep + ((near[part as 0] ?? 0) - deep) * body) * facing;
        pixels[at + part] = own + ((pixels[source + part] ?? 0) - own) * amount + glint * (gleam[part] ?? 0);
      }
    }
  }
}

function sparkle(sy: number, sx: number, share: number): number {
  const facet = smoothstep(0.52, 1.1, 0.5 + 0.95 * sy - 0.25 * sx);
  return facet * (0.9 + 0.7 * share) + 0.34 * (1 - share) ** 4;
}

/** The vessel's own reflection, broken by the waves, and the darker water close under her. */
export function mirrorVessel(picture: Picture, { layer, lights, waterline, from, to }: Afloat, waves: Waves): void {
  const { pixels, width, height, horizon } = picture;
  const half = (to - from) / 2;
  const middle = (to + from) / 2;
  for (let y = waterline - 6; y < height; y++) {
    const below = y - waterline;
    const fade = exp(-max(0, below) / (height * 0.27));
    const shiftY = 3 + below * 0.22;
    const shiftX = 3 + below * 0.06;
    for (let x = 0; x < width; x++) {
      const wave = (y - horizon) * width + x;
      const sy = waves.along[wave] ?? 0;
      const at = (y * width + x) * 3;
      const along = abs(x - middle) / (half * 1.04);
      if (along < 1 && below < 60) {
        const dark = 1 - 0.5 * exp(-abs(below + sy * 4) / 16) * (1 - along ** 8);
        for (let part = 0; part < 3; part++) pixels[at + part] = (pixels[at + part] ?? 0) * dark;
      }
      const row = waterline - below * 0.96 - shiftY * sy;
      const column = x + (waves.across[wave] ?? 0) * shiftX;
      if (row < 0 || row >= waterline || column < 0 || column >= width - 1) continue;
      const left = floor(column);
      const source = (floor(row) * width + left) * 4;
      const beside = column - left;
      const solid = (layer.pixels[source + 3] ?? 0) * (1 - beside) + (layer.pixels[source + 7] ?? 0) * beside;
      const glow = lights ? ((lights.pixels[source + 3] ?? 0) / 255) * fade : 0;
      if (solid < 1 && glow < 0.004) continue;
      const alpha = (solid / 255) * fade * min(0.8, max(0.12, 0.6 - sy * 0.5));
      for (let part = 0; part < 3; part++) {
        const under = pixels[at + part] ?? 0;
        const colour =
          ((layer.pixels[source + part] ?? 0) * (1 - beside) + (layer.pixels[source + 4 + part] ?? 0) * beside) * 0.86;
        const lamp = glow > 0 ? (lights?.pixels[source + part] ?? 0) * glow * 0.9 : 0;
        pixels[at + part] = under + (colour - under) * alpha + lamp;
      }
    }
  }
}
