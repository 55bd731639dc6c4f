import { hex } from '../colour';
import type { Palette } from '../palette';
import type { Frame } from '../types';
import { round } from './kit';
import type { SkylineKit } from './kit';

/** A wood or park along the shore, `height` metres tall: a soft edge of many crowns, lighter on top. */
export function trees(
  kit: SkylineKit,
  { from, to, height, far = 0 }: { from: number; to: number; height: number; far?: number },
): string {
  const edge = (share: number, grain: number) => {
    let path = `M${kit.x(from)} ${kit.y(0)}`;
    let x = from;
    while (x < to) {
      const width = height * grain * (0.3 + kit.random() * 0.5);
      const swell = 0.78 + 0.22 * Math.sin(x / (height * 3.1)) * Math.sin(x / (height * 7.7) + 1);
      const tall = height * share * swell * (0.82 + 0.3 * kit.random());
      path += `Q${kit.x(x + width * 0.2)} ${kit.y(tall * 1.12)} ${kit.x(x + width * 0.6)} ${kit.y(tall)}T${kit.x(x + width)} ${kit.y(tall * 0.8)}`;
      x += width;
    }
    return `${path}V${kit.y(0)}Z`;
  };
  return `<path d="${edge(1, 0.8)}" fill="${kit.paint('#5f7a4c', 0.62, far)}"/><path d="${edge(0.74, 0.7)}" fill="${kit.paint('#4c6742', 0.36, far)}"/><path d="${edge(0.42, 0.6)}" fill="${kit.paint('#3c5439', 0.16, far * 0.9)}"/>`;
}

/** A low quay wall with a light edge, across the whole picture. */
export function quay(kit: SkylineKit, surface: string, height: number): string {
  const y = kit.y(height);
  const { width, horizon } = kit.frame;
  return `<path d="M0 ${y}H${width}V${horizon + 1}H0Z" fill="${kit.paint(surface, 0.4, 0.1)}"/><path d="M0 ${y}H${width}" stroke="${kit.paint(surface, 1, 0.1)}" stroke-width="1"/>`;
}

/** Lamps along the shore. */
export function shoreLamps(kit: SkylineKit, from: number, to: number, height: number): string {
  if (kit.palette.lamps < 0.3) return '';
  let dots = '';
  for (let x = from; x < to; x += 16 + kit.random() * 34) {
    dots += `<circle cx="${kit.x(x)}" cy="${kit.y(height + kit.random() * 3)}" r="${round(1 + kit.random() * 1.1)}" fill="${kit.random() > 0.25 ? '#ffd08a' : '#eaf1ff'}"/>`;
  }
  return dots;
}

/** Mist over the shore: the foot of a city is the part most lost in haze. */
export function mist({ width, horizon, height }: Frame, { haze }: Palette): string {
  const tall = height * 0.22;
  const colour = hex(haze.colour);
  return `<linearGradient id="mist" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity="${haze.strength * 0.75}"/><stop offset="0.35" stop-color="${colour}" stop-opacity="${haze.strength * 0.3}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><rect x="0" y="${horizon - tall}" width="${width}" height="${tall}" fill="url(#mist)"/>`;
}
