import { smoothstep } from '../colour';
import { shine } from '../layer';
import type { Picture } from '../layer';
import { noiseField } from '../noise';
import type { Palette } from '../palette';
import type { Afloat } from '../water';

// Called for every pixel: a name of our own is found faster than a global's property.
const { ceil, exp, floor, max, min } = Math;

/** Lays a vessel over the water that already mirrors her: the waves end the hull, foam lies where she moves. */
export function paintVessel(picture: Picture, palette: Palette, afloat: Afloat): void {
  const { height: noise } = noiseField();
  const { pixels, width } = picture;
  const { layer, waterline } = afloat;
  const wave = (x: number) => waterline + (noise(x * 0.55, 40) - 0.5) * 7 + (noise(x * 2.1, 90) - 0.5) * 3.2;
  for (let x = 0; x < width; x++) {
    const edge = wave(x);
    const last = min(layer.height, ceil(edge) + 1);
    for (let y = 0; y < last; y++) {
      const at = (y * width + x) * 4;
      const alpha = layer.pixels[at + 3] ?? 0;
      if (alpha === 0) continue;
      const share = (alpha / 255) * smoothstep(0.7, -0.7, y - edge);
      for (let part = 0; part < 3; part++) {
        const below = pixels[(y * width + x) * 3 + part] ?? 0;
        pixels[(y * width + x) * 3 + part] = below + ((layer.pixels[at + part] ?? 0) - below) * share;
      }
    }
  }
  paintFoam(picture, palette, afloat, wave);
  if (afloat.lights) shine(picture, afloat.lights, palette.hour === 'night' ? 1 : 0.8);
}

/** Foam along the hull, at the bow, and the road of broken water behind a vessel that moves. */
function paintFoam(
  picture: Picture,
  palette: Palette,
  { wake, from, to, bowRight }: Afloat,
  wave: (x: number) => number,
): void {
  const { height: noise } = noiseField();
  const { pixels, width, height } = picture;
  const white = palette.light.sun;
  const length = to - from;
  for (let x = 0; x < width; x++) {
    const behind = bowRight ? from - x : x - to;
    const ahead = bowRight ? x - to : from - x;
    if (ahead > length * 0.04) continue;
    const edge = wave(x);
    const trail = behind > 0 ? exp(-behind / (width * 0.5 * wake ** 1.5 + 1)) : 1;
    const along = behind > 0 ? 1 : 1 - -behind / length;
    // Broader astern, a curl at the bow.
    const bowCurl = exp(-(((along - 0.1) / 0.12) ** 2));
    const depth = wake === 0 ? 1.6 : wake * (5 + 16 * along + 12 * bowCurl + (behind > 0 ? 10 + behind * 0.1 : 0));
    const rise = wake === 0 ? 1.2 : wake * (3 + 15 * bowCurl + (behind > 0 ? 12 * exp(-behind / 60) : 0));
    if (wake === 0 && behind > 0) continue;
    for (let y = max(0, floor(edge - rise * 1.6)); y < min(height, edge + depth * 2.6); y++) {
      const off = y < edge ? (edge - y) / rise : (y - edge) / depth;
      const body = exp(-off * off * 1.1);
      const texture = noise(x * 2.3 + y * 1.1, y * 6.4) * 0.6 + noise(x * 6.1 + 31, y * 15.7 + 7) * 0.4;
      const cover =
        wake === 0
          ? 0.34 * body * smoothstep(0.38, 0.62, texture)
          : smoothstep(0.62 - 0.42 * body, 0.86 - 0.42 * body, texture) * body * trail;
      if (cover < 0.01) continue;
      const shade = 0.8 + 0.25 * texture;
      for (let part = 0; part < 3; part++) {
        const at = (y * width + x) * 3 + part;
        const below = pixels[at] ?? 0;
        pixels[at] = below + ((white[part as 0] ?? 0) * shade - below) * min(0.94, cover);
      }
    }
  }
}
