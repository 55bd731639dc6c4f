import { hex, mix, rgb } from '../colour';
import { tone } from '../palette';
import type { Palette } from '../palette';
import type { Random } from '../random';
import { skyAt } from '../sky';
import type { SunPlace } from '../sky';

/** What is seen of the vessel by someone aboard, drawn for a picture of 1500 × 900, and its lamps. */
export interface Aboard {
  solid: string;
  lights: string;
}

export interface AboardKit {
  palette: Palette;
  random: Random;
  sun: SunPlace;
  horizon: number;
  lit: boolean;
  accent: string;
  hullColour: string;
  paint(surface: string, lit: number): string;
}

export function aboardKit(
  palette: Palette,
  random: Random,
  scene: { sun: SunPlace; horizon: number; accent: string; hullColour: string },
): AboardKit {
  return {
    palette,
    random,
    lit: palette.lamps > 0.3,
    paint: (surface, lit) => hex(tone(palette, rgb(surface), lit)),
    ...scene,
  };
}

/** Gradients for everything aboard: teak, white work, cushions, leather, steel, glass, and the sun's sheen. */
export function aboardPaints(kit: AboardKit): string {
  const { paint, palette, sun } = kit;
  const down = (id: string, stops: [number, string, number?][]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;
  const sky = hex(mix(skyAt(palette, 0.8), rgb('#101a28'), 0.3));
  const warm = hex(palette.sun.colour);
  const strength = palette.hour === 'night' ? 0.1 : palette.hour === 'noon' ? 0.16 : 0.42;
  return [
    down('teak', [
      [0, paint('#d3a468', 1)],
      [0.45, paint('#b98650', 0.82)],
      [1, paint('#7d5733', 0.5)],
    ]),
    down('white', [
      [0, paint('#ffffff', 1)],
      [0.6, paint('#f6f4f0', 0.8)],
      [1, paint('#dddcdc', 0.4)],
    ]),
    down('shade', [
      [0, paint('#e9e7e4', 0.4)],
      [1, paint('#8f949c', 0.05)],
    ]),
    down('cushion', [
      [0, paint('#fbf4e6', 1)],
      [0.5, paint('#efe4d0', 0.8)],
      [1, paint('#cbbb9f', 0.42)],
    ]),
    down('back', [
      [0, paint('#f4ead8', 0.9)],
      [0.2, paint('#e3d6be', 0.6)],
      [1, paint('#ab9a7d', 0.22)],
    ]),
    down('leather', [
      [0, paint('#5b6571', 1)],
      [0.3, paint('#343c46', 0.8)],
      [1, paint('#171c22', 0.5)],
    ]),
    down('steel', [
      [0, paint('#ffffff', 1)],
      [0.45, paint('#c6d0d8', 0.7)],
      [0.55, paint('#7b8894', 0.4)],
      [1, paint('#dfe6eb', 0.8)],
    ]),
    down('hull', [
      [0, paint(kit.hullColour, 1)],
      [1, paint(kit.hullColour, 0.2)],
    ]),
    down('accent', [
      [0, paint(kit.accent, 1)],
      [1, paint(kit.accent, 0.25)],
    ]),
    down('screen', [
      [0, sky, 0.5],
      [0.6, sky, 0.12],
      [1, paint('#22303d', 0.4), 0.35],
    ]),
    down('dark', [
      [0, paint('#2b333d', 0.6)],
      [1, paint('#0e1318', 0.4)],
    ]),
    `<radialGradient id="sunlight" gradientUnits="userSpaceOnUse" cx="${Math.round(sun.x)}" cy="${kit.horizon + 30}" r="900"><stop offset="0" stop-color="${warm}" stop-opacity="${strength}"/><stop offset="0.5" stop-color="${warm}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="lampglow"><stop offset="0" stop-color="#fff0cf" stop-opacity="1"/><stop offset="0.12" stop-color="#ffd894" stop-opacity="0.6"/><stop offset="0.45" stop-color="#ffb860" stop-opacity="0.14"/><stop offset="1" stop-color="#ffb860" stop-opacity="0"/></radialGradient>`,
    `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>`,
  ].join('');
}

/** Planks that run to a vanishing point, inside a shape. */
export function planks(
  kit: AboardKit,
  id: string,
  shape: string,
  { x, y, gap = 46 }: { x: number; y: number; gap?: number },
): string {
  let seams = '';
  for (let step = -46; step <= 46; step++) seams += `M${x} ${y}L${x + step * gap} 900`;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="url(#teak)"/><g clip-path="url(#${id})"><path d="${seams}" stroke="${kit.paint('#3a2615', 0.3)}" stroke-width="1.7" opacity="0.5" fill="none"/></g>`;
}

/** A shape's share of the low sun. */
export function sunlit(shape: string): string {
  return `<path d="${shape}" fill="url(#sunlight)"/>`;
}

export function shadow(shape: string, strength = 0.34): string {
  return `<path d="${shape}" fill="#0b1018" opacity="${strength}" filter="url(#soft)"/>`;
}

/** A block of upholstery: seat or back, with a seam round its edge. */
export function cushion(
  kit: AboardKit,
  shape: string,
  fill: 'cushion' | 'back' | 'leather' | 'accent' = 'cushion',
): string {
  return `<path d="${shape}" fill="url(#${fill})"/>${sunlit(shape)}<path d="${shape}" fill="none" stroke="${kit.paint(fill === 'leather' ? '#0c0f13' : '#9c8a6b', 0.3)}" stroke-width="1.4" opacity="0.45"/>`;
}

/** A polished tube along a path. */
export function tube(kit: AboardKit, path: string, width: number): string {
  return `<path d="${path}" stroke="${kit.paint('#5f6b77', 0.35)}" stroke-width="${width}" fill="none" stroke-linecap="round"/><path d="${path}" stroke="${kit.paint('#dbe3ea', 0.8)}" stroke-width="${width * 0.66}" fill="none" stroke-linecap="round"/><path d="${path}" stroke="${kit.paint('#ffffff', 1)}" stroke-width="${width * 0.22}" fill="none" stroke-linecap="round" transform="translate(0 ${-width * 0.14})"/>`;
}

export function glowAt(kit: AboardKit, x: number, y: number, radius: number): string {
  return kit.lit ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lampglow)"/>` : '';
}

/** A bottle in its cooler and two glasses, standing at a point of a table. */
export function drinks(kit: AboardKit, x: number, y: number, size = 1): string {
  const { paint } = kit;
  const glass = (at: number) =>
    `<g transform="translate(${at} 0)"><ellipse cx="0" cy="0" rx="13" ry="4" fill="${paint('#dfe7ec', 0.9)}" opacity="0.7"/><path d="M-1.4 0V-30H1.4V0Z" fill="${paint('#eef3f6', 0.9)}" opacity="0.8"/><path d="M-13 -66C-14 -44 -7 -32 0 -30C7 -32 14 -44 13 -66Z" fill="${paint('#f4f8fa', 0.9)}" opacity="0.36"/><path d="M-12.6 -54C-12 -40 -6 -32 0 -30C6 -32 12 -40 12.6 -54Z" fill="${paint('#f2c879', 0.95)}" opacity="0.82"/><path d="M-13 -66H13" stroke="#ffffff" stroke-width="1.4" opacity="0.8"/><path d="M-9 -62Q-9 -46 -4 -38" stroke="#ffffff" stroke-width="1.6" opacity="0.7" fill="none"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="4" rx="92" ry="13" fill="#0b1018" opacity="0.22"/>
    <path d="M-26 0L-33 -56H33L26 0Q0 8 -26 0Z" fill="url(#steel)"/><path d="M-8 -58V-96Q-4 -106 -4 -118H5Q5 -106 10 -96V-58Z" fill="${paint('#24422f', 0.8)}" transform="rotate(9 0 -58)"/><path d="M-5 -118H6V-130H-5Z" fill="${paint('#c6a04c', 1)}" transform="rotate(9 0 -58)"/><ellipse cx="0" cy="-56" rx="33" ry="7" fill="${paint('#f3f7f9', 0.9)}"/>
    ${glass(-66)}${glass(62)}</g>`;
}
