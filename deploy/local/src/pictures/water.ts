import { smoothstep } from './colour';
import type { Layer, Picture } from './layer';
import { noiseField } from './noise';
import type { Palette } from './palette';
import type { Random } from './random';
import type { SunPlace } from './sky';

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

/** How rough the water is: 1 a light breeze. */
export interface Sea {
  roughness: number;
}

/** Paints everything below the horizon: what the waves mirror, the water's own colour, and the sun's path. */
export function paintWater(
  picture: Picture,
  palette: Palette,
  sun: SunPlace,
  { roughness }: Sea,
  random: Random,
  afloat?: Afloat,
): void {
  const { pixels, width, height, horizon } = picture;
  const { slopeX, slopeY, height: relief } = noiseField();
  const offset = random() * 512;
  const depthOfField = height - horizon;
  const { near, far } = palette.water;
  const focal = 420;
  const path = palette.sun.path;
  const sunColour = palette.sun.colour;
  const sunSpan = palette.hour === 'noon' ? width * 0.5 : width * 0.05;
  const sunElevation = horizon - sun.y;

  for (let y = horizon; y < height; y++) {
    const down = y - horizon + 0.5;
    const share = down / depthOfField;
    const z = focal / (down + 4);
    // Waves too small to see at this distance would only flicker.
    const footprint = (z * 8) / (down + 4);
    const swell = 1 - smoothstep(3, 12, footprint * 9);
    const chop = 1 - smoothstep(3, 12, footprint * 26);
    const ripple = 1 - smoothstep(3, 12, footprint * 70);
    const shiftY = (10 + down * 0.55) * roughness;
    const shiftX = (5 + down * 0.16) * roughness;
    const mirror = 0.18 + 0.74 * (1 - share) ** 2.2;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) * z * 0.02;
      const v = z * 8;
      const ux = u * 3 + offset;
      const vx = v * 9 + offset;
      let sy = swell * 0.5 * slopeY(ux, vx) + chop * 0.55 * slopeY(u * 10 + 37, v * 26 + 11);
      sy += ripple * 0.45 * slopeY(u * 31 + 71, v * 70 + 53);
      const sx = swell * 0.45 * slopeX(ux, vx) + chop * 0.6 * slopeX(u * 10 + 37, v * 26 + 11);
      const streak = relief(x * 0.05 + offset, y * 2.3) - 0.5;
      const far1 = (1 - chop) * streak * 26;

      let row = horizon - 1 - down * (0.92 + 0.25 * sy) - shiftY * sy * 0.55 - far1;
      if (row > horizon - 1) row = horizon - 1;
      if (row < 0) row = 0;
      let column = x + sx * shiftX + far1 * 0.3;
      if (column < 0) column = -column;
      if (column > width - 1) column = 2 * (width - 1) - column;
      const source = (Math.floor(row) * width + Math.floor(column)) * 3;

      let amount = mirror - sy * 0.28 * roughness * (0.35 + share);
      amount = amount < 0.05 ? 0.05 : amount > 0.96 ? 0.96 : amount;
      const body = share ** 0.55;
      const facing = 1 + sy * 0.16;

      // The sun's path: facets that happen to throw the sun at us.
      const aside = (x + sx * 190 * roughness * (0.25 + share) - sun.x) / (sunSpan * (1 + share * 2.2));
      const tilt = (down - sunElevation * 0.55 + sy * (60 + 210 * share)) / (depthOfField * 0.62);
      const glint = path * Math.exp(-aside * aside - tilt * tilt * 0.9) * sparkle(sy, sx, share);

      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const own = ((far[part as 0] ?? 0) + ((near[part as 0] ?? 0) - (far[part as 0] ?? 0)) * body) * facing;
        const seen = pixels[source + part] ?? 0;
        pixels[at + part] = own + (seen - own) * amount + glint * (sunColour[part as 0] ?? 0);
      }
    }
  }
  if (afloat) reflectVessel(picture, afloat, roughness, offset);
}

function sparkle(sy: number, sx: number, share: number): number {
  const facet = 0.5 + 0.9 * sy - 0.3 * sx;
  const sharp = facet <= 0 ? 0 : facet >= 1.4 ? 1.4 : facet;
  return sharp * sharp * sharp * (0.55 + 0.6 * share) + 0.1 * (1 - share);
}

function reflectVessel(picture: Picture, afloat: Afloat, roughness: number, offset: number): void {
  const { pixels, width, height, horizon } = picture;
  const { slopeX, slopeY } = noiseField();
  const { layer, lights, waterline, from, to } = afloat;
  const half = (to - from) / 2;
  const middle = (to + from) / 2;
  for (let y = waterline - 6; y < height; y++) {
    const below = y - waterline;
    const down = y - horizon + 0.5;
    const z = 420 / (down + 4);
    const fade = Math.exp(-Math.max(0, below) / (height * 0.3));
    const shiftY = (3 + below * 0.2) * roughness;
    const shiftX = (3 + below * 0.07) * roughness;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) * z * 0.02;
      const v = z * 8;
      const sy = 0.5 * slopeY(u * 3 + offset, v * 9 + offset) + 0.55 * slopeY(u * 10 + 37, v * 26 + 11) + 0.4 * slopeY(u * 31 + 71, v * 70 + 53);
      const sx = 0.45 * slopeX(u * 3 + offset, v * 9 + offset) + 0.6 * slopeX(u * 10 + 37, v * 26 + 11);
      const at = (y * width + x) * 3;

      // The hull keeps the sky's light from the water close to it.
      const along = Math.abs(x - middle) / (half * 1.04);
      if (along < 1 && below > -6) {
        const dark = 1 - 0.5 * Math.exp(-Math.abs(below + sy * 4) / 16) * (1 - along ** 8);
        for (let part = 0; part < 3; part++) pixels[at + part] = (pixels[at + part] ?? 0) * dark;
      }

      const row = waterline - below * 0.96 - shiftY * sy;
      const column = x + sx * shiftX;
      if (row < 0 || row >= waterline || column < 0 || column >= width - 1) continue;
      const source = (Math.floor(row) * width + Math.floor(column)) * 4;
      const beside = column - Math.floor(column);
      const solid = (layer.pixels[source + 3] ?? 0) * (1 - beside) + (layer.pixels[source + 7] ?? 0) * beside;
      const alpha = (solid / 255) * fade * Math.min(0.8, Math.max(0.12, 0.6 - sy * 0.45));
      const glow = ((lights?.pixels[source + 3] ?? 0) / 255) * fade;
      if (alpha < 0.004 && glow < 0.004) continue;
      for (let part = 0; part < 3; part++) {
        const under = pixels[at + part] ?? 0;
        const colour = ((layer.pixels[source + part] ?? 0) * (1 - beside) + (layer.pixels[source + 4 + part] ?? 0) * beside) * 0.86;
        pixels[at + part] = under + (colour - under) * alpha + (lights?.pixels[source + part] ?? 0) * glow * 0.9;
      }
    }
  }
}
