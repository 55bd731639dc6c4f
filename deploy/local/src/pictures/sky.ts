import { mix, smoothstep } from './colour';
import type { Picture } from './layer';
import { noiseField } from './noise';
import type { Palette } from './palette';
import { between } from './random';
import type { Random } from './random';
import type { Rgb } from './types';

// Called for every pixel: a name of our own is found faster than a global's property.
const { ceil, exp, floor, hypot, max, min, sqrt } = Math;

/** Where the sun or moon stands, in pixels. */
export interface SunPlace {
  x: number;
  y: number;
}

const CLOUD_STEP = 4;

/** Paints everything above the horizon: gradient, stars, sun or moon with its glow, clouds. */
export function paintSky(picture: Picture, palette: Palette, sun: SunPlace, random: Random): void {
  paintGradient(picture, palette, sun);
  if (palette.stars > 0) paintStars(picture, palette, random);
  paintClouds(picture, palette, sun, random);
}

function paintGradient({ pixels, width, height, horizon }: Picture, palette: Palette, sun: SunPlace): void {
  const { colour, radius, disc } = palette.sun;
  const size = radius * height;
  const glow = glowByDistance(palette, width);
  const [red, green, blue] = [colour[0] * 1.04, colour[1] * 1.04, colour[2] * 1.04];
  for (let y = 0; y < horizon; y++) {
    const [skyRed, skyGreen, skyBlue] = skyAt(palette, y / horizon);
    const dy = (y - sun.y) * 1.25;
    for (let x = 0; x < width; x++) {
      const dx = x - sun.x;
      const distance = sqrt(dx * dx + dy * dy);
      const share = glow[distance | 0] ?? 0;
      const at = (y * width + x) * 3;
      pixels[at] = skyRed + (red - skyRed) * share;
      pixels[at + 1] = skyGreen + (green - skyGreen) * share;
      pixels[at + 2] = skyBlue + (blue - skyBlue) * share;
      if (!disc || distance > size * 1.4 + 4) continue;
      const core = 1 - smoothstep(size - 1.2, size + 1.2, hypot(dx, y - sun.y));
      for (let part = 0; part < 3; part++) {
        const lit = pixels[at + part] ?? 0;
        pixels[at + part] = lit + (340 - lit) * core * ((colour[part as 0] ?? 0) / 255);
      }
    }
  }
}

/** The strength of the sun's glow at each whole distance in pixels. */
function glowByDistance({ sun }: Palette, width: number): Float32Array {
  const wide = sun.reach * width;
  return Float32Array.from({ length: width * 3 }, (_, distance) =>
    min(1, sun.glow * 0.55 * (exp(-distance / wide) + exp(-distance / (wide * 0.25)))),
  );
}

/** The sky's colour at a height: 0 the top of the picture, 1 the horizon. */
export function skyAt({ sky }: Palette, at: number): Rgb {
  for (let index = 1; index < sky.length; index++) {
    const from = sky[index - 1];
    const to = sky[index];
    if (from && to && at <= to[0])
      return mix(
        from[1],
        to[1],
        smoothstep(0, 1, (at - from[0]) / (to[0] - from[0])) * 0.4 + ((at - from[0]) / (to[0] - from[0])) * 0.6,
      );
  }
  return sky.at(-1)?.[1] ?? [0, 0, 0];
}

function paintStars({ pixels, width, horizon }: Picture, { stars }: Palette, random: Random): void {
  for (let count = 0; count < 420 * stars; count++) {
    const x = floor(random() * (width - 2));
    const y = floor(random() ** 1.6 * horizon * 0.85);
    const bright = (30 + 150 * random() ** 4) * stars * (1 - y / horizon);
    for (const [dx, dy, share] of [
      [0, 0, 1],
      [1, 0, 0.4],
      [0, 1, 0.4],
    ] as const) {
      const at = ((y + dy) * width + x + dx) * 3;
      for (let part = 0; part < 3; part++) pixels[at + part] = (pixels[at + part] ?? 0) + bright * share;
    }
  }
}

/** Clouds lie on a plane far above: wide overhead, flat and close together towards the horizon. */
function paintClouds(picture: Picture, palette: Palette, sun: SunPlace, random: Random): void {
  const { clouds } = palette;
  const { pixels, width, horizon } = picture;
  const columns = ceil(width / CLOUD_STEP) + 2;
  const rows = ceil(horizon / CLOUD_STEP) + 2;
  const cover = new Float32Array(columns * rows);
  const light = new Float32Array(columns * rows);
  const { height: noise } = noiseField();
  const offsetX = random() * 512;
  const offsetY = random() * 512;
  const threshold = clouds.cover + between(random, -0.03, 0.035);
  const thick = (u: number, v: number) =>
    noise(u, v) * 0.62 + noise(u * 2.7 + 91, v * 2.7 + 17) * 0.26 + noise(u * 7.3 + 33, v * 7.3 + 71) * 0.12;
  for (let row = 0; row < rows; row++) {
    const elevation = max(0, 1 - (row * CLOUD_STEP) / horizon);
    const distance = 1 / (elevation * 0.9 + 0.1);
    for (let column = 0; column < columns; column++) {
      const x = column * CLOUD_STEP;
      const u = (x / width - 0.5) * distance * 62 + offsetX;
      const v = distance * 27 + offsetY;
      const here = thick(u, v);
      const density = smoothstep(threshold, threshold + 0.2, here);
      const aside = max(-1, min(1, (sun.x - x) / (width * 0.3)));
      const towards = thick(u + aside * 1.6, v - 1.1);
      const at = row * columns + column;
      cover[at] = density * (0.35 + 0.65 * smoothstep(0, 0.25, elevation)) * smoothstep(0.01, 0.1, elevation);
      const near = exp(-hypot(x - sun.x, (row * CLOUD_STEP - sun.y) * 1.6) / (width * 0.26)) * palette.sun.glow;
      light[at] = min(1.25, max(0, 0.5 + (here - towards) * 5 - (here - threshold) * 1.2 + near * 0.75));
    }
  }
  for (let y = 0; y < horizon; y++) {
    for (let x = 0; x < width; x++) {
      const share = grid(cover, columns, x / CLOUD_STEP, y / CLOUD_STEP) * clouds.strength;
      if (share < 0.003) continue;
      const lit = grid(light, columns, x / CLOUD_STEP, y / CLOUD_STEP);
      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const shade = clouds.shade[part as 0] ?? 0;
        const colour = shade + ((clouds.lit[part as 0] ?? 0) - shade) * lit;
        const under = pixels[at + part] ?? 0;
        // The brighter the sky behind, the less a cloud dims it.
        pixels[at + part] =
          under + (colour - under) * share * (under > colour ? 0.85 - 0.6 * smoothstep(170, 270, under) : 0.85);
      }
    }
  }
}

function grid(field: Float32Array, columns: number, x: number, y: number): number {
  const column = floor(x);
  const row = floor(y);
  const fx = x - column;
  const fy = y - row;
  const at = row * columns + column;
  const top = (field[at] ?? 0) * (1 - fx) + (field[at + 1] ?? 0) * fx;
  const bottom = (field[at + columns] ?? 0) * (1 - fx) + (field[at + columns + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
