import { paintBackdrop } from './backdrop';
import { finish } from './finish';
import { emptyPicture } from './layer';
import { paletteOf } from './palette';
import { randomFrom } from './random';
import type { City, Hour, Vessel } from './types';
import { coloursOf } from './vessel/colours';
import { drawVessel } from './vessel/draw-vessel';
import { float } from './vessel/float';
import { vesselKit } from './vessel/kit';
import { paintVessel } from './vessel/paint-vessel';
import { makeWaves, mirrorVessel, paintWater } from './water';

export interface HeroOrder {
  city: City;
  hour: Hour;
  /** In pixels; 2400 × 1200 unless told. */
  width?: number;
  height?: number;
  /** A sailing vessel suits the city unless told. */
  vessel?: Vessel;
}

const VESSELS_OF: Record<City, Vessel> = {
  Toronto: 'sailing-yacht',
  Montreal: 'sailing-yacht',
  Mississauga: 'sailing-yacht',
  Cancun: 'catamaran',
};

/** A wide picture of a city from the water as a JPEG: calm on the left, where words may stand, a vessel on the right. */
export async function drawHero({
  city,
  hour,
  width = 2400,
  height = 1200,
  vessel = VESSELS_OF[city],
}: HeroOrder): Promise<Buffer> {
  const seed = `hero ${city} ${hour}`;
  const random = randomFrom(seed);
  const palette = paletteOf(hour, city);
  const picture = emptyPicture({ width, height, horizon: Math.round(height * 0.6) });
  const sun = { x: Math.round(width * 0.4), y: picture.horizon - palette.sun.height * height };
  await paintBackdrop(picture, palette, city, sun, random, 1);
  const waves = makeWaves(picture, random);
  paintWater(picture, palette, sun, waves);

  const drawing = drawVessel(vessel, vesselKit(palette, random, coloursOf(vessel, seed)));
  // As tall as the picture allows: her size follows its height, not its width.
  const size = (0.9 * height * 1.667) / width;
  const afloat = await float(picture, drawing, random, {
    middle: width * 0.76,
    waterline: Math.round(height * 0.78),
    bowRight: false,
    size,
  });
  mirrorVessel(picture, afloat, waves);
  paintVessel(picture, palette, afloat);
  return finish(picture, palette, random);
}
