import { fromTheDeck } from './aboard/from-the-deck';
import { dock } from './aboard/dock';
import { aboardKit, aboardPaints } from './aboard/kit';
import type { Aboard, AboardKit } from './aboard/kit';
import { overTheBow } from './aboard/over-the-bow';
import { paintBackdrop, sunPlace } from './backdrop';
import { finish } from './finish';
import { emptyPicture, place, renderLayer, shine } from './layer';
import type { Picture } from './layer';
import { paletteOf } from './palette';
import type { Palette } from './palette';
import { randomFrom } from './random';
import type { Random } from './random';
import type { City, Hour, Vessel, View } from './types';
import { coloursOf } from './vessel/colours';
import { drawVessel } from './vessel/draw-vessel';
import { float } from './vessel/float';
import { vesselKit } from './vessel/kit';
import { paintVessel } from './vessel/paint-vessel';
import { makeWaves, mirrorVessel, paintWater } from './water';
import type { Waves } from './water';

export interface PictureOrder {
  city: City;
  vessel: Vessel;
  hour: Hour;
  view: View;
  /** The same order with the same seed is the same picture. */
  seed: string;
}

const WIDTH = 1500;
const HEIGHT = 900;

/** Draws a vessel before a city, or the city from aboard her: a JPEG of 1500 × 900 pixels. */
export async function drawPicture(order: PictureOrder): Promise<Buffer> {
  const { city, vessel, hour, view, seed } = order;
  const random = randomFrom(`${seed} ${view}`);
  const palette = paletteOf(hour, city);
  const picture = emptyPicture({ width: WIDTH, height: HEIGHT, horizon: view === 'profile' ? 486 : 470 });
  const sun = sunPlace(picture, palette, bowPointsRight(seed) ? 'right' : 'left', random);
  await paintBackdrop(picture, palette, city, sun, random, view === 'profile' ? 1 : 1.12);
  const waves = makeWaves(picture, random);
  paintWater(picture, palette, sun, waves);
  const kit = aboardKit(palette, random, { sun, horizon: picture.horizon, ...coloursOf(vessel, seed) });
  if (view === 'profile') {
    await paintProfile(picture, palette, order, waves, random, AT_ANCHOR);
  } else if (view === 'deck' && vessel === 'jet-ski') {
    // She has no deck to sit on: the dock where she waits takes its place.
    await paintProfile(picture, palette, order, waves, random, AT_THE_DOCK);
    await paintAboard(picture, kit, dock(kit));
  } else {
    await paintAboard(picture, kit, view === 'bow' ? overTheBow(vessel, kit) : fromTheDeck(vessel, kit));
  }
  return finish(picture, palette, random);
}

/** Where a vessel lies in the picture, and how large against her usual size. */
interface Berth {
  waterline: number;
  size: number;
}

const AT_ANCHOR: Berth = { waterline: 706, size: 1 };
const AT_THE_DOCK: Berth = { waterline: 772, size: 1.16 };

async function paintProfile(
  picture: Picture,
  palette: Palette,
  { vessel, seed }: PictureOrder,
  waves: Waves,
  random: Random,
  berth: Berth,
): Promise<void> {
  const bowRight = bowPointsRight(seed);
  const drawing = drawVessel(vessel, vesselKit(palette, random, coloursOf(vessel, seed)));
  const afloat = await float(picture, drawing, random, {
    middle: WIDTH * (bowRight ? 0.48 : 0.52),
    bowRight,
    ...berth,
  });
  mirrorVessel(picture, afloat, waves);
  paintVessel(picture, palette, afloat);
}

async function paintAboard(picture: Picture, kit: AboardKit, { solid, lights }: Aboard): Promise<void> {
  place(picture, await renderLayer(picture, solid));
  if (lights !== '') shine(picture, await renderLayer(picture, `${aboardPaints(kit)}${lights}`), 0.9);
}

function bowPointsRight(seed: string): boolean {
  return randomFrom(seed)() > 0.35;
}
