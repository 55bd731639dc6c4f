import { renderLayer } from '../layer';
import type { Layer } from '../layer';
import type { Palette } from '../palette';
import type { Random } from '../random';
import type { City, Frame } from '../types';
import { cancun } from './cancun';
import { sheen, skylineKit } from './kit';
import type { Skyline, SkylineKit } from './kit';
import { mississauga } from './mississauga';
import { montreal } from './montreal';
import { toronto } from './toronto';

const CITIES_DRAWN: Record<City, { draw: (kit: SkylineKit) => Skyline; scale: number; middle: number }> = {
  Toronto: { draw: toronto, scale: 0.72, middle: 0.5 },
  Montreal: { draw: montreal, scale: 1.06, middle: 0.47 },
  Mississauga: { draw: mississauga, scale: 1.34, middle: 0.44 },
  Cancun: { draw: cancun, scale: 1.75, middle: 0.5 },
};

/** The city on the horizon, rendered: what stands there, and its lamps if any are lit. */
export async function drawSkyline(
  frame: Frame,
  palette: Palette,
  city: City,
  sunX: number,
  random: Random,
  zoom = 1,
): Promise<{ solid: Layer; lights?: Layer }> {
  const { draw, scale, middle } = CITIES_DRAWN[city];
  const kit = skylineKit(frame, palette, random, { scale: scale * zoom * (frame.height / 900), sunX, middle });
  const { solid, lights } = draw(kit);
  const above = { ...frame, height: frame.horizon + 2 };
  const [solidLayer, lightLayer] = await Promise.all([
    renderLayer(above, `<defs>${sheen(palette)}</defs>${solid}`),
    lights === '' ? undefined : renderLayer(above, lights),
  ]);
  return { solid: solidLayer, lights: lightLayer };
}
