import { renderLayer } from '../layer';
import type { Random } from '../random';
import type { Frame } from '../types';
import type { Afloat } from '../water';
import type { VesselDrawing } from './kit';

/** Puts a vessel on the water of a picture. */
export async function float(
  frame: Frame,
  drawing: VesselDrawing,
  random: Random,
  { middle, waterline, bowRight, size = 1 }: { middle: number; waterline: number; bowRight: boolean; size?: number },
): Promise<Afloat> {
  const scale = (frame.width * drawing.span * size) / 1000;
  const pitch = drawing.wake * -2.4 + (random() - 0.5) * 0.4;
  const place = `translate(${middle} ${waterline}) scale(${bowRight ? scale : -scale} ${scale}) translate(-500 0) rotate(${pitch} 320 0)`;
  // Whatever is drawn far below the waterline stays under water.
  const shown = { ...frame, height: Math.min(frame.height, waterline + 30) };
  const [layer, lights] = await Promise.all([
    renderLayer(shown, `<g transform="${place}">${drawing.solid}</g>`),
    drawing.lights.trim() === '' ? undefined : renderLayer(shown, `<g transform="${place}">${drawing.lights}</g>`),
  ]);
  const column = (units: number) => middle + (bowRight ? units - 500 : 500 - units) * scale;
  const ends = [column(drawing.waterFrom), column(drawing.waterTo)];
  return { layer, lights, waterline, from: Math.min(...ends), to: Math.max(...ends), wake: drawing.wake, bowRight };
}
