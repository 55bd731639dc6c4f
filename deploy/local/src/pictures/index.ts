import sharp from 'sharp';
import type { City, Hour, Vessel, View } from './types';
export type { City, Hour, Vessel, View } from './types';

export function drawPicture(_of: { city: City; vessel: Vessel; hour: Hour; view: View; seed: string; name?: string }): Promise<Buffer> {
  return sharp({ create: { width: 1500, height: 900, channels: 3, background: { r: 20, g: 110, b: 140 } } }).jpeg().toBuffer();
}
