import { hex, mix, rgb } from '../colour';
import { skyAt } from '../sky';
import { tone } from '../palette';
import type { Palette } from '../palette';
import type { Random } from '../random';

/**
 * A vessel from the side, bow to the right. A thousand units from stern to bow, y upwards is negative,
 * the waterline is y = 0; what is drawn below it ends at the waves.
 */
export interface VesselDrawing {
  solid: string;
  /** Lamps and lit rooms, which shine by themselves. */
  lights: string;
  /** Where the hull meets the water. */
  waterFrom: number;
  waterTo: number;
  /** Share of the picture's width that a thousand units take. */
  span: number;
  /** 0 at rest, 1 at speed. */
  wake: number;
}

export interface VesselKit {
  palette: Palette;
  random: Random;
  /** Colour of a surface, lit from 0 to 1. */
  paint(surface: string, lit: number): string;
  /** Whether lamps are lit. */
  lit: boolean;
  hullColour: string;
  accent: string;
}

type GradientStop = readonly [offset: number, colour: string, opacity?: number];

export function vesselKit(
  palette: Palette,
  random: Random,
  colours: { hullColour: string; accent: string },
): VesselKit {
  return {
    palette,
    random,
    paint: (surface, lit) => hex(tone(palette, rgb(surface), lit)),
    lit: palette.lamps > 0.3,
    ...colours,
  };
}

/** A gradient from one point to another, in the vessel's units. */
export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly GradientStop[],
): string {
  const list = stops.map(
    ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`;
}

/** Gradients that all vessels use: hull, white work, glass, teak, metal, upholstery. */
export function vesselPaints(kit: VesselKit, freeboard: number): string {
  const { paint, palette, hullColour } = kit;
  const water = hex(mix(tone(palette, rgb(hullColour), 0.4), palette.water.far, 0.5));
  const sky = hex(mix(skyAt(palette, 0.72), rgb('#101a28'), 0.42));
  const horizon = hex(mix(skyAt(palette, 0.97), rgb('#101a28'), 0.3));
  const dark = paint('#1b2733', 0.4);
  return [
    gradient(
      'hull',
      [0, -freeboard, 0, 8],
      [
        [0, paint(hullColour, 1)],
        [0.32, paint(hullColour, 0.84)],
        [0.66, paint(hullColour, 0.4)],
        [0.86, paint(hullColour, 0.24)],
        [1, water],
      ],
    ),
    gradient(
      'flare',
      [0, 0, 1000, 0],
      [
        [0, '#0a1220', 0.2],
        [0.14, '#0a1220', 0],
        [0.6, '#ffffff', 0.04],
        [0.78, '#ffffff', 0.1],
        [0.9, '#0a1220', 0.1],
        [1, '#0a1220', 0.3],
      ],
    ),
    `<linearGradient id="white" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#ffffff', 1)}"/><stop offset="0.55" stop-color="${paint('#fbfaf7', 0.86)}"/><stop offset="1" stop-color="${paint('#f0eeea', 0.42)}"/></linearGradient>`,
    `<linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#f2f0ec', 0.55)}"/><stop offset="1" stop-color="${paint('#c9c9cc', 0.05)}"/></linearGradient>`,
    `<linearGradient id="glass" x1="0" y1="0" x2="0.12" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="0.36" stop-color="${horizon}"/><stop offset="0.6" stop-color="${dark}"/><stop offset="1" stop-color="${paint('#0d141c', 0.5)}"/></linearGradient>`,
    `<linearGradient id="shine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.36" stop-color="#fff" stop-opacity="0.02"/><stop offset="0.62" stop-color="#fff" stop-opacity="0.02"/><stop offset="0.7" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.8" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#eef2f5', 1)}"/><stop offset="0.3" stop-color="${paint('#ffffff', 1)}"/><stop offset="0.52" stop-color="${paint('#8d98a3', 0.5)}"/><stop offset="0.8" stop-color="${paint('#c3ccd4', 0.6)}"/><stop offset="1" stop-color="${paint('#5c6670', 0.3)}"/></linearGradient>`,
    `<linearGradient id="teak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#c99b62', 1)}"/><stop offset="1" stop-color="${paint('#8a6238', 0.5)}"/></linearGradient>`,
    `<linearGradient id="cushion" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#f3ead9', 1)}"/><stop offset="1" stop-color="${paint('#c4b497', 0.4)}"/></linearGradient>`,
  ].join('');
}

/** A hull with its colour, a stripe, a rubbing strake, and the dark paint below the waterline. */
export function hullOf(
  kit: VesselKit,
  path: string,
  { stripe, strake }: { stripe?: string; strake?: string } = {},
): string {
  return `<clipPath id="hullclip"><path d="${path}"/></clipPath>
    <path d="${path}" fill="url(#hull)"/><path d="${path}" fill="url(#flare)"/>
    <g clip-path="url(#hullclip)">${stripe ? `<path d="${stripe}" fill="${kit.paint(kit.accent, 0.55)}"/>` : ''}
    <path d="M-80 -5H1020V30H-80Z" fill="${kit.paint('#16212e', 0.3)}" opacity="0.82"/></g>
    ${strake ? `<path d="${strake}" fill="none" stroke="${kit.paint('#ffffff', 0.95)}" stroke-width="2.6" opacity="0.85"/><path d="${strake}" transform="translate(0 3)" fill="none" stroke="${kit.paint('#3a4552', 0.2)}" stroke-width="1.6" opacity="0.45"/>` : ''}`;
}

/** A handrail along a line of points, with stanchions down to the deck. */
export function rail(
  kit: VesselKit,
  points: readonly (readonly [x: number, y: number])[],
  height: number,
  { gap = 34, wires = 1 } = {},
): string {
  const at = (x: number) => {
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1], points[index]];
      if (from && to && x <= to[0]) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    }
    return points.at(-1)?.[1] ?? 0;
  };
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const line = (share: number) =>
    points
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${Math.round((y - height * share) * 10) / 10}`)
      .join('');
  let posts = '';
  for (let x = first; x <= last + 0.5; x += (last - first) / Math.max(1, Math.round((last - first) / gap))) {
    const y = at(x);
    posts += `M${Math.round(x)} ${Math.round(y)}V${Math.round(y - height)}`;
  }
  let thin = '';
  for (let wire = 1; wire <= wires; wire++) thin += line(wire / (wires + 1));
  const steel = kit.paint('#e8edf1', 0.95);
  return `<path d="${posts}" stroke="${kit.paint('#aab4bd', 0.7)}" stroke-width="1.8" fill="none"/><path d="${thin}" stroke="${kit.paint('#aab4bd', 0.7)}" stroke-width="1" fill="none"/><path d="${line(1)}" stroke="${steel}" stroke-width="2.8" fill="none" stroke-linejoin="round"/>`;
}

/** Dark glass with the sky in it. */
export function glass(path: string): string {
  return `<path d="${path}" fill="url(#glass)"/><path d="${path}" fill="url(#shine)"/>`;
}

/** Warm light in a room, seen through its window. */
export function glow(kit: VesselKit, path: string, strength = 0.7): string {
  return kit.lit
    ? `<path d="${path}" fill="#ffc673" opacity="${strength * (kit.palette.hour === 'night' ? 1 : 0.75)}"/>`
    : '';
}

export function lamp(kit: VesselKit, x: number, y: number, colour = '#ffe7b8', radius = 4): string {
  if (!kit.lit) return '';
  const id = `lamp${Math.round(x)}x${Math.round(-y)}`;
  return `${halo(id, colour)}<circle cx="${x}" cy="${y}" r="${radius * 5}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** Lamps under water at the stern. */
export function waterLight(kit: VesselKit, x: number, width: number): string {
  return kit.lit
    ? `${halo('waterlight', '#5fd0ff')}<ellipse cx="${x}" cy="4" rx="${width}" ry="20" fill="url(#waterlight)"/>`
    : '';
}

function halo(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.8"/><stop offset="0.35" stop-color="${colour}" stop-opacity="0.26"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}
