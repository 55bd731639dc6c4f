import { place, shine } from './layer';
import type { Picture } from './layer';
import type { Palette } from './palette';
import { between } from './random';
import type { Random } from './random';
import { drawSkyline } from './skyline/draw-skyline';
import { paintSky } from './sky';
import type { SunPlace } from './sky';
import type { City } from './types';

/** Sky and city: everything above the horizon. */
export async function paintBackdrop(
  picture: Picture,
  palette: Palette,
  city: City,
  sun: SunPlace,
  random: Random,
  zoom: number,
): Promise<void> {
  paintSky(picture, palette, sun, random);
  const { solid, lights } = await drawSkyline(picture, palette, city, sun.x, random, zoom);
  place(picture, solid, 0, picture.horizon + 1);
  if (lights) shine(picture, lights, 1.2);
}

/** The sun stands on the bow's side, clear of the vessel's middle. */
export function sunPlace(
  { width, height, horizon }: Picture,
  palette: Palette,
  side: 'left' | 'right',
  random: Random,
): SunPlace {
  const aside = between(random, 0.3, 0.38);
  return { x: width * (side === 'right' ? 0.5 + aside : 0.5 - aside), y: horizon - palette.sun.height * height };
}
