import sharp from 'sharp';
import type { Frame } from './types';

/** The picture being made: red, green, blue per pixel, 0 to 255 and beyond for light sources. */
export interface Picture extends Frame {
  pixels: Float32Array;
}

/** A drawing rendered to red, green, blue, alpha. */
export interface Layer {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function emptyPicture(frame: Frame): Picture {
  return { ...frame, pixels: new Float32Array(frame.width * frame.height * 3) };
}

/** Renders SVG content (everything inside the svg element) over a transparent ground. */
export async function renderLayer({ width, height }: Frame, content: string): Promise<Layer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, pixels: data };
}

/** Lays a drawing over the picture, row by row from `from` to `to`. */
export function place(picture: Picture, layer: Layer, from = 0, to = layer.height): void {
  const { pixels } = picture;
  const source = layer.pixels;
  for (let at = from * picture.width; at < to * picture.width; at++) {
    const alpha = source[at * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const share = alpha / 255;
    for (let part = 0; part < 3; part++) {
      const below = pixels[at * 3 + part] ?? 0;
      pixels[at * 3 + part] = below + ((source[at * 4 + part] ?? 0) - below) * share;
    }
  }
}

/** Adds a drawing of lights: they outshine what is behind them instead of covering it. */
export function shine(picture: Picture, layer: Layer, gain: number): void {
  const { pixels } = picture;
  const source = layer.pixels;
  for (let at = 0; at < layer.width * layer.height; at++) {
    const alpha = source[at * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const share = (alpha / 255) * gain;
    for (let part = 0; part < 3; part++) {
      pixels[at * 3 + part] = (pixels[at * 3 + part] ?? 0) + (source[at * 4 + part] ?? 0) * share;
    }
  }
}
